// node benchmarks/sell-once.ts [postgresql://…]: lets crowds buy one original and one edition at the same moment, from
// built galleries over HTTP, and looks into the books of gallery and bank. With an outside PostgreSQL, named here or in
// TEST_DATABASE_URL, one gallery and then two work on a database of their own there.
import { Client } from 'pg'

import { ApiError } from '../src/contract/client.ts'
import { visitDatabase } from '../src/database/index.ts'
import { databaseOf } from '../src/testing/prepare-databases.ts'
import { confirmPrice, connectBuyer, payOrder, placeOrder, showCard } from './buy.ts'
import { ask, makeShop, migrationsDir, type Person, type Place, type Work } from './make-shop.ts'
import {
  makeDataFolder,
  onCleanUp,
  requireBuild,
  runBenchmark,
  runGallery,
  type RunningGallery,
} from './run-gallery.ts'

const CROWDS = [
  { copies: 1, buyers: 200 },
  { copies: 10, buyers: 50 },
]
const ALONE = 9
const PORT = 4191
const ALL_WITHIN_MS = 900_000
const LATE = /^409 (artwork-held|artwork-gone|quote-changed)$/

const faults: string[] = []
const table: Record<string, object> = {}

requireBuild()
const server = process.argv[2] ?? process.env.TEST_DATABASE_URL
await runBenchmark(() => measureAll().finally(() => console.table(table)), { faults, withinMs: ALL_WITHIN_MS })

async function measureAll(): Promise<void> {
  await measure('embedded, 1 gallery', { dataDir: await makeDataFolder(), migrationsDir }, 1)
  if (server === undefined) {
    console.log('No outside PostgreSQL was named, so two galleries on one database were not tried.')
    return
  }
  for (const count of [1, 2]) {
    const databaseUrl = await makeDatabase(server, `cimaise_sell_once_${process.pid}_${count}`)
    const place = { dataDir: await makeDataFolder(), databaseUrl, migrationsDir }
    await measure(`outside, ${count} ${count > 1 ? 'galleries' : 'gallery'}`, place, count)
  }
}

async function measure(name: string, place: Place, count: number): Promise<void> {
  const crowd = Math.max(...CROWDS.map(({ buyers }) => buyers))
  const singles = Array<number>(ALONE).fill(1)
  const { works, persons } = await makeShop(place, [...CROWDS.map(({ copies }) => copies), ...singles], crowd + ALONE)
  const galleries: RunningGallery[] = []
  try {
    for (let at = 0; at < count; at++) galleries.push(await open(place, PORT + at))
    const addressOf = (at: number) => galleries[at % count]?.address ?? ''
    const alone = await measureAlone(persons.slice(crowd), works.slice(CROWDS.length), addressOf)
    for (const [at, { buyers }] of CROWDS.entries()) {
      const work = works[at] as Work
      const begun = performance.now()
      const replies = await sendCrowd(persons.slice(0, buyers), work, addressOf)
      const milliseconds = performance.now() - begun
      const key = `${name}: ${buyers} for ${work.copies}`
      table[key] = {
        ...(await audit(key, place, work, replies)),
        'alone, ms': Math.round(alone),
        'all, ms': Math.round(milliseconds),
        [`all / (buyers × alone)`]: Number((milliseconds / (buyers * alone)).toFixed(2)),
      }
    }
  } finally {
    for (const gallery of galleries) await gallery.end('SIGTERM')
  }
}

function open({ dataDir, databaseUrl = '' }: Place, port: number): Promise<RunningGallery> {
  return runGallery({
    port,
    dataDir,
    environment: { DEMO: 'on', DEMO_PASSWORD: 'only for measuring', DATABASE_URL: databaseUrl },
    onComplaint: (line) => faults.push(line),
  })
}

