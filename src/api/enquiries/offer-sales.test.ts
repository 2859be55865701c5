import { expect, test } from 'vitest'

import { expectSoundBooks } from '../../testing/expect-sound-books.ts'
import { inDays } from '../../testing/in-days.ts'
import { openWithOffer } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { createPrintChoice, updateArtwork } from '../../testing/write-content.ts'

const onRequest = { is_price_on_request: true, price: null }

test('a work whose price is on request is bought by an offer through the ordinary checkout, and by nobody without one', async () => {
  const { ada, artwork, collector, priceFor, offer, stateOf, db, call, sales, enquiry } = await openWithOffer({
    work: onRequest,
  })
  const ben = await collector('ben@example.com')

  expect(await priceFor(ada)).toMatchObject({ state: 'for-sale', price: 900, offer_until: inDays(7) })
  expect(await priceFor(ben)).toMatchObject({ state: 'gone', price: null, offer_until: null })
  expect(await priceFor({ call })).toMatchObject({ state: 'gone', price: null })
  await expect(ben.order([artwork])).rejects.toMatchObject({ code: 'artwork-gone' })

  const order = await ada.buy([artwork])

  expect(order).toMatchObject({ status: 'paid', total: 900, lines: [{ artwork, price: 900 }] })
  expect(await stateOf(offer.token)).toBe('bought')
  expect(await db.selectFrom('order_lines').select('offer_id').execute()).toEqual([{ offer_id: offer.id }])
  const seen = await sales('GET /sales/enquiries/{enquiry}', { params: { enquiry: enquiry.reference } })
  expect(seen.enquiry.offers).toMatchObject([{ state: 'bought', order: order.number }])
  await expect(
    sales('DELETE /sales/enquiries/{enquiry}/offers/{offer}', {
      params: { enquiry: enquiry.reference, offer: offer.id },
    }),
  ).rejects.toMatchObject({ status: 409, code: 'offer-closed' })
})

test('an offer shows in the VAT and in the insurance of its parcel', async () => {
  const { ada, artwork } = await openWithOffer({ price: 1055, work: { price: 500_000 } })

  const { quote } = await ada.call('POST /cart/quote', {
    body: { lines: [{ artwork }], delivery: { method: 'pickup', country: null } },
  })

  expect(quote).toMatchObject({ subtotal: 1055, vat: 55, total: 1055 })
})

test('nobody pays more by their offer than everybody pays: the offer then stays open', async () => {
  const { db, ada, artwork, priceFor, offer, stateOf } = await openWithOffer({})
  await updateArtwork(db, artwork, { price: 70_000 })

  expect(await priceFor(ada)).toMatchObject({ state: 'for-sale', price: 700, offer_until: null })
  expect(await ada.order([artwork])).toMatchObject({ total: 700 })
  expect(await stateOf(offer.token)).toBe('open')
  await updateArtwork(db, artwork, { price: 120_000 })
  expect(await priceFor(ada)).toMatchObject({ price: 900, offer_until: inDays(7) })
})

test('what is chosen for a print comes on top of its offer', async () => {
  const { db, ada, artwork, priceFor } = await openWithOffer({ work: { kind: 'print', edition_size: 10 } })
  const choice = await createPrintChoice(db, { option: 'frame', name: { en: 'Oak' } })
  await updateArtwork(db, artwork, { printChoices: [{ choiceId: choice, priceDifference: 15_000 }] })

  expect(await priceFor(ada, [choice])).toMatchObject({ price: 1050 })
})

test('an offer is good for one print; the next one has the catalogue’s price', async () => {
  const { ada, artwork, priceFor, offer, stateOf } = await openWithOffer({ work: { kind: 'print', edition_size: 10 } })

  expect((await ada.buy([artwork])).total).toBe(900)
  expect(await stateOf(offer.token)).toBe('bought')
  expect(await priceFor(ada)).toMatchObject({ price: 1200, offer_until: null })
  expect((await ada.buy([artwork])).total).toBe(1200)
})

