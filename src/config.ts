import { existsSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://gallery.example' })
  .transform((url) => new URL(url).origin)

const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const settings = z.object({
  PORT: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be at least 1')
    .max(65_535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().default('localhost'),
  PUBLIC_URL: origin.optional(),
  API_URL: origin.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      hostname: /./,
      error: 'must look like postgresql://user:password@host:5432/database',
    })
    .optional(),
  S3_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      hostname: /./,
      error: 'must be an address such as https://s3.eu-west-3.amazonaws.com',
    })
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-west-3, or auto')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  TRUST_PROXY: z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('warn'),
})

/** Everything that can be set from outside, parsed and with its defaults. */
export interface Config {
  port: number
  host: string
  /** The address visitors know; by default the one we listen on. */
  publicUrl: string
  /** Another server that answers `/api` and `/storage` for our pages; empty when it is this one. */
  apiUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** Whether a gallery that has nothing yet fills itself with the demo's collection. */
  isDemo: boolean
  /** The bucket that files are kept in; without it they lie in the data folder. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  trustedProxies: number
  logLevel: string
  /** Where the package lies: migrations and built pages are found from here. */
  projectDir: string
}

/** A fault in the environment, told in one message that lists every wrong setting. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

/** Reads the environment; a variable set to nothing counts as not set. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  const lacking = S3_SETTINGS.filter((name) => given[name] === undefined)
  const isS3Partial = lacking.length > 0 && lacking.length < S3_SETTINGS.length
  if (!parsed.success || isS3Partial) {
    const found = (parsed.error?.issues ?? []).map(
      (issue) =>
        `  ${issue.path.join('.')} ${issue.message} (it is "${withoutPassword(given[String(issue.path[0])])}")`,
    )
    if (isS3Partial) found.push(`  ${lacking.join(', ')} must be set too, or none of the S3 settings`)
    throw new ConfigError(`These settings are wrong:\n${[...new Set(found)].join('\n')}`)
  }
  const { PORT, HOST, PUBLIC_URL, API_URL, DATA_DIR, DATABASE_URL, DEMO, TRUST_PROXY, LOG_LEVEL, ...s3 } = parsed.data
  const projectDir = findProjectDir()
  const publicUrl = PUBLIC_URL ?? `http://${nameOf(HOST)}:${PORT}`
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    apiUrl: API_URL && API_URL !== publicUrl ? API_URL : '',
    dataDir: path.resolve(projectDir, DATA_DIR),
    databaseUrl: DATABASE_URL,
    isDemo: DEMO === 'on',
    s3: s3Of(s3),
    trustedProxies: TRUST_PROXY,
    logLevel: LOG_LEVEL,
    projectDir,
  }
}

/** The bucket's settings, which are there all together or not at all. */
function s3Of(given: Pick<z.output<typeof settings>, (typeof S3_SETTINGS)[number]>): Config['s3'] {
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = S3_SETTINGS.map((name) => given[name])
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

// An address of the whole machine is visited by name, and one of IPv6 stands in brackets.
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

// A password belongs to the setting, but not on the screen.
const withoutPassword = (value = '') => value.replace(/:[^:@/]*@/, ':…@')

// The built server lies deeper in the tree than this source, so the package file marks the root for both.
function findProjectDir(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
}
