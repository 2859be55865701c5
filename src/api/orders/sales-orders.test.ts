import { expect, test } from 'vitest'

import type { Call } from '../../contract/client.ts'
import type { StaffStatus } from '../../contract/orders/values.ts'
import { openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

/** A shop where somebody has bought a work, and staff who look after it. */
async function openAfterSale() {
  const shop = await openShop()
  const artwork = await shop.addArtwork()
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  const order = await ada.buy([artwork.id])
  const sales = await shop.staff()
  const params = { order: order.number }
  const move = (status: StaffStatus, tracking: string | null = null) =>
    sales('POST /sales/orders/{order}/status', { params, body: { status, tracking } })
  const kinds = async () =>
    (await shop.db.selectFrom('mails').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)
  return { ...shop, artwork, ada, order, sales, params, move, kinds }
}

const mayNot = async (call: Call, number: string) => {
  const params = { order: number }
  return Promise.all([
    outcomeOf(call('GET /sales/orders', { query: {} })),
    outcomeOf(call('GET /sales/orders/{order}', { params })),
    outcomeOf(call('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })),
    outcomeOf(call('POST /sales/orders/{order}/cancellation', { params, body: {} })),
    outcomeOf(call('POST /sales/orders/{order}/refund', { params, body: { reason: 'Returned' } })),
  ])
}

test('orders are looked after by sales and administrators alone', async () => {
  const { order, ada, staff, call } = await openAfterSale()

  expect(new Set(await mayNot(ada.call, order.number))).toEqual(new Set(['403 forbidden']))
  expect(new Set(await mayNot(await staff('editor'), order.number))).toEqual(new Set(['403 forbidden']))
  expect(new Set(await mayNot(call, order.number))).toEqual(new Set(['401 unauthenticated']))
  expect(await outcomeOf((await staff('admin'))('GET /sales/orders', { query: {} }))).toBe('done')
})

test('an order is taken from paid to completed step by step, and the buyer is told when to come', async () => {
  const { move, ada, order, kinds } = await openAfterSale()

  expect(await outcomeOf(move('completed'))).toBe('409 order-closed')
  for (const status of ['preparing', 'ready_for_pickup', 'completed'] as const) await move(status)

  const { status, events } = await ada.read(order)
  expect(status).toBe('completed')
  expect(events.flatMap((event) => event.status ?? [])).toEqual([
    ...['awaiting_payment', 'paid', 'preparing', 'ready_for_pickup', 'completed'],
  ])
  expect(await kinds()).toEqual(['order-confirmed', 'sale-made', 'order-ready'])
  expect(await outcomeOf(move('shipped'))).toBe('409 order-closed')
})

test('what is shipped has a number to follow it by', async () => {
  const { move, ada, order, kinds } = await openAfterSale()
  await move('preparing')
  await move('ready_for_pickup')

  await move('shipped', '6A 123 456')

  expect(await ada.read(order)).toMatchObject({ status: 'shipped', tracking: '6A 123 456', tracking_link: null })
  expect(await kinds()).toContain('order-shipped')
})

test('a cancelled sale is paid back, its work is for sale again, and who did it is written down', async () => {
  const { sales, params, artwork, ada, order, runJobs, kinds, call, buyer } = await openAfterSale()

  const { order: cancelled } = await sales('POST /sales/orders/{order}/cancellation', {
    params,
    body: { reason: 'Damaged' },
  })
  const { artwork: shown } = await call('GET /artworks/{slug}', { params: { slug: artwork.slug } })
  await runJobs()

  expect(cancelled.events.find(({ kind }) => kind === 'cancelled')).toMatchObject({
    actor: 'staff',
    detail: { reason: 'Damaged' },
  })
  expect(shown.availability).toBe('available')
  expect(await ada.read(order)).toMatchObject({ status: 'refunded', refunded: 1200 })
  expect(await kinds()).toEqual(['order-confirmed', 'sale-made', 'order-cancelled', 'order-refunded'])
  expect(await outcomeOf((await buyer()).buy([artwork.id]))).toBe('done')
})

test('an order that nobody has paid is cancelled with its reason too', async () => {
  const { sales, buyer, addArtwork } = await openAfterSale()
  const { number } = await (await buyer()).order([(await addArtwork()).id])

  const { order } = await sales('POST /sales/orders/{order}/cancellation', {
    params: { order: number },
    body: { reason: 'Damaged' },
  })

  expect(order.events.at(-1)).toMatchObject({ kind: 'cancelled', actor: 'staff', detail: { reason: 'Damaged' } })
})

test('a refund needs a reason, which stays with the staff', async () => {
  const { sales, params, ada, order } = await openAfterSale()
  const refund = (body: object) =>
    outcomeOf(sales('POST /sales/orders/{order}/refund', { params, body: body as never }))

  for (const body of [{}, { reason: '' }, { reason: '  ' }, { reason: 'x'.repeat(501) }]) {
    expect(await refund(body)).toBe('422 validation-failed')
  }
  expect(await refund({ reason: 'The frame is scratched' })).toBe('done')

  const { order: sale } = await sales('GET /sales/orders/{order}', { params })
  expect(sale.refund_reason).toBe('The frame is scratched')
  expect(sale.events.at(-1)).toMatchObject({
    kind: 'refund_wanted',
    actor: 'staff',
    detail: { reason: 'The frame is scratched' },
  })
  const { order: own } = await ada.call('GET /orders/{order}', { params })
  const exported = await ada.call('GET /account/export')
  expect(JSON.stringify([own, exported])).not.toContain('scratched')
  expect(own.number).toBe(order.number)
})

test('a paid order is cancelled for a reason too, since its money goes back', async () => {
  const { sales, params } = await openAfterSale()
  const cancel = (body: object) => sales('POST /sales/orders/{order}/cancellation', { params, body })

  expect(await outcomeOf(cancel({}))).toBe('422 validation-failed')
  expect((await cancel({ reason: 'Damaged' })).order).toMatchObject({ status: 'cancelled', refund_reason: 'Damaged' })
})

test('an order whose money went back is not taken further', async () => {
  const { sales, params, pool, move } = await openAfterSale()
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Returned' } })
  await pool.query("UPDATE orders SET status = 'refunded', refund_wanted_at = NULL")

  expect(await outcomeOf(move('preparing'))).toBe('409 order-closed')
})

test('a refund is made once, and the work comes back only if that is wanted', async () => {
  const { sales, params, runJobs, artwork, call, pool } = await openAfterSale()
  const refund = () =>
    sales('POST /sales/orders/{order}/refund', { params, body: { return_to_sale: false, reason: 'Returned' } })

  const outcomes = await Promise.all([outcomeOf(refund()), outcomeOf(refund()), outcomeOf(refund())])
  await runJobs()
  await runJobs()

  expect(outcomes.toSorted()).toEqual(['409 order-closed', '409 order-closed', 'done'])
  const { rows } = await pool.query('SELECT refunded FROM sandbox_payments')
  expect(rows).toEqual([{ refunded: 120_000 }])
  const { artwork: shown } = await call('GET /artworks/{slug}', { params: { slug: artwork.slug } })
  expect(shown.availability).toBe('sold')
})

test('a work that stayed away when its order was paid back can come back later', async () => {
  const { sales, params, runJobs, artwork, buyer } = await openAfterSale()
  const refund = (return_to_sale: boolean) =>
    sales('POST /sales/orders/{order}/refund', { params, body: { return_to_sale, reason: 'Returned' } })
  await refund(false)
  await runJobs()

  expect(await outcomeOf(refund(false))).toBe('409 order-closed')
  const { order } = await refund(true)
  await runJobs()

  expect(order).toMatchObject({ status: 'refunded', refunded: 1200 })
  expect(await outcomeOf((await buyer()).buy([artwork.id]))).toBe('done')
})

test('orders are found by number, name, address and state, a page at a time', async () => {
  const { sales, order, buyer, addArtwork } = await openAfterSale()
  const open = await (await buyer({ name: 'Grace 100%' })).order([(await addArtwork()).id])
  const find = async (query: object) => (await sales('GET /sales/orders', { query })).orders.map(({ number }) => number)

  expect(await find({})).toEqual([open.number, order.number])
  expect(await find({ query: 'lovelace' })).toEqual([order.number])
  expect(await find({ query: '%' })).toEqual([open.number])
  expect(await find({ query: order.number.slice(3) })).toEqual([order.number])
  expect(await find({ status: 'paid' })).toEqual([order.number])
  expect(await find({ flagged: 'true' })).toEqual([])
  expect(await find({ page: 2 })).toEqual([])
})
