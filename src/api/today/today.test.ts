import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { Task } from '../../contract/today/values.ts'
import { openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** A shop with staff, and what waits for them by kinds. */
async function openWithStaff() {
  const shop = await openShop()
  const sales = await shop.staff()
  const read = () => sales('GET /sales/today')
  // The works of tests have neither pictures nor other languages.
  const kinds = async (): Promise<Task[]> =>
    (await read()).tasks.map(({ kind }) => kind).filter((kind) => kind !== 'works-lacking')
  return { ...shop, sales, read, kinds }
}

test('an order waits until it is handed over, and a held one until it is paid', async () => {
  const { buyer, addArtwork, sales, kinds, read } = await openWithStaff()
  const ada = await buyer({ name: 'Ada Lovelace' })
  const placed = await ada.order([(await addArtwork()).id])
  expect(await kinds()).toEqual(['hold-ending'])

  await ada.pay(placed)
  expect((await read()).tasks.slice(0, 1)).toMatchObject([
    { kind: 'order-to-prepare', thing: placed.number, name: 'Ada Lovelace', due: null },
  ])
  const params = { order: placed.number }
  for (const status of ['preparing', 'ready_for_pickup'] as const) {
    await sales('POST /sales/orders/{order}/status', { params, body: { status } })
    expect(await kinds()).toEqual(['order-to-hand-over'])
  }
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'completed' } })
  expect(await kinds()).toEqual([])
})

test('an enquiry waits until it is answered or closed, and what it was offered until the day before it ends', async () => {
  const { call, sales, kinds, addArtwork, db } = await openWithStaff()
  const work = await addArtwork()
  const { reference } = await call('POST /enquiries', {
    body: {
      ...{ key: randomUUID(), kind: 'price', artworks: [work.id], name: 'Ada', email: 'ada@example.com' },
      ...{ message: 'How much is it?', locale: 'en' },
    },
  })
  expect(await kinds()).toEqual(['enquiry'])
  const params = { enquiry: reference }

  const today = new Date()
  const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await sales('POST /sales/enquiries/{enquiry}/offers', {
    params,
    body: { artwork: work.id, price: 900, valid_until: inDays(60) },
  })
  expect(await kinds()).toEqual([])
  await db
    .updateTable('offers')
    .set({ valid_until: inDays(1) })
    .execute()
  expect(await kinds()).toEqual(['offer-ending'])
  await db.updateTable('offers').set({ withdrawn_at: today }).execute()
  expect(await kinds()).toEqual([])
})

test('disputes and refunds that came back wait with a word of their own, the oldest first', async () => {
  const { buyer, addArtwork, kinds, pool, read } = await openWithStaff()
  const ada = await buyer()
  const disputed = await ada.buy([(await addArtwork()).id], 'disputed')
  const other = await ada.buy([(await addArtwork()).id])
  await pool.query('UPDATE orders SET refunds_failed = 500 WHERE number = $1', [other.number])

  const { tasks } = await read()
  expect(tasks.find(({ kind }) => kind === 'dispute')).toMatchObject({ thing: disputed.number })
  expect(tasks.find(({ kind }) => kind === 'refund-failed')).toMatchObject({ thing: other.number })
  expect((await kinds()).filter((kind) => kind === 'order-to-prepare')).toHaveLength(2)
  const moments = tasks.flatMap(({ since }) => since ?? [])
  expect(moments).toEqual(moments.toSorted())
})

test('the last twelve weeks add up to what was sold and asked, less what went back', async () => {
  const { buyer, addArtwork, pool, read, sales, runJobs } = await openWithStaff()
  const ada = await buyer()
  const orders = [await ada.buy([(await addArtwork()).id]), await ada.buy([(await addArtwork()).id])]
  await sales('POST /sales/orders/{order}/refund', {
    params: { order: orders[0]?.number ?? '' },
    body: {
      reason: 'Scratched',
      part: { key: randomUUID(), lines: [{ artwork: orders[0]?.lines[0]?.artwork ?? 0, amount: 200 }], delivery: 0 },
    },
  })
  await runJobs()
  await pool.query("UPDATE orders SET created_at = now() - interval '21 days' WHERE number = $1", [orders[1]?.number])

  const { weeks, stock } = await read()
  expect(weeks).toHaveLength(12)
  expect(weeks.at(-1)).toMatchObject({ orders: 1, sold: 1000 })
  expect(weeks.at(-4)).toMatchObject({ orders: 1, sold: 1200 })
  expect(weeks.reduce((sum, { orders: count }) => sum + count, 0)).toBe(2)
  expect(stock).toMatchObject({ sold: 2, available: 0 })
})

test('works that lack something are told in one line, and only what sales may see is told to them alone', async () => {
  const { read, addArtwork, staff, call } = await openWithStaff()
  await addArtwork()
  const { tasks } = await read()
  expect(tasks).toEqual([{ kind: 'works-lacking', thing: '', name: '1', since: null, due: null }])
  expect(await outcomeOf((await staff('editor'))('GET /sales/today'))).toBe('403 forbidden')
  expect(await outcomeOf(call('GET /sales/today'))).toBe('401 unauthenticated')
})
