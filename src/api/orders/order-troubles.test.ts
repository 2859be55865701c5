import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { applyPayment, closeOrder, findOrder, placeOrder } from '../../domain/orders/index.ts'
import { openSandbox } from '../../domain/payments/index.ts'
import { openShop } from '../../testing/open-shop.ts'
import { ADAS_HOME } from '../../testing/open-with-ada.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { updateArtwork } from '../../testing/write-content.ts'

test('buyers who change their minds crosswise do not wait for each other', async () => {
  const shop = await openShop()
  const prints = await Promise.all([1, 2].map(() => shop.addArtwork({ kind: 'print', edition_size: 500 })))
  const buyers = await Promise.all(Array.from({ length: 12 }, () => shop.buyer()))
  const idOf = (at: number) => prints[at % 2]?.id ?? 0
  await Promise.all(buyers.map((buyer, at) => buyer.order([idOf(at)])))

  const outcomes: string[] = []
  for (const round of [1, 2]) {
    outcomes.push(...(await Promise.all(buyers.map((buyer, at) => outcomeOf(buyer.order([idOf(at + round)]))))))
  }

  expect(new Set(outcomes)).toEqual(new Set(['done']))
})

test('a hold that was renewed while its end was on the way goes on', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  const seenAtItsEnd = await findOrder(shop.db, placed.number)
  await ada.call('POST /orders/{order}/renewal', { params: { order: placed.number } })

  await closeOrder(shop.db, openSandbox(shop.db), seenAtItsEnd, { to: 'expired', actor: { by: 'gallery' } })

  expect((await ada.read(placed)).status).toBe('awaiting_payment')
  expect((await ada.pay(placed)).status).toBe('paid')
})

test('an order that somebody began to pay while it was given up is not given up', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  const seenUnpaid = await findOrder(shop.db, placed.number)
  await ada.pay(placed, '3-d-secure')

  const closing = closeOrder(shop.db, openSandbox(shop.db), seenUnpaid, { to: 'cancelled', actor: { by: 'buyer' } })

  await expect(closing).rejects.toMatchObject({ code: 'payment-underway' })
  expect((await ada.read(placed)).status).toBe('awaiting_payment')
})

test('while a bank is at it no second card is tried, and the order is not given up', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  await ada.pay(placed, 'processing')

  expect(await outcomeOf(ada.pay(placed))).toBe('409 payment-underway')
  const givingUp = ada.call('POST /orders/{order}/cancellation', { params: { order: placed.number } })
  expect(await outcomeOf(givingUp)).toBe('409 payment-underway')
})

test('a bank that is found to be at it while the hold ends has its day', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  await ada.pay(placed, '3-d-secure')
  await shop.wait(15)
  const seenAtItsEnd = await findOrder(shop.db, placed.number)
  await shop.pool.query("UPDATE sandbox_payments SET state = 'processing'")
  await ada.call('POST /orders/{order}/payment/return', { params: { order: placed.number } })

  await closeOrder(shop.db, openSandbox(shop.db), seenAtItsEnd, { to: 'expired', actor: { by: 'gallery' } })
  await shop.finishProcessing()
  await shop.runJobs()

  expect((await ada.read(placed)).status).toBe('paid')
})

test('money of a bank that took more than its day goes back, even when no notice of it comes', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  await ada.pay(placed, 'processing')
  await shop.wait(25 * 60)
  await shop.runJobs()
  expect((await ada.read(placed)).status).toBe('expired')

  await shop.finishProcessing()
  await shop.runJobs()

  expect(await ada.read(placed)).toMatchObject({ status: 'refunded', refunded: 1200 })
})

/** A shop where a bank waits for the buyer's word, and its books. */
async function openWithPayment() {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  await ada.pay(placed, '3-d-secure')
  const { payment_id } = await findOrder(shop.db, placed.number)
  const payment = await openSandbox(shop.db).read(payment_id ?? '')
  const taken = { ...payment, state: 'succeeded' as const, received: payment.amount }
  const told = async () => {
    const { status, flag, received, payment_state } = await findOrder(shop.db, placed.number)
    return { status, flag, received, payment_state }
  }
  return { ...shop, payment, taken, told }
}

test('an answer of the bank that is older than what is known takes nothing back', async () => {
  const { db, payment, taken, told } = await openWithPayment()

  await applyPayment(db, taken)
  await applyPayment(db, payment)

  expect(await told()).toMatchObject({ status: 'paid', received: 120_000, payment_state: 'succeeded' })
})

