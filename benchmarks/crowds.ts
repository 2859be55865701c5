// node benchmarks/crowds.ts: what visitors notice of crowds, on a built gallery with 10,000 works: requests of people who
// have gone, 600 connections on pages rendered anew, 350 costly searches at once beside buyers. Each is compared with
// the quiet gallery of the same run.
import { setTimeout as sleep } from 'node:timers/promises'

import { fillWithWorks } from './fill-with-works.ts'
import { type Answer, callerAt, knock, summarize } from './knock.ts'
import { makeShop, migrationsDir, type Work } from './make-shop.ts'
import { makeDataFolder, requireBuild, runBenchmark, runGallery } from './run-gallery.ts'
import { sendCrowd } from './send-crowd.ts'

const WORKS = 10_000
const PORT = 4196
const CONNECTIONS = 600
const SECONDS = 12
const SEARCHES = 350
const BUYERS = 12
const PROMPT_MS = 1000
const ALL_WITHIN_MS = 900_000

const faults: string[] = []
const table: Record<string, object> = {}
let address = ''
let visitors = 0
let [shown] = [] as Work[]

/** What somebody who is no part of a crowd asks for, each time by a fresh connection. */
const WATCHED = {
  'health check': () => ({ path: '/healthz' }),
  'readiness check': () => ({ path: '/readyz' }),
  'kept page': () => ({ path: '/fr' }),
  quote: () => ({
    path: '/api/cart/quote',
    method: 'POST',
    body: { lines: [{ artwork: shown?.id ?? 0 }], delivery: { method: 'pickup' } },
  }),
}
type Watched = Record<keyof typeof WATCHED, Answer[]>

const PAGE_ANEW = '/fr/search?query=vague+bleu+#'
const COSTLY_SEARCH = '/api/search?query=wintr+landskape+mornng+#+rivver+lihgt'

requireBuild()
await runBenchmark(() => measureAll().finally(() => console.table(table)), { faults, withinMs: ALL_WITHIN_MS })

async function measureAll(): Promise<void> {
  const place = { dataDir: await makeDataFolder(), migrationsDir }
  await fillWithWorks(place.dataDir, WORKS)
  ;[shown] = (await makeShop(place, Array<number>(BUYERS).fill(1), BUYERS)).works
  const gallery = await runGallery({
    port: PORT,
    dataDir: place.dataDir,
    // By its number: names are looked up in four threads, for which a crowd of ours would wait.
    environment: { DEMO: 'on', DEMO_PASSWORD: 'only for measuring', HOST: '127.0.0.1' },
    onComplaint: (line) => faults.push(line),
  })
  address = gallery.address.replace('localhost', '127.0.0.1')
  await knock({ address, path: '/fr' })
  // The first pages of a process are compiled while they are rendered: that is no crowd's doing.
  await sendCrowd({ address, people: 4, path: PAGE_ANEW, seconds: 4 })
  const quiet = await watchWhile('quiet', sleep(3000))
  for (const count of [300, 1000]) await leaveAtOnce(count)
  await rush(quiet)
  for (const isOneCaller of [false, true]) await searchWithoutEnd(isOneCaller, quiet)
  await gallery.end('SIGTERM')
}

/** Asks for each watched thing again and again while something goes on. */
async function watchWhile(name: string, work: Promise<unknown>, quiet?: Watched): Promise<Watched> {
  let hasEnded = false
  const end = work.finally(() => (hasEnded = true))
  const isOver = () => hasEnded
  const watch = async (ask: () => object) => {
    const answers: Answer[] = []
    while (!isOver()) {
      answers.push(await knock({ address, path: '', from: callerAt(900_000 + visitors++), ...ask() }))
      await sleep(50)
    }
    return answers
  }
  const entries = Object.entries(WATCHED).map(async ([what, ask]) => [what, await watch(ask)] as const)
  const seen = Object.fromEntries(await Promise.all(entries)) as Watched
  await end
  for (const [what, answers] of Object.entries(seen)) {
    const before = quiet?.[what as keyof Watched]
    const ratio = before && (medianOf(answers) / medianOf(before)).toFixed(1)
    table[`${name}: ${what}`] = { ...summarize(answers), ...(ratio ? { 'median / quiet': Number(ratio) } : {}) }
    const slow = answers.filter(({ status, milliseconds }) => status !== 200 || milliseconds > PROMPT_MS)
    if (slow.length > 0)
      faults.push(`${name}: ${slow.length} of ${answers.length} × ${what} refused, or over a second.`)
  }
  return seen
}

/** So many ask for pages and leave; how long is somebody waiting who comes then? */
async function leaveAtOnce(count: number): Promise<void> {
  await sendCrowd({ address, people: count, path: PAGE_ANEW, leavesAfterMs: 300 })
  const answer = await knock({ address, path: '/healthz' })
  table[`${count} have gone: health check`] = summarize([answer])
  if (answer.milliseconds > PROMPT_MS) faults.push(`After ${count} had gone, a health check waited too long.`)
  await sleep(3000)
}

/** All connections ask for one page after the other that nobody has asked for before. */
async function rush(quiet: Watched): Promise<void> {
  const name = `${CONNECTIONS} connections`
  const crowd = sendCrowd({ address, people: CONNECTIONS, path: PAGE_ANEW, seconds: SECONDS })
  await watchWhile(name, crowd, quiet)
  tellCrowd(`${name}: pages rendered anew`, await crowd, [200, 503])
  await sleep(3000)
}

/** Costly searches, all at once, with slips in every word so that the nearest words are looked for. */
async function searchWithoutEnd(isOneCaller: boolean, quiet: Watched): Promise<void> {
  const name = `${SEARCHES} searches from ${isOneCaller ? 'one caller' : 'as many callers'}`
  const crowd = sendCrowd({ address, people: SEARCHES, path: COSTLY_SEARCH, isOneCaller })
  await watchWhile(name, crowd, quiet)
  tellCrowd(`${name}: searches`, await crowd, [200, 503, 429])
  await sleep(3000)
}

function tellCrowd(name: string, answers: Answer[], allowed: number[]): void {
  table[name] = summarize(answers)
  const others = answers.filter(({ status }) => !allowed.includes(status))
  if (others.length > 0) faults.push(`${name}: ${others.length} were answered otherwise than ${allowed.join(' or ')}.`)
}

function medianOf(answers: Answer[]): number {
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  return times[Math.floor(times.length / 2)] ?? 0
}
