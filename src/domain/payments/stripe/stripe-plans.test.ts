import { expect, test } from 'vitest'

import { startStripePeer } from '../../../testing/start-stripe-peer.ts'
import { cardOf, newPlan } from '../../../testing/stripe-wishes.ts'
import { DomainError } from '../../domain-error.ts'
import { openStripe } from '../index.ts'

const VISA = 'pm_card_visa'
const REFUSED = 'pm_card_visa_chargeDeclined'
const FAILS_LATER = 'pm_card_chargeCustomerFail'
const ASKS = 'pm_card_threeDSecure2Required'

/** Stripe on this machine, and a plan that is known there. */
async function openAccount() {
  const peer = await startStripePeer()
  const faults: unknown[] = []
  const { plans } = openStripe({ ...peer.settings, onFault: (error) => faults.push(error) })
  const wanted = newPlan()
  const { id } = await plans.open(wanted)
  const intentOf = (month: number) =>
    [...peer.plans.invoices.values()][month - 1]?.payments.data[0]?.payment.payment_intent ?? ''
  const callsTo = (path: string) => peer.requests.filter(({ call }) => call === path)
  return { peer, plans, faults, wanted, id, intentOf, callsTo }
}

const codeOf = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  )

test('a plan is made known without charging anything, once, however often and whenever', async () => {
  const { peer, plans, wanted, id } = await openAccount()

  expect(await plans.open(wanted)).toMatchObject({ id, planId: wanted.planId, state: 'incomplete', charges: [] })
  await Promise.all([plans.open(newPlan()), plans.open(wanted)])
  expect(peer.plans.customers.size).toBe(2)
  expect(peer.plans.subscriptions.size).toBe(0)
  expect(peer.plans.customers.get(id)).toMatchObject({
    email: 'ines@example.com',
    metadata: { plan_id: wanted.planId, reference: 'A-26-4817-305', months: '12' },
  })
})

test('the first month is charged at once, and the plan ends by itself after its twelfth', async () => {
  const { peer, plans, id, callsTo } = await openAccount()

  const plan = await plans.start(id, cardOf(VISA))

  expect(plan).toMatchObject({
    state: 'active',
    declined: null,
    secret: null,
    card: { brand: 'visa', last4: '4242' },
    nextChargeAt: new Date('2027-02-15T09:00:00Z'),
    endsAt: null,
    charges: [{ month: 1, amount: 15_000, currency: 'EUR', state: 'paid', attempts: 1, received: 15_000, refunded: 0 }],
  })
  expect([...peer.plans.prices.values()]).toMatchObject([{ unit_amount: 15_000, currency: 'eur' }])
  expect([...peer.plans.schedules.values()]).toMatchObject([
    { end_behavior: 'cancel', phases: [{ end_date: Date.UTC(2028, 0, 15, 9) / 1000 }] },
  ])
  expect(callsTo('POST /v1/subscriptions')[0]?.params).toMatchObject({
    payment_behavior: 'default_incomplete',
    payment_settings: { payment_method_types: ['card'], save_default_payment_method: 'on_subscription' },
  })
})

test('twelve months are charged, and then none', async () => {
  const { peer, plans, id } = await openAccount()
  await plans.start(id, cardOf(VISA))

  for (let month = 2; month <= 12; month++) peer.plans.passMonth()
  const last = await plans.read(id)
  expect(last).toMatchObject({ state: 'active', nextChargeAt: null, endsAt: expect.any(Date) })
  peer.plans.passMonth()
  peer.plans.passMonth()

  const over = await plans.read(id)
  expect(over.state).toBe('completed')
  expect(over.charges.map(({ month, state }) => [month, state])).toEqual(
    Array.from({ length: 12 }, (_, at) => [at + 1, 'paid']),
  )
  expect(over.charges.reduce((sum, { received }) => sum + received, 0)).toBe(180_000)
  expect(over.endsAt).toEqual(last.endsAt)
})

test('two plans share one price', async () => {
  const { peer, plans, id } = await openAccount()
  const other = await plans.open(newPlan())
  await plans.start(id, cardOf(VISA))
  await plans.start(other.id, cardOf(VISA))

  expect(peer.plans.prices.size).toBe(1)
  expect(peer.plans.subscriptions.size).toBe(2)
})

test('the same attempt twice charges once, at the same moment and later', async () => {
  const { peer, plans, id } = await openAccount()
  const card = cardOf(VISA)

  const both = await Promise.all([plans.start(id, card), plans.start(id, card)])
  const again = await plans.start(id, card)
  await plans.start(id, cardOf(VISA))

  expect([...both, again].map(({ state }) => state)).toEqual(['active', 'active', 'active'])
  expect(peer.books.charges.size).toBe(1)
  expect(peer.plans.subscriptions.size).toBe(1)
  expect(peer.plans.schedules.size).toBe(1)
})