test('the same amount of another currency is flagged', async () => {
  const { db, taken, told } = await openWithPayment()

  await applyPayment(db, { ...taken, currency: 'USD' })

  expect(await told()).toMatchObject({ status: 'cancelled', flag: 'amount' })
})

test('money for works that are no longer held is flagged', async () => {
  const { db, pool, taken, told } = await openWithPayment()
  await pool.query('DELETE FROM artwork_copies')

  await applyPayment(db, taken)

  expect(await told()).toMatchObject({ status: 'cancelled', flag: 'late' })
})

test('a payment that says it is for an order which has another is not its payment', async () => {
  const { db, taken, told } = await openWithPayment()

  await applyPayment(db, { ...taken, id: 'pay_sandbox_other' })

  expect(await told()).toMatchObject({ status: 'awaiting_payment', received: 0 })
})

test('no card is charged for a work that the gallery has sold or withdrawn meanwhile', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const placed = await ada.order([id])
  await updateArtwork(shop.db, id, { availability: 'sold' })

  expect(await outcomeOf(ada.pay(placed))).toBe('409 artwork-gone')
  const { rows } = await shop.pool.query('SELECT received FROM sandbox_payments WHERE received > 0')
  expect(rows).toEqual([])
})

test('whoever deletes their account in the middle of ordering has ordered nothing', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const { user } = await shop.logIn()
  const lines = [{ artwork: id, choices: [] }]
  const { quote } = await shop.call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
  await shop.pool.query('DELETE FROM users WHERE id = $1', [user.id])

  const placing = placeOrder(shop.db, openSandbox(shop.db), user, {
    key: randomUUID(),
    lines,
    delivery_method: 'pickup',
    billing_address: { ...ADAS_HOME, vat_number: '' },
    delivery_address: null,
    fingerprint: quote.fingerprint ?? '',
    caller: 'here',
  })

  await expect(placing).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('one buyer cannot keep a work from all others for hours', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const eve = await shop.buyer()
  const keep = async () => {
    const placed = await eve.order([id])
    await eve.call('POST /orders/{order}/renewal', { params: { order: placed.number } })
    await shop.pool.query("UPDATE orders SET created_at = created_at - interval '30 minutes'")
    await shop.wait(15)
  }

  await keep()
  await keep()

  expect(await outcomeOf(keep())).toBe('429 too-many-requests')
})

test('staff find orders by words within a state, and may write anything', async () => {
  const shop = await openShop()
  const ada = await shop.buyer({ name: 'Ada Lovelace' })
  await ada.order([(await shop.addArtwork()).id])
  const bought = await ada.buy([(await shop.addArtwork()).id])
  const sales = await shop.staff()
  const params = { order: bought.number }

  const { orders } = await sales('GET /sales/orders', { query: { status: 'paid', query: 'lovelace' } })
  expect(orders.map(({ number }) => number)).toEqual([bought.number])
  expect(await outcomeOf(sales('GET /sales/orders', { query: { query: 'a\u0000' } }))).not.toMatch(/^5/)
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })
  expect(
    await outcomeOf(
      sales('POST /sales/orders/{order}/status', { params, body: { status: 'shipped', tracking: 'a\u0000b' } }),
    ),
  ).not.toMatch(/^5/)
  expect(
    await outcomeOf(sales('POST /sales/orders/{order}/cancellation', { params, body: { reason: 'a\u0000b \ud800' } })),
  ).not.toMatch(/^5/)
})

test('the secret of a payment is for its buyer alone', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const asked = await ada.pay(await ada.order([(await shop.addArtwork()).id]), '3-d-secure')
  const sales = await shop.staff()

  const { order } = await sales('GET /sales/orders/{order}', { params: { order: asked.number } })

  expect(asked.payment.secret).not.toBeNull()
  expect(order.payment.secret).toBeNull()
})

test('every reply about orders, also a refusal, is kept nowhere', async () => {
  const shop = await openShop()
  const { token } = await shop.logIn()
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const reply = await shop.app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) })
    return `${reply.statusCode} ${String(reply.headers['cache-control'])}`
  }
  const { id } = await shop.addArtwork()

  expect(await ask('GET', '/orders')).toBe('200 no-store')
  expect(await ask('GET', '/orders/26-0000-0000')).toBe('404 no-store')
  expect(await ask('POST', '/orders', {})).toBe('422 no-store')
  expect(await ask('POST', '/orders/26-0000-0000/payment', { payment_method: 'x', attempt: randomUUID() })).toBe(
    '404 no-store',
  )
  expect(await ask('GET', '/sales/orders')).toBe('403 no-store')
  expect(await ask('POST', '/cart/quote', { lines: [{ artwork: id }] })).toBe('200 no-store')
})