/** How long one buyer takes with nobody else there, as the median; the first ones warm up. */
async function measureAlone(people: Person[], works: Work[], addressOf: (at: number) => string): Promise<number> {
  const times: number[] = []
  for (const [at, person] of people.entries()) {
    const call = connectBuyer(person, () => addressOf(at))
    const artworks = [works[at]?.id ?? 0]
    const begun = performance.now()
    const { number } = await placeOrder(call, artworks, { fingerprint: await confirmPrice(call, artworks) })
    const { status } = await payOrder(call, number, { method: await showCard(call, 'success') })
    if (status !== 'paid') faults.push(`Alone, an order became ${status}.`)
    times.push(performance.now() - begun)
  }
  const settled = times.slice(Math.floor(ALONE / 2)).toSorted((a, b) => a - b)
  return settled[Math.floor(settled.length / 2)] ?? 0
}

/** Everybody sees the work for sale, then all order it at once; answers what each was told last. */
async function sendCrowd(people: Person[], { id }: Work, addressOf: (at: number) => string): Promise<string[]> {
  const calls = people.map((person, at) => connectBuyer(person, () => addressOf(at)))
  const prices = calls.map((call) => confirmPrice(call, [id]))
  await Promise.allSettled(prices)
  return Promise.all(
    calls.map(async (call, at) => {
      try {
        const { number } = await placeOrder(call, [id], { fingerprint: (await prices[at]) ?? null })
        return (await payOrder(call, number, { method: await showCard(call, 'success') })).status
      } catch (error) {
        return error instanceof ApiError ? `${error.status} ${error.code}` : String(error)
      }
    }),
  )
}

/** Compares what buyers were told with the books of the gallery and of the bank. */
async function audit(key: string, place: Place, { id, copies }: Work, replies: string[]): Promise<object> {
  const { pool, close } = await visitDatabase(place)
  try {
    const orders = await ask<{ id: string; status: string; received: number; copy: number | null }>(
      pool,
      `SELECT orders.id, orders.status, coalesce(bank.received, 0) AS received, copies.copy
       FROM orders JOIN order_lines ON order_lines.order_id = orders.id AND order_lines.artwork_id = $1
       LEFT JOIN sandbox_payments AS bank ON bank.order_id = orders.id::text
       LEFT JOIN artwork_copies AS copies ON copies.order_id = orders.id AND sold_at IS NOT NULL`,
      [id],
    )
    const [held] = await ask<{ count: number }>(
      pool,
      'SELECT count(*)::int FROM artwork_copies WHERE artwork_id = $1',
      [id],
    )
    const told = Object.groupBy(replies, (reply) => reply)
    const found = {
      told: Object.entries(told)
        .map(([reply, list]) => `${list?.length} × ${reply}`)
        .join(', '),
      paid: orders.filter(({ status }) => status === 'paid').length,
      charged: orders.filter(({ received }) => received > 0).length,
      '5xx or none': replies.filter((reply) => /^(5|0 )/.test(reply)).length,
    }
    const sold = new Set(orders.flatMap(({ copy }) => copy ?? []))
    const check = (isRight: boolean, fault: string) => isRight || faults.push(`${key}: ${fault}.`)
    check(found.paid === copies, `${found.paid} orders are paid`)
    check(told.paid?.length === copies, `${told.paid?.length ?? 0} buyers were told that they had paid`)
    check(found.charged === copies, `${found.charged} cards were charged`)
    check(
      orders.every(({ status, received }) => status === 'paid' || received === 0),
      'somebody was charged for nothing',
    )
    check(sold.size === copies && held?.count === copies, `${held?.count} copies are taken, ${sold.size} of them sold`)
    const strange = Object.keys(told).filter((reply) => reply !== 'paid' && !LATE.test(reply))
    check(strange.length === 0, `buyers were told ${strange.join(', ')}`)
    return found
  } finally {
    await close()
  }
}

/** Makes a database on a server; it goes in the end. */
async function makeDatabase(url: string, name: string): Promise<string> {
  const run = async (command: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    try {
      await client.query(command)
    } finally {
      await client.end()
    }
  }
  await run(`CREATE DATABASE ${name}`)
  onCleanUp(() => run(`DROP DATABASE ${name} WITH (FORCE)`))
  return databaseOf({ connectionString: url }, name).connectionString ?? ''
}