test('a refused card charges nothing, and another may be tried', async () => {
  const { plans, id } = await openAccount()

  const refused = await plans.start(id, cardOf('pm_card_visa_chargeDeclinedInsufficientFunds'))
  expect(refused).toMatchObject({ state: 'incomplete', declined: 'insufficient-funds', card: null })
  expect(refused.charges).toMatchObject([{ state: 'failed', declined: 'insufficient-funds', received: 0 }])
  expect(await plans.read(id)).toMatchObject({ state: 'incomplete', declined: 'insufficient-funds' })

  expect(await plans.start(id, cardOf(VISA))).toMatchObject({
    state: 'active',
    declined: null,
    charges: [{ month: 1, state: 'paid', attempts: 2 }],
  })
})

test('a bank may ask who pays; its answer decides', async () => {
  const { peer, plans, id, intentOf } = await openAccount()

  const asked = await plans.start(id, cardOf(ASKS))
  expect(asked).toMatchObject({ state: 'requires_action', secret: expect.stringContaining('_secret_') })
  expect(asked.charges).toMatchObject([{ state: 'open', received: 0 }])
  peer.books.authenticate(intentOf(1), false)
  expect(await plans.read(id)).toMatchObject({ state: 'incomplete', declined: 'authentication-failed', secret: null })

  await plans.start(id, cardOf(ASKS))
  peer.books.authenticate(intentOf(1), true)
  expect(await plans.read(id)).toMatchObject({ state: 'active', declined: null, charges: [{ state: 'paid' }] })
  expect(peer.plans.schedules.size).toBe(1)
})

test('who left the first month unpaid for a day may still begin, as the same plan', async () => {
  const { peer, plans, id } = await openAccount()
  await plans.start(id, cardOf(REFUSED))
  peer.plans.passMonth()

  expect(await plans.read(id)).toMatchObject({
    state: 'incomplete',
    charges: [{ month: 1, state: 'failed', attempts: 1 }],
  })
  const begun = await plans.start(id, cardOf(VISA))
  expect(begun).toMatchObject({ id, state: 'active', charges: [{ month: 1, state: 'paid', attempts: 2 }] })
  expect(peer.books.charges.size).toBe(2)
})

