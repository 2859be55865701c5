// node benchmarks/survive-sale-kills.ts [database]: kills the built gallery, or its database, again and again while people
// check out, and looks into the books of gallery, bank and post for what was lost, sold twice, or charged for nothing.
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool } from 'pg'
import PostalMime from 'postal-mime'

import { ApiError, type Call } from '../src/contract/client.ts'
import type { OrderStatus } from '../src/contract/orders/values.ts'
import { visitDatabase } from '../src/database/index.ts'
import { openMailServer } from '../src/testing/open-mail-server.ts'
import { auditSale, type Received } from './audit-sale.ts'
import { connectBuyer, type Order } from './buy.ts'
import { checkOut, drawPlan } from './check-out.ts'
import { ask, makeShop, migrationsDir } from './make-shop.ts'
import {
  makeDataFolder,
  onCleanUp,
  requireBuild,
  runBenchmark,
  runGallery,
  type RunningGallery,
} from './run-gallery.ts'

const CHECKOUTS = 200
const AT_ONCE = 16
const COPIES = Array.from({ length: 126 }, (_, at) => (at % 21 === 20 ? 8 : 1))
/** How many works everybody looks at, so that several want the same. */
const IN_VIEW = 10
const LEAST_KILLS = { gallery: 15, database: 8 }
const KILLS_AFTERWARDS = 3
/** Counted in replies, so that a slow machine gets as far between two kills as a fast one. */
const KILL_AFTER_REPLIES = { least: 20, most: 100 }
const MOST_BETWEEN_KILLS_MS = 20_000
const A_MOMENT_MS = 500
const IDLE_WITHIN_MS = 180_000
const ALL_WITHIN_MS = 900_000
const PORT = 4194
const SETTLES_WITHIN_MS = 10_500
/** How a database is ended: at once, or in an orderly way that waits for nobody. */
const ENDS_OF_A_DATABASE = ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const
const MAIL_FAILS = { refused: 0.08, keptAndRefused: 0.04 }

const isOfDatabase = process.argv[2] === 'database'
const faults: string[] = []
const told = new Map<string, Set<OrderStatus>>()
const received: Received[] = []
const figures = { kills: 0, 'sent again': 0, 'asked to come back': 0, 'came too late': 0, 'mails refused': 0 }
const done = new Map<string, number>()
const restarts: number[] = []
let replies = 0
let gallery: RunningGallery | undefined
let pool: Pool

requireBuild()
const dataDir = await makeDataFolder()
const { url: smtpUrl, close: closeMail } = await openMailServer(async ({ bytes, recipients }) => {
  const luck = Math.random()
  const isKept = luck >= MAIL_FAILS.refused
  if (isKept) {
    const { messageId = '', subject = '' } = await PostalMime.parse(bytes)
    received.push({ messageId, subject, to: recipients.join() })
  }
  if (luck < MAIL_FAILS.refused + MAIL_FAILS.keptAndRefused) {
    figures['mails refused']++
    throw Object.assign(new Error('come back later'), { responseCode: 451 })
  }
})
onCleanUp(closeMail)
await runBenchmark(sellAndKill, { faults, withinMs: ALL_WITHIN_MS })

async function sellAndKill(): Promise<void> {
  const { works, persons } = await makeShop({ dataDir, migrationsDir }, COPIES, CHECKOUTS)
  await open()
  const visit = await visitDatabase({ dataDir, migrationsDir })
  onCleanUp(visit.close)
  pool = visit.pool

  let left = works.map(({ id }) => id)
  const takeAway = (id: number) => (left = left.filter((one) => one !== id))
  const pick = () => {
    const first = left[Math.floor(Math.random() * Math.min(IN_VIEW, left.length))] ?? 0
    // Whoever finds it held looks at others next; it comes into view again later.
    if (Math.random() < 0.2) left = [...left.filter((one) => one !== first), first]
    const second = Math.random() < 0.15 ? left.find((one) => one !== first) : undefined
    return second === undefined ? [first] : [first, second]
  }
  const onTold = ({ number, status, lines }: Order) => {
    told.set(number, (told.get(number) ?? new Set()).add(status))
    if (status === 'paid') for (const { artwork, copy } of lines) if (copy === null) takeAway(artwork)
  }
  const waiting = [...persons]
  const lane = async () => {
    for (let person = waiting.shift(); person; person = waiting.shift()) {
      const plan = drawPlan()
      const call = persist(connectBuyer(person, () => gallery?.address ?? 'http://localhost:1'))
      const outcome = await checkOut(call, plan, { pick, lapse, onTold }).catch((error: unknown) => tell(error, plan))
      if (outcome === 'too late') figures['came too late']++
      const kind = outcome === 'done' ? plan : outcome
      done.set(kind, (done.get(kind) ?? 0) + 1)
    }
  }
  let hasEnded = false
  const selling = Promise.all(Array.from({ length: AT_ONCE }, lane)).finally(() => (hasEnded = true))
  const isSelling = () => !hasEnded
  while (isSelling()) await killSoon(isSelling)
  await selling
  for (let kill = 0; kill < KILLS_AFTERWARDS; kill++) await killSoon(() => false)

  await becomeIdle()
  await pool.query("UPDATE orders SET held_until = held_until - interval '2 days'")
  for (let time = 0; time < 2; time++) {
    await pool.query("SELECT graphile_worker.add_job('settle-orders')")
    await becomeIdle()
  }
  faults.push(...(await auditSale(pool, { told, received })))
  if (figures.kills < LEAST_KILLS[isOfDatabase ? 'database' : 'gallery'])
    faults.push(`Only ${figures.kills} kills, so little was proven.`)
  await tellFigures()
}