test('while a bank takes its time, the offer of that order is not good for another', async () => {
  const { ada, artwork, priceFor, finishProcessing, deliverNotices, db } = await openWithOffer({
    work: { kind: 'print', edition_size: 10 },
  })
  const first = await ada.order([artwork])
  await ada.pay(first, 'processing')

  expect(await priceFor(ada)).toMatchObject({ price: 1200 })
  // Before the gallery has heard that the bank is at it, the price is still shown, but cannot be had twice.
  await db.updateTable('orders').set({ payment_state: 'open' }).execute()
  expect(await priceFor(ada)).toMatchObject({ price: 900 })
  expect(await outcomeOf(ada.order([artwork]))).toBe('409 payment-underway')

  await finishProcessing()
  await deliverNotices()
  expect(await ada.read(first)).toMatchObject({ status: 'paid', total: 900 })
  expect((await ada.buy([artwork])).total).toBe(1200)
})

test('an original whose payment a bank is still at is held for its own buyer too, whoever hears of it first', async () => {
  const { ada, artwork, priceFor, wait, db } = await openWithOffer()
  await ada.pay(await ada.order([artwork]), 'processing')
  await db.updateTable('orders').set({ payment_state: 'open' }).execute()
  await wait(25 * 60)

  // The hold is over and nobody has asked the bank yet: the order does, and says what stands in its way.
  expect(await priceFor(ada)).toMatchObject({ state: 'for-sale', price: 900 })
  expect(await outcomeOf(ada.order([artwork]))).toBe('409 artwork-held')
  expect(await priceFor(ada)).toMatchObject({ state: 'held' })
})

test('an offer in an order that has run out while its bank was at it is good for the next', async () => {
  const { ada, artwork, priceFor, wait } = await openWithOffer()
  await ada.pay(await ada.order([artwork]), 'processing')
  await wait(25 * 60)

  expect(await priceFor(ada)).toMatchObject({ state: 'for-sale', price: 900 })
  expect((await ada.buy([artwork])).total).toBe(900)
})

test('an order given up, expired, cancelled or returned makes its offer open again, for as long as it holds', async () => {
  const { ada, artwork, offer, stateOf, priceFor, wait, runJobs, sales, pool } = await openWithOffer({
    work: onRequest,
  })

  const given = await ada.order([artwork])
  expect(await priceFor(ada)).toMatchObject({ price: 900, state: 'for-sale' })
  await ada.call('POST /orders/{order}/cancellation', { params: { order: given.number } })
  await ada.order([artwork])
  await wait(16)
  await runJobs()
  const again = await ada.buy([artwork])
  expect(await stateOf(offer.token)).toBe('bought')

  await sales('POST /sales/orders/{order}/refund', {
    params: { order: again.number },
    body: { return_to_sale: true, reason: 'Returned' },
  })
  expect(await stateOf(offer.token)).toBe('open')
  const sold = await ada.buy([artwork])
  expect(sold.total).toBe(900)

  await sales('POST /sales/orders/{order}/refund', {
    params: { order: sold.number },
    body: { return_to_sale: false, reason: 'Returned' },
  })
  expect(await stateOf(offer.token)).toBe('bought')
  await pool.query('UPDATE offers SET valid_until = $1', [inDays(-2)])
  await sales('POST /sales/orders/{order}/refund', {
    params: { order: sold.number },
    body: { return_to_sale: true, reason: 'Returned' },
  })
  expect(await stateOf(offer.token)).toBe('over')
  expect(await priceFor(ada)).toMatchObject({ state: 'gone' })
})

test('a hold that runs past the last day, or a withdrawal, may still be paid', async () => {
  const { ada, artwork, offer, stateOf, pool, withdraw, enquiry } = await openWithOffer({ work: onRequest })
  const order = await ada.order([artwork])

  await pool.query('UPDATE offers SET valid_until = $1', [inDays(-2)])
  await withdraw(enquiry, offer)

  expect(await ada.pay(order)).toMatchObject({ status: 'paid', total: 900 })
  expect(await stateOf(offer.token)).toBe('bought')
})

test('what was confirmed by an offer is asked about again when the offer has gone meanwhile', async () => {
  const { ada, artwork, withdraw, enquiry, offer } = await openWithOffer()
  const quoteOf = async () =>
    (
      await ada.call('POST /cart/quote', {
        body: { lines: [{ artwork }], delivery: { method: 'pickup', country: null } },
      })
    ).quote.fingerprint
  const before = await quoteOf()
  await withdraw(enquiry, offer)

  expect(before).not.toBe(await quoteOf())
  expect((await ada.buy([artwork])).total).toBe(1200)
})

