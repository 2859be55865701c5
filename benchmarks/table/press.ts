import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

interface Manner {
  connections?: number
  seconds?: number
  headers?: Record<string, string>
}

/** What a client in C was answered: one in Node would be slower than what it measures. */
export interface Answered {
  requests: number
  /** A second. */
  rate: number
}

/** Ends with a word where there is no such client. */
export async function requireClient(): Promise<void> {
  const { code } = (await run('wrk', ['--version']).catch((error: unknown) => error)) as { code?: unknown }
  if (code !== 'ENOENT') return
  console.error(
    'The client that measures is wrk, which is not installed: get it from your system, such as by apt-get install wrk.',
  )
  process.exit(1)
}

/** Asks for one address again and again. */
export function press(url: string, manner: Manner = {}): Promise<Answered> {
  return askWith(url, manner, [])
}

let asked = 1_000_000

/** Asks for addresses that nobody asked for before: numbers stand in the places of `{n}`, `{low}` and `{high}`. */
export function pressAnew(origin: string, address: string, manner: Manner = {}): Promise<Answered> {
  asked += 100_000
  return askWith(origin, manner, ['--', address, String(asked)], path.join(import.meta.dirname, 'never-asked.lua'))
}

async function askWith(
  url: string,
  { connections = 32, seconds = 4, headers = {} }: Manner,
  rest: string[],
  script?: string,
): Promise<Answered> {
  const { stdout } = await run('wrk', [
    ...['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s'],
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(script ? ['-s', script] : []),
    url,
    ...rest,
  ])
  const refused = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.*)/.exec(stdout)
  if (refused) throw new Error(`${url} ${rest.join(' ')}: ${refused[0]}`)
  const requests = stdout.slice(0, stdout.indexOf(' requests in ')).split(/\s/).at(-1)
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  return { requests: Number(requests), rate: Number(rate) }
}
