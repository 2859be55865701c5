import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { ApiError } from '../../contract/client.ts'
import { asShop, openShop } from '../../testing/open-shop.ts'
import { openGalleryOn } from '../../testing/open-test-gallery.ts'
import { ADAS_HOME } from '../../testing/open-with-ada.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { createPrintChoice, updateArtwork } from '../../testing/write-content.ts'

test('a work that is paid for is the buyer’s, sold everywhere, and both sides are written to', async () => {
  const shop = await openShop()
  const { id, slug } = await shop.addArtwork()
  const ada = await shop.buyer()

  const placed = await ada.order([id])
  const paid = await ada.pay(placed)

  expect(placed).toMatchObject({ status: 'awaiting_payment', total: 1200, hold: { can_renew: true } })
  expect(placed.number).toMatch(/^\d{2}-\d{4}-\d{4}$/)
  expect(placed.hold?.seconds_left).toBeGreaterThan(14 * 60)
  expect(paid).toMatchObject({ status: 'paid', hold: null, payment: { state: 'succeeded', secret: null } })
  expect(paid.events.flatMap(({ status }) => status ?? [])).toEqual(['awaiting_payment', 'paid'])
  const { artwork } = await shop.call('GET /artworks/{slug}', { params: { slug } })
  expect(artwork).toMatchObject({ availability: 'sold', final_price: null })
  const mails = await shop.db.selectFrom('mails').select('kind').orderBy('kind').execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmed', 'sale-made'])
  expect((await ada.call('GET /orders')).orders).toMatchObject([{ number: placed.number, status: 'paid' }])
})

test('of 80 buyers at two doors at once exactly one gets the work, and nobody else is charged', async () => {
  const shop = await openShop()
  const other = asShop(await openGalleryOn(shop.connection))
  const { id } = await shop.addArtwork()
  const buyers = await Promise.all(Array.from({ length: 80 }, (_, at) => (at % 2 ? shop : other).buyer()))

  const outcomes = await Promise.all(buyers.map((buyer) => outcomeOf(buyer.buy([id]))))

  const count = Object.groupBy(outcomes, (outcome) => outcome)
  expect(
    Object.keys(count).every((outcome) => /^(done|409 artwork-(held|gone)|409 quote-changed)$/.test(outcome)),
  ).toBe(true)
  expect(count.done).toHaveLength(1)
  const { rows } = await shop.pool.query(
    'SELECT count(*)::int AS charged, sum(received)::int AS received FROM sandbox_payments WHERE received > 0',
  )
  expect(rows).toEqual([{ charged: 1, received: 120_000 }])
})

test('an edition of ten is sold to ten of fifty buyers, each with a number of their own', async () => {
  const shop = await openShop()
  const { id, slug } = await shop.addArtwork({ kind: 'print', edition_size: 10 })
  const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()))

  const outcomes = await Promise.all(buyers.map((buyer) => outcomeOf(buyer.buy([id]))))

  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(10)
  const { rows } = await shop.pool.query('SELECT copy FROM artwork_copies WHERE sold_at IS NOT NULL ORDER BY copy')
  expect(rows.map(({ copy }) => copy)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  const { artwork } = await shop.call('GET /artworks/{slug}', { params: { slug } })
  expect(artwork.availability).toBe('sold')
})

test('the database itself refuses a second copy of an original, and one beyond an edition', async () => {
  const shop = await openShop()
  const original = await shop.addArtwork()
  const print = await shop.addArtwork({ kind: 'print', edition_size: 2 })
  const { number } = await (await shop.buyer()).order([original.id])
  const { id: order } = await shop.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const add = (artwork: number, copy: number) =>
    shop.pool.query('INSERT INTO artwork_copies (artwork_id, copy, order_id) VALUES ($1, $2, $3)', [
      artwork,
      copy,
      order,
    ])

  await expect(add(original.id, 1)).rejects.toThrow(/duplicate key/)
  await expect(add(original.id, 2)).rejects.toThrow(/has 1 copies/)
  await expect(add(print.id, 3)).rejects.toThrow(/has 2 copies/)
})

