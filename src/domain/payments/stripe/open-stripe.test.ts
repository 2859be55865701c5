import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { startStripePeer, type StripePeer } from '../../../testing/start-stripe-peer.ts'
import { newPayment } from '../../../testing/stripe-wishes.ts'
import { DomainError } from '../../domain-error.ts'
import { openStripe } from '../index.ts'

/** Stripe on this machine, and a payment that is open there. */
async function openAccount() {
  const peer = await startStripePeer()
  const faults: unknown[] = []
  const stripe = openStripe({ ...peer.settings, onFault: (error) => faults.push(error) })
  const wanted = newPayment()
  const payment = await stripe.open(wanted)
  const charge = (method: string, attempt: string = randomUUID()) => stripe.confirm(payment.id, { method, attempt })
  return { peer, stripe, faults, wanted, payment, charge }
}

const keysOf = ({ requests }: StripePeer) => requests.map(({ key }) => key).filter((key) => key !== undefined)

const codeOf = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  )

test('a payment is opened for an order, by card alone, and says whose it is', async () => {
  const { peer, wanted, payment } = await openAccount()

  expect(payment).toEqual({
    id: expect.stringMatching(/^pi_/),
    orderId: wanted.orderId,
    state: 'open',
    amount: 184_050,
    currency: 'EUR',
    received: 0,
    refunded: 0,
    refundsFailed: 0,
    failedRefunds: [],
    isTest: true,
    disputes: [],
    declined: null,
    secret: expect.stringContaining('_secret_'),
  })
  expect(peer.requests).toEqual([
    {
      call: 'POST /v1/payment_intents',
      key: `open ${wanted.orderId}`,
      params: {
        amount: 184_050,
        currency: 'eur',
        allowed_payment_method_types: ['card'],
        description: '26-4817-3052',
        receipt_email: 'ada@example.com',
        metadata: { order_id: wanted.orderId, order_number: '26-4817-3052' },
        expand: ['latest_charge.refunds'],
      },
    },
  ])
})

test('opened again, an order has the same payment, as it stands by now', async () => {
  const { peer, stripe, wanted, payment, charge } = await openAccount()
  await charge('pm_card_visa')

  expect(await stripe.open(wanted)).toMatchObject({ id: payment.id, state: 'succeeded', received: 184_050 })
  expect(peer.books.intents.size).toBe(1)
})

test('a good card pays all of it', async () => {
  const { stripe, payment, charge } = await openAccount()

  const paid = await charge('pm_card_visa')

  expect(paid).toMatchObject({ id: payment.id, state: 'succeeded', received: 184_050, refunded: 0, declined: null })
  expect(await stripe.read(payment.id)).toEqual(paid)
})

test('the same attempt twice charges once, at the same moment and later', async () => {
  const { peer, payment, charge } = await openAccount()
  const attempt = randomUUID()

  const paid = await Promise.all([charge('pm_card_visa', attempt), charge('pm_card_visa', attempt)])
  const again = await charge('pm_card_visa', attempt)

  expect([...paid, again].map(({ state }) => state)).toEqual(['succeeded', 'succeeded', 'succeeded'])
  expect(peer.books.charges.size).toBe(1)
  expect(new Set(keysOf(peer)).has(`confirm ${payment.id} ${attempt}`)).toBe(true)
})

test('an attempt that comes again with another card, or after the payment, changes nothing', async () => {
  const { peer, charge } = await openAccount()
  const attempt = randomUUID()
  await charge('pm_card_visa_chargeDeclined', attempt)

  expect(await charge('pm_card_visa', attempt)).toMatchObject({ state: 'open', declined: 'card-declined' })
  await charge('pm_card_visa')
  expect(await charge('pm_card_visa')).toMatchObject({ state: 'succeeded', received: 184_050 })
  expect(peer.books.charges.size).toBe(1)
})

