import { existsSync } from 'node:fs'
import path from 'node:path'

import { z } from 'zod'

import { countProcesses } from './processes/count-processes.ts'

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://gallery.example' })
  .transform((url) => new URL(url).origin)

const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const RECEIVING_SETTINGS = ['MAIL_REPLY_TO', 'MAIL_RECEIVED_SECRET'] as const

const STRIPE_SETTINGS = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** What may be shown when it is wrong, its password left out; of all others it is only said that they are. */
const SHOWN: unknown[] = [
  ...['PORT', 'HOST', 'PUBLIC_URL', 'API_URL', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'MAIL_FROM'],
  'MAIL_REPLY_TO',
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'DEMO', 'WEBHOOKS_TO_OWN_NETWORK', 'TRUST_PROXY', 'LOG_LEVEL'],
  'PROCESSES',
]

const MAIL_FROM = /^(?:([^<>"@\p{Cc}]*)<([^\s<>"@]+@[^\s<>"@]+)>|([^\s<>"@]+@[^\s<>"@]+))$/u

const PROCESSES_FAULT = 'must be a number of processes, from 1 to 64'

// Secrets travel to these; on the same machine nobody listens in.
const issuer = z.url({ protocol: /^https?$/, hostname: /./ }).refine((url) => {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
})

/** `OIDC_GOOGLE_CLIENT_ID` and the like, with the name of the service in the middle. */
const OIDC_SETTING = /^OIDC_([A-Z][A-Z0-9]{0,30})_(ISSUER|CLIENT_ID|CLIENT_SECRET|LABEL)$/
const PRESETS: Record<string, { issuer: string; name: string }> = {
  GOOGLE: { issuer: 'https://accounts.google.com', name: 'Google' },
}

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
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(MAIL_FROM, 'must look like Gallery <mail@gallery.example>')
    .transform((text) => {
      const [, name = '', named, bare] = MAIL_FROM.exec(text) ?? []
      return { name: name.trim(), address: named ?? bare ?? '' }
    })
    .optional(),
  // What is added to the part before the sign must still fit into the 64 letters that it may have.
  MAIL_REPLY_TO: z
    .string()
    .regex(/^[\w.-]{1,32}@[\w-]+(?:\.[\w-]+)*$/, 'must be an address such as reply@gallery.example')
    .transform((address) => address.toLowerCase())
    .optional(),
  MAIL_RECEIVED_SECRET: z
    .string()
    .regex(/^[\w-]{24,128}$/, 'must have 24 to 128 letters, digits, - or _')
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must begin with sk_test_ or sk_live_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must begin with pk_test_ or pk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must begin with whsec_')
    .optional(),
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]+$/, 'must be a key of Google’s Maps Embed API')
    .optional(),
  DEMO: z.enum(['on', 'off'], 'must be on or off').optional(),
  DEMO_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(128).optional(),
  WEBHOOKS_TO_OWN_NETWORK: z.enum(['on', 'off'], 'must be on or off').default('off'),
  TRUST_PROXY: z.coerce.number('must be the number of proxies in front').int().min(0).max(10).default(0),
  PROCESSES: z.coerce
    .number(PROCESSES_FAULT)
    .int(PROCESSES_FAULT)
    .min(1, PROCESSES_FAULT)
    .max(64, PROCESSES_FAULT)
    .optional(),
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
  /** Whether this may be the demo: one that has nothing yet fills itself, and whoever comes may try everything. */
  isDemo: boolean
  /** What decided so, in words for whoever starts the gallery. */
  demoReason: string
  /** The bucket that files are kept in; without it they lie in the data folder. */
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined
  /** The account that the money goes to; without it the demo pays in its sandbox, and others not at all. */
  payments: { provider: 'stripe'; secretKey: string; publishableKey: string; webhookSecret: string } | undefined
  /** The key for maps by Google, which browsers get to see; without it maps are OpenStreetMap's. */
  mapsKey: string | undefined
  /** The server that takes mails; without it they lie in the data folder. */
  smtpUrl: string | undefined
  /** Who mails are from, unless the gallery itself says so; without a name they are in the gallery's. */
  mailFrom: { name: string; address: string }
  /** Where mails about conversations are answered, and what whoever brings us such a mail must know; without it none are taken. */
  receiving: { address: string; secret: string } | undefined
  /** The password of the demo's people; without it one is made up. */
  demoPassword: string | undefined
  /** The services through which people can come in. */
  providers: { id: string; name: string; issuer: string; clientId: string; clientSecret: string }[]
  /** Whether other programs may be told what happens within the network that the gallery stands in. */
  webhooksToOwnNetwork: boolean
  trustedProxies: number
  /** In how many processes the built gallery serves. */
  processes: number
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
  const { providers, faults } = readProviders(given)
  faults.unshift(...findStripeFaults(given))
  const unsaid = RECEIVING_SETTINGS.filter((name) => given[name] === undefined)
  if (unsaid.length === 1)
    faults.push(`  ${unsaid[0]} must be set too, or neither of ${RECEIVING_SETTINGS.join(' and ')}`)
  if (!parsed.success || isS3Partial || faults.length > 0) {
    const found = (parsed.error?.issues ?? []).map(
      (issue) =>
        `  ${issue.path.join('.')} ${issue.message}${SHOWN.includes(issue.path[0]) ? ` (it is "${withoutPassword(given[String(issue.path[0])])}")` : ''}`,
    )
    if (isS3Partial) found.push(`  ${lacking.join(', ')} must be set too, or none of the S3 settings`)
    found.push(...faults)
    throw new ConfigError(`These settings are wrong:\n${[...new Set(found)].join('\n')}`)
  }
  const { PORT, HOST, PUBLIC_URL, API_URL, DATA_DIR, DATABASE_URL, DEMO, TRUST_PROXY, LOG_LEVEL, ...rest } = parsed.data
  const projectDir = findProjectDir()
  const publicUrl = PUBLIC_URL ?? `http://${nameOf(HOST)}:${PORT}`
  const payments = stripeOf(rest)
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    apiUrl: API_URL && API_URL !== publicUrl ? API_URL : '',
    dataDir: path.resolve(projectDir, DATA_DIR),
    databaseUrl: DATABASE_URL,
    ...decideDemo(DEMO, { host: HOST, publicUrl, databaseUrl: DATABASE_URL, payments }),
    s3: s3Of(rest),
    payments,
    mapsKey: rest.MAPS_KEY,
    smtpUrl: rest.SMTP_URL,
    mailFrom: rest.MAIL_FROM ?? { name: '', address: `no-reply@${new URL(publicUrl).hostname}` },
    receiving: receivingOf(rest),
    demoPassword: rest.DEMO_PASSWORD,
    providers,
    webhooksToOwnNetwork: rest.WEBHOOKS_TO_OWN_NETWORK === 'on',
    trustedProxies: TRUST_PROXY,
    processes: rest.PROCESSES ?? countProcesses(),
    logLevel: LOG_LEVEL,
    projectDir,
  }
}