/** What a refusal means: that a plan came to nothing because time had run out is no fault, all else is. */
function tell(error: unknown, plan: string): string {
  if (error instanceof ApiError && error.status === 409) return `${plan}, but: ${error.code}`
  faults.push(`${plan}: ${error instanceof ApiError ? `${error.status} ${error.code}` : String(error)}`)
  return 'failed'
}

function isClosed(): boolean {
  return gallery === undefined
}

/** Sends what broke off again when the gallery is open, as a browser would. */
function persist(call: Call): Call {
  const again = async (...request: Parameters<Call>): Promise<unknown> => {
    for (;;) {
      try {
        const reply = await call(...request)
        replies++
        return reply
      } catch (error) {
        if (!(error instanceof ApiError) || (error.status !== 0 && error.status !== 503)) throw error
        figures[error.status === 0 ? 'sent again' : 'asked to come back']++
        do await sleep(50)
        while (isClosed())
      }
    }
  }
  return again as Call
}

async function lapse({ number }: Order): Promise<void> {
  await write("UPDATE orders SET held_until = now() - interval '1 minute' WHERE number = $1", [number])
  await write("SELECT graphile_worker.add_job('settle-orders')")
}

/** Writes into the database beside the gallery, once it is there. */
async function write(statement: string, values: unknown[] = []): Promise<void> {
  while (
    !(await pool.query(statement, values).then(
      () => true,
      () => false,
    ))
  )
    await sleep(100)
}

async function open(): Promise<void> {
  gallery = await runGallery({
    port: PORT,
    dataDir,
    environment: { DEMO: 'on', DEMO_PASSWORD: 'only for measuring', SMTP_URL: smtpUrl },
    onComplaint: (line) => {
      // While the database is away, much else complains; requests must not fail for it.
      const isFault = isOfDatabase
        ? /a request failed|could not be rendered/.test(line)
        : !/Service Unavailable|answered 503|come back later/.test(line)
      if (isFault) faults.push(line)
    },
  })
  restarts.push(gallery.ready)
}

/** Kills after so many replies, or when nobody is buying any more; the gallery is opened again, the database comes back. */
async function killSoon(isSelling: () => boolean): Promise<void> {
  const patience = performance.now() + MOST_BETWEEN_KILLS_MS
  const { least, most } = KILL_AFTER_REPLIES
  const enough = replies + least + Math.random() * (most - least)
  const isTime = () => !isSelling() || replies >= enough || performance.now() > patience
  while (!isTime()) await sleep(5)
  await sleep(Math.random() * A_MOMENT_MS)
  figures.kills++
  if (isOfDatabase) await killDatabase()
  else {
    const killed = gallery
    gallery = undefined
    await killed?.end('SIGKILL')
    await open()
  }
  const finished = [...done.values()].reduce((sum, count) => sum + count, 0)
  console.log(`kill ${figures.kills}: open again after ${restarts.at(-1)} ms, ${finished} checkouts are over`)
}

/** Ends the database, and waits until the gallery has it back. */
async function killDatabase(): Promise<void> {
  const begun = performance.now()
  const server = Number.parseInt(await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'))
  process.kill(server, ENDS_OF_A_DATABASE[figures.kills % ENDS_OF_A_DATABASE.length])
  await sleep(100)
  const isReady = () => fetch(`${gallery?.address}/readyz`).then(({ ok }) => ok)
  while (!(await isReady())) await sleep(20)
  restarts.push(Math.round(performance.now() - begun))
  // One that goes again at once is given longer and longer pauses, which is no part of this.
  await sleep(SETTLES_WITHIN_MS)
}

/** Waits until nothing is left to be done; what is to be done later is done now. */
async function becomeIdle(): Promise<void> {
  const until = performance.now() + IDLE_WITHIN_MS
  while (performance.now() < until) {
    await pool.query(
      'UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_by IS NULL',
    )
    const jobs = await ask(pool, 'SELECT FROM graphile_worker._private_jobs')
    if (jobs.length === 0) return
    await sleep(500)
  }
  const jobs = await ask<{ job: string }>(
    pool,
    `SELECT concat_ws(' ', count(*), task_identifier, max(last_error), max(attempts), max(locked_by)) AS job
     FROM graphile_worker.jobs GROUP BY task_identifier`,
  )
  faults.push(`Not idle within ${IDLE_WITHIN_MS / 1000} s: ${jobs.map(({ job }) => job).join(', ')}`)
}

async function tellFigures(): Promise<void> {
  const statuses = await ask<{ status: string; count: number; received: number; refunded: number }>(
    pool,
    `SELECT status, count(*)::int, sum(received)::int / 100 AS received, sum(refunded)::int / 100 AS refunded
     FROM orders GROUP BY status ORDER BY status`,
  )
  const [books] = await ask<object>(
    pool,
    `SELECT sum(received)::int / 100 AS received, sum(refunded)::int / 100 AS refunded,
       (SELECT count(*)::int FROM mails) AS mails, (SELECT count(*)::int FROM payment_notices) AS notices
     FROM sandbox_payments`,
  )
  const times = restarts.slice(1).toSorted((a, b) => a - b)
  console.table(Object.fromEntries([...done].toSorted()))
  console.table(Object.fromEntries(statuses.map(({ status, ...sums }) => [status, sums])))
  console.table({
    checkouts: CHECKOUTS,
    ...figures,
    'orders told of': told.size,
    'told to be paid': [...told.values()].filter((statuses) => statuses.has('paid')).length,
    'at the bank': JSON.stringify(books),
    'mails received, with copies': received.length,
    'median restart, ms': times[Math.floor(times.length / 2)],
    'slowest restart, ms': times.at(-1),
  })
}