test.each([
  ['pm_card_visa_chargeDeclined', 'card-declined'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficient-funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired-card'],
  ['pm_card_chargeDeclinedIncorrectCvc', 'incorrect-cvc'],
  ['pm_card_chargeDeclinedProcessingError', 'processing-error'],
])('%s is refused as %s, and another card may be tried', async (method, declined) => {
  const { stripe, payment, charge } = await openAccount()

  expect(await charge(method)).toMatchObject({ state: 'open', declined, received: 0 })
  expect(await stripe.read(payment.id)).toMatchObject({ state: 'open', declined })
  expect(await charge('pm_card_visa')).toMatchObject({ state: 'succeeded', declined: null })
})

test('a card may ask for 3-D Secure, and is charged once the bank is content', async () => {
  const { peer, stripe, payment, charge } = await openAccount()

  expect(await charge('pm_card_threeDSecure2Required')).toMatchObject({ state: 'requires_action', received: 0 })
  expect(peer.requests.at(-1)?.params).toMatchObject({ use_stripe_sdk: true })
  peer.books.authenticate(payment.id, true)

  expect(await stripe.read(payment.id)).toMatchObject({ state: 'succeeded', received: 184_050 })
})

test('whom the bank does not recognise has not paid, and may try again', async () => {
  const { peer, stripe, payment, charge } = await openAccount()
  await charge('pm_card_threeDSecure2Required')

  peer.books.authenticate(payment.id, false)

  expect(await stripe.read(payment.id)).toMatchObject({ state: 'open', declined: 'authentication-failed' })
  expect(await charge('pm_card_visa')).toMatchObject({ state: 'succeeded' })
})

test.each(['pm_nobody', 'tok_visa', '', 'pm_\u0000', 'pm_1&amount=1', `pm_${'x'.repeat(400)}`])(
  'a card that Stripe does not know (%j) is a wrong field',
  async (method) => {
    const { faults, charge } = await openAccount()

    await expect(charge(method)).rejects.toMatchObject({
      code: 'validation-failed',
      fields: { payment_method: { word: 'invalid' } },
    })
    expect(faults).toEqual([])
  },
)

test('a payment that is open or waits for the bank can be cancelled, and is charged no more', async () => {
  const { stripe, payment, charge } = await openAccount()
  const second = await stripe.open(newPayment())
  await charge('pm_card_threeDSecure2Required')

  expect(await stripe.cancel(payment.id)).toMatchObject({ state: 'cancelled' })
  expect(await stripe.cancel(second.id)).toMatchObject({ state: 'cancelled' })
  expect(await stripe.cancel(second.id)).toMatchObject({ state: 'cancelled' })
  expect(await charge('pm_card_visa')).toMatchObject({ state: 'cancelled', received: 0 })
})

test('a payment that succeeded or is processing is not cancelled', async () => {
  const { peer, stripe, payment, charge } = await openAccount()
  await charge('pm_card_processing')

  expect(await stripe.cancel(payment.id)).toMatchObject({ state: 'processing', received: 0 })
  peer.books.finish(payment.id)
  expect(await stripe.cancel(payment.id)).toMatchObject({ state: 'succeeded', received: 184_050 })
})

test('a refund pays back what was taken, once, however often it is asked for', async () => {
  const { peer, stripe, payment, charge } = await openAccount()
  await charge('pm_card_visa')

  const refunded = await Promise.all([stripe.refund(payment.id), stripe.refund(payment.id)])
  refunded.push(await stripe.refund(payment.id))

  expect(refunded.map((one) => [one.received, one.refunded])).toEqual([
    [184_050, 184_050],
    [184_050, 184_050],
    [184_050, 184_050],
  ])
  expect(peer.books.refunds).toEqual([expect.objectContaining({ amount: 184_050, payment_intent: payment.id })])
  expect(keysOf(peer)).toContain(`refund ${payment.id} 0 0`)
})

test('what was paid back in part before is not paid back again', async () => {
  const { peer, stripe, payment, charge } = await openAccount()
  await charge('pm_card_visa')
  peer.books.refund({ payment_intent: payment.id, amount: 50_000 })

  expect(await stripe.refund(payment.id)).toMatchObject({ refunded: 184_050 })
  expect(peer.books.refunds.map(({ amount }) => amount)).toEqual([50_000, 134_050])
})

test('without a charge there is nothing to pay back', async () => {
  const { peer, stripe, payment } = await openAccount()

  expect(await stripe.refund(payment.id)).toMatchObject({ state: 'open', received: 0, refunded: 0 })
  expect(peer.books.refunds).toEqual([])
})

test.each([500, 502, 503, 429, 409, 'breaks', 'hangs'] as const)(
  'when Stripe is in trouble (%s), payments are unavailable, and the gallery is told why',
  async (trouble) => {
    const peer = await startStripePeer()
    const faults: unknown[] = []
    const { settings, troubles } = peer
    const stripe = openStripe({
      ...settings,
      connection: { ...settings.connection, timeout: trouble === 'hangs' ? 50 : 2000 },
      onFault: (error) => faults.push(error),
    })
    const { id } = await stripe.open(newPayment())
    const attempt = { method: 'pm_card_visa', attempt: randomUUID() }
    // A connection that breaks is tried once more by the SDK itself.
    const trip = <Result>(question: () => Promise<Result>) => {
      troubles.push(...(trouble === 'breaks' ? [trouble, trouble] : [trouble]))
      return codeOf(question()).finally(() => troubles.splice(0))
    }

    expect(await trip(() => stripe.open(newPayment()))).toBe('payment-unavailable')
    expect(await trip(() => stripe.confirm(id, attempt))).toBe('payment-unavailable')
    expect(await trip(() => stripe.read(id))).toBe('payment-unavailable')
    expect(await trip(() => stripe.refund(id))).toBe('payment-unavailable')
    expect(await trip(() => stripe.cancel(id))).toBe('payment-unavailable')
    expect(faults).toHaveLength(5)
  },
)

test('a charge whose answer got lost is found by asking again', async () => {
  const { settings, troubles, books } = await startStripePeer()
  const stripe = openStripe({ ...settings, connection: { ...settings.connection, timeout: 200 } })
  const { id } = await stripe.open(newPayment())
  const attempt = { method: 'pm_card_visa', attempt: randomUUID() }
  troubles.push('hangs')

  expect(await codeOf(stripe.confirm(id, attempt))).toBe('payment-unavailable')
  expect(await stripe.read(id)).toMatchObject({ state: 'succeeded', received: 184_050 })
  expect(await stripe.confirm(id, attempt)).toMatchObject({ state: 'succeeded', received: 184_050 })
  expect(books.charges.size).toBe(1)
})

test('a key that is no longer right makes payments unavailable, and the gallery is told', async () => {
  const { settings } = await startStripePeer()
  const faults: unknown[] = []
  const stripe = openStripe({ ...settings, secretKey: 'sk_test_old', onFault: (error) => faults.push(error) })

  expect(await codeOf(stripe.open(newPayment()))).toBe('payment-unavailable')
  expect(faults).toEqual([expect.objectContaining({ statusCode: 401 })])
})

test.each([
  ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
  ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_2' }, 'pi_2'],
  ['refund.updated', { object: 'refund', id: 're_1', payment_intent: { id: 'pi_3' } }, 'pi_3'],
  ['refund.created', { object: 'refund', id: 're_1', payment_intent: null }, undefined],
  ['customer.created', { object: 'customer', id: 'cus_1' }, undefined],
])('a notice of %s leads to the payment it is about', async (type, object, paymentId) => {
  const peer = await startStripePeer()
  const { body, signature } = peer.sign({ id: 'evt_1', object: 'event', type, data: { object } })

  expect(await openStripe(peer.settings).readNotice(Buffer.from(body), signature)).toEqual({ id: 'evt_1', paymentId })
})

test.each([
  ['invoice.paid', { object: 'invoice', id: 'in_1', customer: 'cus_1' }, 'cus_1'],
  ['invoice.payment_failed', { object: 'invoice', id: 'in_1', customer: { id: 'cus_2' } }, 'cus_2'],
  ['customer.subscription.updated', { object: 'subscription', id: 'sub_1', customer: 'cus_3' }, 'cus_3'],
  ['subscription_schedule.completed', { object: 'subscription_schedule', id: 'ss_1', customer: 'cus_4' }, 'cus_4'],
  ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1', customer: 'cus_5' }, 'cus_5'],
])('a notice of %s leads to the plan it is about', async (type, object, planId) => {
  const peer = await startStripePeer()
  const { body, signature } = peer.sign({ id: 'evt_1', object: 'event', type, data: { object } })

  expect(await openStripe(peer.settings).readNotice(Buffer.from(body), signature)).toEqual({ id: 'evt_1', planId })
})
