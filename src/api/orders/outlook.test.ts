import { expect, test } from 'vitest'

import { openShop } from '../../testing/open-shop.ts'
import { recordQueries } from '../../testing/record-queries.ts'

const DAY = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)

test('an order says at every step what comes next and by when, to its buyer and to staff', async () => {
  const shop = await openShop()
  const buyer = await shop.buyer()
  const sales = await shop.staff()
  const order = await buyer.order([(await shop.addArtwork()).id])
  const params = { order: order.number }
  const next = async () => {
    const told = (await buyer.read(order)).next
    expect((await sales('GET /sales/orders/{order}', { params })).order.next).toEqual(told)
    return told
  }
  expect(await next()).toEqual({ step: 'pay', by: null, at: expect.stringMatching(/Z$/) })
  await buyer.pay(order)
  expect(await next()).toEqual({ step: 'arrange_pickup', by: DAY, at: null })
  for (const [status, step] of [
    ['preparing', 'arrange_pickup'],
    ['ready_for_pickup', 'collect'],
    ['shipped', 'arrive'],
    ['completed', 'withdraw'],
  ] as const) {
    await sales('POST /sales/orders/{order}/status', { params, body: { status } })
    expect((await next())?.step).toBe(step)
  }
  await shop.call('POST /withdrawals', {
    body: { order: order.number, email: order.email, artworks: order.lines.map(({ artwork }) => artwork) },
  })
  expect((await next())?.step).toBe('answer')
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Withdrawn', return_to_sale: true } })
  expect((await next())?.step).toBe('refund')
  await shop.work('refund-order')
  expect(await next()).toBe(null)
})

test('lists of orders ask for nothing that only the page of one order tells', async () => {
  const shop = await openShop()
  const buyer = await shop.buyer()
  const sales = await shop.staff()
  await buyer.buy([(await shop.addArtwork()).id])
  const asked = async (work: () => Promise<unknown>) => (await recordQueries(shop.pool, work)).map(({ text }) => text)
  const own = await asked(() => buyer.call('GET /orders'))
  const all = await asked(() => sales('GET /sales/orders', { query: {} }))

  expect(own.some((text) => text.includes('order_lines'))).toBe(true)
  expect([...own, ...all].filter((text) => text.includes('withdrawals'))).toEqual([])
  expect(own.filter((text) => text.includes('order_events') || text.includes('bills'))).toEqual([])
})