test('of two offers of one work in one thread the last counts; of two threads the lower', async () => {
  const { ada, artwork, ask, makeAnotherOffer, accept, priceFor, offer, stateOf, enquiry } = await openWithOffer()

  const raised = await makeAnotherOffer(enquiry, artwork, { price: 1000 })
  expect(await stateOf(offer.token)).toBe('withdrawn')
  expect(await priceFor(ada)).toMatchObject({ price: 1200, offer_until: null })
  await accept(ada, raised.token)
  expect(await priceFor(ada)).toMatchObject({ price: 1000 })

  const elsewhere = await makeAnotherOffer(await ask(), artwork, { price: 950 })
  await accept(ada, elsewhere.token)
  expect(await priceFor(ada)).toMatchObject({ price: 950 })
  await ada.buy([artwork])
  expect([await stateOf(elsewhere.token), await stateOf(raised.token)]).toEqual(['bought', 'gone'])
})

test('an offer keeps nobody else away: a work that was sold meanwhile is gone', async () => {
  const { ada, artwork, collector, offer, stateOf, priceFor } = await openWithOffer()
  const ben = await collector('ben@example.com')

  const held = await ben.order([artwork])
  expect(await priceFor(ada)).toMatchObject({ state: 'held' })
  expect(await stateOf(offer.token)).toBe('open')
  await ben.pay(held)

  expect(await stateOf(offer.token)).toBe('gone')
  expect(await priceFor(ada)).toMatchObject({ state: 'gone' })
  await expect(ada.order([artwork])).rejects.toMatchObject({ code: 'artwork-gone' })
})

test('of the buyer with an offer and others who buy at once one gets the work', { timeout: 60_000 }, async () => {
  const desk = await openWithOffer()
  const others = await Promise.all([1, 2, 3].map((at) => desk.collector(`other${at}@example.com`)))

  for (let round = 0; round < 6; round++) {
    const { id: artwork } = await desk.addArtwork()
    const { token } = await desk.makeAnotherOffer(desk.enquiry, artwork)
    await desk.accept(desk.ada, token)
    const outcomes = await Promise.all(
      [desk.ada, ...others, desk.ada].map((buyer) => outcomeOf(buyer.buy([artwork]).then(({ status }) => status))),
    )

    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1)
    expect(outcomes.filter((outcome) => !/^(paid|409 )/.test(outcome))).toEqual([])
    await desk.runJobs()
    await expectSoundBooks({ shop: desk, artwork }, { isAtRest: false })
    const isAdas = outcomes[0] === 'paid' || outcomes.at(-1) === 'paid'
    expect(await desk.stateOf(token)).toBe(isAdas ? 'bought' : 'gone')
  }
})

test(
  'withdrawing, accepting, ordering and paying at once leave each offer in one order at most',
  { timeout: 60_000 },
  async () => {
    const desk = await openWithOffer()
    const { ada, enquiry } = desk

    for (let round = 0; round < 6; round++) {
      const { id: artwork } = await desk.addArtwork({ kind: 'print', edition_size: 3 })
      const offer = await desk.makeAnotherOffer(enquiry, artwork)
      await desk.accept(ada, offer.token)
      const outcomes = await Promise.all(
        [
          ...[1, 2, 3].map(() => ada.buy([artwork])),
          desk.accept(ada, offer.token),
          ...(round % 2 ? [desk.withdraw(enquiry, offer)] : []),
          desk.runJobs().catch(() => undefined),
          desk.deliverNotices(),
        ].map(outcomeOf),
      )

      expect(outcomes.filter((outcome) => !/^(done|409 )/.test(outcome))).toEqual([])
      const { rows } = await desk.pool.query(
        `SELECT orders.number FROM order_lines JOIN orders ON orders.id = order_id
       WHERE offer_id = $1 AND orders.status IN ('paid', 'awaiting_payment', 'payment_failed')`,
        [offer.id],
      )
      expect(rows.length).toBeLessThan(2)
    }
  },
)