test('the history of an order is never rewritten', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  await (await shop.buyer()).order([id])

  await expect(shop.pool.query("UPDATE order_events SET kind = 'paid'")).rejects.toThrow(/never rewritten/)
  await expect(shop.pool.query('DELETE FROM order_events')).rejects.toThrow(/never rewritten/)
  await expect(shop.pool.query('TRUNCATE order_events')).rejects.toThrow(/never rewritten/)
})

test('the same key again is the same order, also at once, and another order takes its place', async () => {
  const shop = await openShop()
  const first = await shop.addArtwork()
  const second = await shop.addArtwork()
  const ada = await shop.buyer()
  const key = randomUUID()

  const placed = await Promise.all([1, 2, 3].map(() => ada.order([first.id], { key })))
  const next = await ada.order([first.id, second.id])

  expect(new Set(placed.map(({ number }) => number)).size).toBe(1)
  expect((await ada.read(placed[0] ?? expect.unreachable())).status).toBe('cancelled')
  expect(next).toMatchObject({ status: 'awaiting_payment', total: 2400 })
})

test('while a work is held others are told so; when the time is over, the next one gets it', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const [ada, ben] = [await shop.buyer(), await shop.buyer()]
  const placed = await ada.order([id])

  expect(await outcomeOf(ben.order([id]))).toBe('409 artwork-held')
  await shop.wait(15)
  expect(await outcomeOf(ada.pay(placed))).toBe('409 hold-over')
  expect((await ben.buy([id])).status).toBe('paid')
  expect((await ada.read(placed)).status).toBe('expired')
})

test('a hold is renewed once, and ends by itself', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const placed = await ada.order([id])
  const renew = () => ada.call('POST /orders/{order}/renewal', { params: { order: placed.number } })

  await shop.wait(10)
  const { order } = await renew()
  expect(order.hold?.seconds_left).toBeGreaterThan(14 * 60)
  expect(order.hold?.can_renew).toBe(false)
  expect(await outcomeOf(renew())).toBe('409 hold-renewed')
  await shop.wait(16)
  await shop.runJobs()

  expect((await ada.read(placed)).status).toBe('expired')
  expect(await shop.db.selectFrom('artwork_copies').selectAll().execute()).toEqual([])
  expect(await outcomeOf(renew())).toBe('409 order-closed')
})

test('a card that is refused says why, and another one pays the same order, charged once', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const placed = await ada.order([id])

  const declined = await ada.pay(placed, 'insufficient-funds')
  const paid = await ada.pay(placed)

  expect(declined).toMatchObject({
    status: 'payment_failed',
    payment: { state: 'open', declined: 'insufficient-funds' },
  })
  expect(paid.status).toBe('paid')
  expect(paid.events.map(({ kind }) => kind)).toEqual(['placed', 'attempted', 'declined', 'attempted', 'paid'])
})

test('the same attempt twice, and two attempts at once, charge once', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const placed = await ada.order([id])
  const attempt = randomUUID()

  await Promise.all([
    ada.pay(placed, 'success', attempt),
    ada.pay(placed, 'success', attempt),
    outcomeOf(ada.pay(placed)),
  ])

  const { rows } = await shop.pool.query('SELECT received FROM sandbox_payments')
  expect(rows).toEqual([{ received: 120_000 }])
  expect((await ada.read(placed)).status).toBe('paid')
})

test('a bank that asks first is answered, and its yes and its no are both heeded', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const answer = async (approve: boolean) => {
    const placed = await ada.order([(await shop.addArtwork()).id])
    const asked = await ada.pay(placed, '3-d-secure')
    expect(asked.payment.state).toBe('requires_action')
    await ada.call('POST /sandbox/challenges', { body: { secret: asked.payment.secret ?? '', approve } })
    return (await ada.call('POST /orders/{order}/payment/return', { params: { order: placed.number } })).order
  }

  expect(await answer(true)).toMatchObject({ status: 'paid' })
  expect(await answer(false)).toMatchObject({
    status: 'payment_failed',
    payment: { declined: 'authentication-failed' },
  })
})