const NAMES: Record<NonNullable<Config['payments']>['provider'], string> = { stripe: 'Stripe' }

/** What is not said outright is decided by whether a setting speaks of the world outside: then nothing is open that a stranger could use. */
function decideDemo(
  said: 'on' | 'off' | undefined,
  { host, publicUrl, databaseUrl, payments }: Pick<Config, 'host' | 'publicUrl' | 'databaseUrl' | 'payments'>,
): Pick<Config, 'isDemo' | 'demoReason'> {
  if (said) return { isDemo: said === 'on', demoReason: `DEMO=${said} is set` }
  const outside = [
    ...(databaseUrl === undefined ? [] : ['DATABASE_URL is set']),
    ...(isThisMachine(new URL(publicUrl)) ? [] : [`visitors come to ${publicUrl}`]),
    ...(payments === undefined ? [] : [`keys of ${NAMES[payments.provider]} are set`]),
  ]
  if (outside.length > 0) return { isDemo: false, demoReason: `${outside.join(' and ')} (DEMO=on would open it)` }
  const others = isEveryAddress(host) ? ` (though HOST=${host} lets other machines in)` : ''
  return { isDemo: true, demoReason: `database, address and payments are this machine’s own${others}` }
}

/** Whether an address leads nowhere but to the machine that it is opened on. */
const isThisMachine = ({ hostname }: URL) =>
  hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname) || /(^|\.)localhost$/.test(hostname)