test('a month that fails is past due; a new card pays it at once and is kept', async () => {
  const { peer, plans, id } = await openAccount()
  await plans.start(id, cardOf(VISA))
  await plans.replaceCard(id, cardOf(FAILS_LATER))
  peer.plans.passMonth()

  const failed = await plans.read(id)
  expect(failed).toMatchObject({ state: 'past_due', declined: 'card-declined', nextAttemptAt: expect.any(Date) })
  expect(failed.charges[1]).toMatchObject({ month: 2, state: 'failed', attempts: 1, declined: 'card-declined' })

  const refused = await plans.replaceCard(id, cardOf('pm_card_chargeDeclinedExpiredCard'))
  expect(refused).toMatchObject({ state: 'past_due', declined: 'expired-card' })
  const card = cardOf(VISA)
  const paid = await Promise.all([plans.replaceCard(id, card), plans.replaceCard(id, card)])
  expect(paid[0]).toMatchObject({ state: 'active', declined: null, nextAttemptAt: null })
  expect(paid[0].charges[1]).toMatchObject({ state: 'paid', received: 15_000 })
  peer.plans.passMonth()
  expect((await plans.read(id)).charges.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
})

test('a bank may ask about a new card for a month that failed', async () => {
  const { peer, plans, id, intentOf } = await openAccount()
  await plans.start(id, cardOf(VISA))
  await plans.replaceCard(id, cardOf(FAILS_LATER))
  peer.plans.passMonth()

  expect(await plans.replaceCard(id, cardOf(ASKS))).toMatchObject({
    state: 'requires_action',
    secret: expect.any(String),
  })
  peer.books.authenticate(intentOf(2), true)
  expect(await plans.read(id)).toMatchObject({ state: 'active', secret: null })
})

test('a month that failed for the last time ends the plan', async () => {
  const { peer, plans, id } = await openAccount()
  await plans.start(id, cardOf(VISA))
  await plans.replaceCard(id, cardOf(FAILS_LATER))
  peer.plans.passMonth()
  const [, invoice = ''] = [...peer.plans.invoices.keys()]
  for (let attempt = 2; attempt <= 4; attempt++) peer.plans.tryAgain(invoice)

  const over = await plans.read(id)
  expect(over).toMatchObject({ state: 'unpaid', nextAttemptAt: null, nextChargeAt: null })
  expect(over.charges[1]).toMatchObject({ state: 'void', attempts: 4, received: 0 })
  expect(over.endsAt).toEqual(new Date('2027-02-15T09:00:00Z'))
  expect(await plans.replaceCard(id, cardOf(VISA))).toMatchObject({ state: 'unpaid' })
})

test('cancelled, a plan is charged no more; what is paid lasts to its end', async () => {
  const { peer, plans, id } = await openAccount()
  await plans.start(id, cardOf(VISA))

  const cancelled = await plans.cancel(id)
  expect(cancelled).toMatchObject({ state: 'cancelled', nextChargeAt: null, endsAt: new Date('2027-02-15T09:00:00Z') })
  peer.plans.passMonth()
  expect(await plans.cancel(id)).toEqual({ ...cancelled, asOf: expect.any(Date) })
  expect(await plans.start(id, cardOf(VISA))).toMatchObject({ state: 'cancelled' })
  expect(peer.books.charges.size).toBe(1)
})

test('cancelled while a month is open, that month is given up', async () => {
  const { peer, plans, id } = await openAccount()
  await plans.start(id, cardOf(VISA))
  await plans.replaceCard(id, cardOf(FAILS_LATER))
  peer.plans.passMonth()

  const { state, charges } = await plans.cancel(id)
  expect([state, charges.map((charge) => charge.state)]).toEqual(['cancelled', ['paid', 'void']])
})

test('cancelled before it began, a plan is over and what was open of it given up', async () => {
  const { peer, plans, id } = await openAccount()
  expect(await plans.cancel(id)).toMatchObject({ state: 'cancelled', charges: [] })
  await plans.start(id, cardOf(REFUSED))
  peer.plans.passMonth()
  expect(await plans.cancel(id)).toMatchObject({ state: 'cancelled', charges: [{ month: 1, state: 'void' }] })
})

test('cancelled while a bank is at it, a plan tells what comes of that', async () => {
  const { peer, plans, id, intentOf } = await openAccount()
  await plans.start(id, cardOf('pm_card_processing'))

  expect((await plans.cancel(id)).charges).toMatchObject([{ state: 'processing' }])
  peer.books.finish(intentOf(1))
  expect(await plans.read(id)).toMatchObject({ state: 'cancelled', charges: [{ state: 'paid', received: 15_000 }] })
})

test('what was paid back at Stripe is told', async () => {
  const { peer, plans, id, intentOf } = await openAccount()
  await plans.start(id, cardOf(VISA))

  peer.books.refund({ payment_intent: intentOf(1), amount: 5000 })
  expect((await plans.read(id)).charges).toMatchObject([{ state: 'paid', received: 15_000, refunded: 5000 }])
  peer.books.refund({ payment_intent: intentOf(1) })
  expect((await plans.read(id)).charges).toMatchObject([{ state: 'refunded', refunded: 15_000 }])
})

test('an end that could not be set is set at the next reading', async () => {
  const { peer, plans, faults, id } = await openAccount()
  await plans.start(id, cardOf(VISA))
  // As if the process had died right after the charge.
  peer.plans.schedules.clear()
  for (const subscription of peer.plans.subscriptions.values()) subscription.schedule = null
  peer.plans.passMonth()

  await plans.read(id)
  await plans.read(id)

  expect([...peer.plans.schedules.values()]).toMatchObject([
    { end_behavior: 'cancel', phases: [{ end_date: Date.UTC(2028, 0, 15, 9) / 1000 }] },
  ])
  expect(faults).toEqual([])
})

test.each(['pm_nobody', 'tok_visa', '', 'pm_\u0000', `pm_${'x'.repeat(400)}`])(
  'a card that Stripe does not know (%j) is a wrong field',
  async (method) => {
    const { plans, id } = await openAccount()
    const wrong = { code: 'validation-failed', fields: { payment_method: { word: 'invalid' } } }

    await expect(plans.start(id, cardOf(method))).rejects.toMatchObject(wrong)
    await plans.start(id, cardOf(VISA))
    await expect(plans.replaceCard(id, cardOf(method))).rejects.toMatchObject(wrong)
  },
)

test('when Stripe is in trouble, plans are unavailable; what it did meanwhile is found afterwards', async () => {
  const { peer, plans, faults, id } = await openAccount()
  const card = cardOf(VISA)

  for (const question of [() => plans.open(newPlan()), () => plans.start(id, card), () => plans.read(id)]) {
    peer.troubles.push(503, 503, 503, 503)
    expect(await codeOf(question())).toBe('payment-unavailable')
    peer.troubles.splice(0)
  }
  expect(faults).toHaveLength(3)
  expect(await plans.start(id, card)).toMatchObject({ state: 'active' })
  expect(peer.books.charges.size).toBe(1)
})