test('a notice that is lost is made up for by asking; one that comes changes nothing twice', async () => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const placed = await ada.order([(await shop.addArtwork()).id])
  const asked = await ada.pay(placed, '3-d-secure')
  await ada.call('POST /sandbox/challenges', { body: { secret: asked.payment.secret ?? '', approve: true } })

  expect((await ada.read(placed)).status).toBe('awaiting_payment')
  await shop.runJobs()
  const settled = await ada.read(placed)
  await shop.deliverNotices()
  await shop.deliverNotices()

  expect(settled.status).toBe('paid')
  expect((await ada.read(placed)).events).toEqual(settled.events)
  expect(await shop.db.selectFrom('mails').selectAll().execute()).toHaveLength(2)
})

test('another amount is flagged and sent back, and the work is for sale again', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const [ada, sales] = [await shop.buyer(), await shop.staff()]
  const placed = await ada.order([id])
  const asked = await ada.pay(placed, '3-d-secure')
  await shop.pool.query('UPDATE sandbox_payments SET amount = amount - 1')
  await ada.call('POST /sandbox/challenges', { body: { secret: asked.payment.secret ?? '', approve: true } })
  await shop.deliverNotices()

  const { order } = await sales('GET /sales/orders/{order}', { params: { order: placed.number } })
  expect(order).toMatchObject({ status: 'cancelled', flag: 'amount', received: 1199.99, refunded: 0 })
  await shop.runJobs()
  expect(await ada.read(placed)).toMatchObject({ status: 'refunded', refunded: 1199.99 })
  expect((await (await shop.buyer()).buy([id])).status).toBe('paid')
})

test('money for an order that is over is flagged and sent back, even when the work is free', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const placed = await ada.order([id])
  await ada.pay(placed, 'declined')
  await shop.wait(16)
  await shop.runJobs()
  // The provider charges although it was told not to.
  await shop.pool.query("UPDATE sandbox_payments SET state = 'succeeded', received = amount")
  const { applyPayment } = await import('../../domain/orders/index.ts')
  const { openSandbox } = await import('../../domain/payments/index.ts')
  const { payment_id } = await shop.db.selectFrom('orders').select('payment_id').executeTakeFirstOrThrow()
  await applyPayment(shop.db, await openSandbox(shop.db).read(payment_id ?? ''))
  await shop.runJobs()

  expect(await ada.read(placed)).toMatchObject({ status: 'refunded', refunded: 1200 })
  const mails = await shop.db.selectFrom('mails').select('kind').orderBy('kind').execute()
  expect(mails.map(({ kind }) => kind)).toEqual(['payment-returned', 'sale-flagged'])
})

test('a price that has changed since it was confirmed is confirmed again', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const lines = [{ artwork: id }]
  const { quote } = await ada.call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
  const order = (fingerprint: string) =>
    ada.call('POST /orders', {
      body: {
        key: randomUUID(),
        lines,
        delivery_method: 'pickup',
        billing_address: ADAS_HOME,
        delivery_address: null,
        fingerprint,
      },
    })
  await updateArtwork(shop.db, id, { price: 130_000 })

  expect(await outcomeOf(order(quote.fingerprint ?? ''))).toBe('409 quote-changed')
  expect(await outcomeOf(order('made-up'))).toBe('409 quote-changed')
  await updateArtwork(shop.db, id, { availability: 'sold' })
  expect(await outcomeOf(order(quote.fingerprint ?? ''))).toBe('409 artwork-gone')
})