const receivingOf = ({
  MAIL_REPLY_TO: address,
  MAIL_RECEIVED_SECRET: secret,
}: Pick<z.output<typeof settings>, (typeof RECEIVING_SETTINGS)[number]>) =>
  address && secret ? { address, secret } : undefined

/** The bucket's settings, which are there all together or not at all. */
function s3Of(given: Pick<z.output<typeof settings>, (typeof S3_SETTINGS)[number]>): Config['s3'] {
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = S3_SETTINGS.map((name) => given[name])
  if (!endpoint || !bucket || !region || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

/** The keys of Stripe, which are there all together or not at all. */
function stripeOf(given: Pick<z.output<typeof settings>, (typeof STRIPE_SETTINGS)[number]>): Config['payments'] {
  const [secretKey, publishableKey, webhookSecret] = STRIPE_SETTINGS.map((name) => given[name])
  if (!secretKey || !publishableKey || !webhookSecret) return undefined
  return { provider: 'stripe', secretKey, publishableKey, webhookSecret }
}

/** What lacks of them, and keys that do not belong together: one would charge what the other only pretends to. */
function findStripeFaults(given: Record<string, string | undefined>): string[] {
  const lacking = STRIPE_SETTINGS.filter((name) => given[name] === undefined)
  if (lacking.length === STRIPE_SETTINGS.length) return []
  if (lacking.length > 0) return [`  ${lacking.join(', ')} must be set too, or none of the Stripe settings`]
  const [secret, publishable] = STRIPE_SETTINGS.map((name) => given[name]?.split('_')[1])
  return secret === publishable
    ? []
    : ['  STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY must both be for tests, or both be live']
}

/** The services that are wholly set, and what lacks of the others. */
function readProviders(given: Record<string, string | undefined>) {
  const named = Object.keys(given).flatMap((name) => OIDC_SETTING.exec(name)?.[1] ?? [])
  const providers: Config['providers'] = []
  const faults: string[] = []
  for (const name of new Set(named)) {
    const preset = PRESETS[name]
    const of = (part: string) => given[`OIDC_${name}_${part}`]
    const values = {
      ISSUER: of('ISSUER') ?? preset?.issuer,
      CLIENT_ID: of('CLIENT_ID'),
      CLIENT_SECRET: of('CLIENT_SECRET'),
    }
    const lacking = Object.entries(values).flatMap(([part, value]) => (value ? [] : [`OIDC_${name}_${part}`]))
    if (name === 'DEMO') faults.push('  OIDC_DEMO is the name of the demo’s own service: choose another')
    if (lacking.length > 0) faults.push(`  ${lacking.join(', ')} must be set too, or none of OIDC_${name}`)
    if (values.ISSUER !== undefined && !issuer.safeParse(values.ISSUER).success)
      faults.push(`  OIDC_${name}_ISSUER must be an address such as https://id.example.com (it is "${values.ISSUER}")`)
    providers.push({
      id: name.toLowerCase(),
      name: of('LABEL') ?? preset?.name ?? `${name.charAt(0)}${name.slice(1).toLowerCase()}`,
      issuer: values.ISSUER ?? '',
      clientId: values.CLIENT_ID ?? '',
      clientSecret: values.CLIENT_SECRET ?? '',
    })
  }
  return { providers, faults }
}

// An address of the whole machine is visited by name, and one of IPv6 stands in brackets.
function nameOf(host: string): string {
  if (isEveryAddress(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const isEveryAddress = (host: string) => host === '0.0.0.0' || host === '::'

// A password belongs to the setting, but not on the screen.
function withoutPassword(value = ''): string {
  const [from, to] = [value.indexOf('//'), value.lastIndexOf('@')]
  return from >= 0 && to > from ? `${value.slice(0, from)}//…${value.slice(to)}` : value
}

// The built server lies deeper in the tree than this source, so the package file marks the root for both.
function findProjectDir(): string {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
}
