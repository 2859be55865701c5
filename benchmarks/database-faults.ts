// node benchmarks/database-faults.ts: stops, kills and freezes the embedded PostgreSQL of a built gallery while people
// look around and ask for prices, and tells what they were answered, after how long, and when all was well again.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type Answer, callerAt, knock, summarize } from './knock.ts'
import { makeShop, migrationsDir, type Work } from './make-shop.ts'
import { makeDataFolder, requireBuild, runBenchmark, runGallery } from './run-gallery.ts'

const PORT = 4198
const LASTS_MS = 20_000
const WELL_WITHIN_MS = 60_000
/** Longer than anybody waits at a screen. */
const LATEST_MS = 12_000
const ALL_WITHIN_MS = 600_000

const faults: string[] = []
const table: Record<string, object> = {}
const said = new Set<string>()
let address = ''
let asked = 0
let [shown] = [] as Work[]

/** What people do meanwhile. */
const ASKED = {
  search: () => ({ path: `/api/search?query=blue+${asked}` }),
  'page rendered anew': () => ({ path: `/fr/search?query=bleu+${asked}` }),
  quote: () => ({
    path: '/api/cart/quote',
    method: 'POST',
    body: { lines: [{ artwork: shown?.id ?? 0 }], delivery: { method: 'pickup' } },
  }),
  'kept page': () => ({ path: '/fr' }),
}

/** What happens to the database, by which signals; what is frozen is let go in the end. */
const FAULTS: Record<string, { signal: NodeJS.Signals; isOfAll?: boolean; andThen?: NodeJS.Signals }> = {
  stopped: { signal: 'SIGINT' },
  killed: { signal: 'SIGKILL' },
  frozen: { signal: 'SIGSTOP', isOfAll: true, andThen: 'SIGCONT' },
}

requireBuild()
const dataDir = await makeDataFolder()
await runBenchmark(() => measureAll().finally(tell), { faults, withinMs: ALL_WITHIN_MS })

async function measureAll(): Promise<void> {
  ;[shown] = (await makeShop({ dataDir, migrationsDir }, [1], 1)).works
  const gallery = await runGallery({
    port: PORT,
    dataDir,
    environment: { DEMO: 'on', DEMO_PASSWORD: 'only for measuring', LOG_LEVEL: 'error' },
    onComplaint: (line) => said.add(line),
  })
  address = gallery.address
  await knock({ address, path: '/fr' })
  await lookWhile('well', () => sleep(4000))
  for (const [name, fault] of Object.entries(FAULTS)) {
    let isWellAfter = 0
    await lookWhile(name, async () => {
      const begun = performance.now()
      await strike(fault.signal, fault.isOfAll)
      if (fault.andThen) {
        await sleep(LASTS_MS)
        await strike(fault.andThen, true)
      }
      const letGo = fault.andThen ? performance.now() : begun
      isWellAfter = (await becomesWell()) - letGo
    })
    table[`${name}: well again after, ms`] = { 'slowest, ms': Math.round(isWellAfter) }
    await sleep(2000)
  }
  await gallery.end('SIGTERM')
}

async function strike(signal: NodeJS.Signals, isOfAll = false): Promise<void> {
  const server = Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'))
  const children = isOfAll ? await childrenOf(server) : []
  for (const pid of [server, ...children]) process.kill(pid, signal)
}

async function childrenOf(parent: number): Promise<number[]> {
  const processes = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const parents = await Promise.all(
    processes.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      return { pid, parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) }
    }),
  )
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid)
}

/** When the first search and the first quote were answered again. */
async function becomesWell(): Promise<number> {
  const until = performance.now() + WELL_WITHIN_MS
  while (performance.now() < until) {
    const answers = await Promise.all([ask('search'), ask('quote')])
    if (answers.every(({ status }) => status === 200)) return performance.now()
    await sleep(50)
  }
  faults.push(`Not well within ${WELL_WITHIN_MS / 1000} s.`)
  return performance.now()
}

function ask(what: keyof typeof ASKED): Promise<Answer> {
  asked++
  return knock({ address, from: callerAt(asked), ...ASKED[what]() })
}

/** Sends each kind of request ten times a second while something happens, whether or not the others were answered. */
async function lookWhile(name: string, work: () => Promise<unknown>): Promise<void> {
  let hasEnded = false
  const isOver = () => hasEnded
  const look = async (what: keyof typeof ASKED) => {
    const answers: Promise<Answer>[] = []
    while (!isOver()) {
      answers.push(ask(what))
      await sleep(100)
    }
    return Promise.all(answers)
  }
  const kinds = Object.keys(ASKED) as (keyof typeof ASKED)[]
  const looking = Promise.all(kinds.map(async (what) => [what, await look(what)] as const))
  await work()
  await sleep(1000)
  hasEnded = true
  for (const [what, answers] of await looking) {
    table[`${name}: ${what}`] = summarize(answers)
    const wrong = answers.filter(({ status }) => status !== 200 && status !== 503)
    if (wrong.length > 0) faults.push(`${name}: ${wrong.length} × ${what} were answered otherwise than 200 or 503.`)
    const late = answers.filter(({ milliseconds }) => milliseconds > LATEST_MS)
    if (late.length > 0) faults.push(`${name}: ${late.length} × ${what} took more than ${LATEST_MS / 1000} s.`)
  }
}

function tell(): void {
  console.table(table)
  for (const line of said) console.log(line)
}