test('an order keeps its options, prices and VAT whatever happens to the catalogue', async () => {
  const shop = await openShop()
  const choice = await createPrintChoice(shop.db, { option: 'frame', name: { en: 'Oak', fr: 'Chêne' } })
  const { id } = await shop.addArtwork({
    kind: 'print',
    edition_size: 5,
    printChoices: [{ choiceId: choice, priceDifference: 5000 }],
  })
  const ada = await shop.buyer({ locale: 'fr' })
  const lines = [{ artwork: id, choices: [choice] }]
  const { quote } = await ada.call('POST /cart/quote', { body: { lines, delivery: { method: 'pickup' } } })
  const { order } = await ada.call('POST /orders', {
    body: {
      key: randomUUID(),
      lines,
      delivery_method: 'pickup',
      billing_address: ADAS_HOME,
      delivery_address: null,
      fingerprint: quote.fingerprint ?? '',
    },
  })
  await updateArtwork(shop.db, id, { price: 1, title: { en: 'Another' }, printChoices: [] })

  expect((await ada.read(order)).lines).toMatchObject([
    { title: 'Marée basse', price: 1250, vat_rate: 20, vat: 208.33, copy: 1, options: [{ name: 'Chêne' }] },
  ])
})

test('a buyer tries twenty cards an hour, not more', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const ada = await shop.buyer()
  const order = await ada.order([id])

  for (let card = 0; card < 20; card++) expect((await ada.pay(order, 'declined')).status).toBe('payment_failed')

  expect(await outcomeOf(ada.pay(order))).toBe('429 too-many-requests')
})

test('orders of others are not there, whatever is tried with them', async () => {
  const shop = await openShop()
  const { id } = await shop.addArtwork()
  const [ada, eve] = [await shop.buyer(), await shop.buyer()]
  const { number } = await ada.order([id])
  const params = { order: number }

  expect(await outcomeOf(eve.call('GET /orders/{order}', { params }))).toBe('404 not-found')
  expect(await outcomeOf(eve.pay({ number }))).toBe('404 not-found')
  expect(await outcomeOf(eve.call('POST /orders/{order}/renewal', { params }))).toBe('404 not-found')
  expect(await outcomeOf(eve.call('POST /orders/{order}/payment/return', { params }))).toBe('404 not-found')
  expect(await outcomeOf(eve.call('POST /orders/{order}/cancellation', { params }))).toBe('404 not-found')
  expect(await outcomeOf(eve.call('GET /sales/orders/{order}', { params }))).toBe('403 forbidden')
  expect(await outcomeOf(shop.call('GET /orders/{order}', { params }))).toBe('401 unauthenticated')
})

test.each([
  ['no lines', { lines: [] }],
  ['a work twice', { lines: [{ artwork: 1 }, { artwork: 1 }] }],
  ['a quantity', { lines: [{ artwork: 1.5 }] }],
  ['a key that is none', { key: 'x' }],
  ['a method of its own', { delivery_method: 'drone' }],
  ['no address', { billing_address: null }],
  ['a country that is none', { billing_address: { ...ADAS_HOME, country: 'Mars' } }],
  ['a null byte', { billing_address: { ...ADAS_HOME, name: 'A\u0000' } }],
  ['shipping to nowhere', { delivery_method: 'shipping' }],
])('an order with %s is refused with the field named', async (_, wrong) => {
  const shop = await openShop()
  const ada = await shop.buyer()
  const body = {
    key: randomUUID(),
    lines: [{ artwork: 1 }],
    delivery_method: 'pickup',
    billing_address: ADAS_HOME,
    delivery_address: null,
    fingerprint: 'x',
    ...wrong,
  } as never

  const error = await ada.call('POST /orders', { body }).catch((thrown: unknown) => thrown as ApiError)

  expect(error).toMatchObject({ status: 422, code: 'validation-failed' })
  expect(Object.keys((error as ApiError).errors)[0]).toContain(
    Object.keys(wrong)[0]?.replace('delivery_method', 'delivery'),
  )
})

test('a gallery without a provider says so', async () => {
  const shop = await openShop()
  const bare = asShop(await openGalleryOn(shop.connection, { payments: () => undefined }))
  const { id } = await shop.addArtwork()

  expect(await outcomeOf((await bare.buyer()).order([id]))).toBe('409 payments-closed')
})
