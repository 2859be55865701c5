import { expect, test } from 'vitest'

import { startStripePeer } from '../../../testing/start-stripe-peer.ts'
import { cardOf, newPlan } from '../../../testing/stripe-wishes.ts'
import { DomainError } from '../../domain-error.ts'
import { openStripe } from '../index.ts'

const VISA = 'pm_card_visa'
const ASKS_ONCE = 'pm_card_authenticationRequiredOnSetup'

/** Stripe on this machine, and a plan that runs there. */
async function openRunning() {
  const peer = await startStripePeer()
  const faults: unknown[] = []
  const { plans } = openStripe({ ...peer.settings, onFault: (error) => faults.push(error) })
  const { id } = await plans.open(newPlan())
  await plans.start(id, cardOf(VISA))
  const invoices = () => [...peer.plans.invoices.values()].map(({ status }) => status)
  return { peer, plans, faults, id, invoices }
}

const codeOf = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  )

test('a customer that Stripe does not know is no fault of the card, and the gallery is told', async () => {
  const { plans, faults } = await openRunning()

  expect(await codeOf(plans.read('cus_unknown'))).toBe('payment-unavailable')
  expect(await codeOf(plans.start('cus_unknown', cardOf(VISA)))).toBe('payment-unavailable')
  expect(faults).toMatchObject([{ code: 'resource_missing' }, { code: 'resource_missing' }])
})

test('a price that is gone while it is subscribed to is no fault of the card, and the gallery is told', async () => {
  const { peer, plans, faults } = await openRunning()
  const { id } = await plans.open(newPlan())
  peer.plans.prices.has = () => false

  expect(await codeOf(plans.start(id, cardOf(VISA)))).toBe('payment-unavailable')
  expect(faults).toMatchObject([{ code: 'resource_missing', param: 'price' }])
})

test('a cancellation whose answer was lost is found done', async () => {
  const { peer, plans, faults, id } = await openRunning()
  const [subscription] = peer.plans.subscriptions.values()
  const list = peer.plans.answer.bind(peer.plans)
  // Whoever asked before has ended it after we looked.
  peer.plans.answer = (call, params) => {
    if (call.includes('/cancel')) list(call, params)
    return list(call, params)
  }

  expect(await plans.cancel(id)).toMatchObject({ state: 'cancelled' })
  expect(subscription?.status).toBe('canceled')
  expect(faults).toEqual([])
})

test('cancelled in the hour in which the next month is a draft, that month is given up', async () => {
  const { peer, plans, id, invoices } = await openRunning()
  peer.plans.beginMonth()
  expect(invoices()).toEqual(['paid', 'draft'])

  const { state, charges } = await plans.cancel(id)
  peer.plans.passHour()

  expect([state, charges.map((charge) => charge.state)]).toEqual(['cancelled', ['paid', 'void']])
  expect(invoices()).toEqual(['paid', 'void'])
  expect(peer.books.charges.size).toBe(1)
})

test('in the hour in which it is a draft a month is open, and another card is charged for it', async () => {
  const { peer, plans, id, invoices } = await openRunning()
  peer.plans.beginMonth()

  expect(await plans.read(id)).toMatchObject({ state: 'active', charges: [{}, { month: 2, state: 'open' }] })
  await plans.replaceCard(id, cardOf('pm_card_chargeCustomerFail'))
  peer.plans.passHour()

  expect(invoices()).toEqual(['paid', 'open'])
  expect(await plans.read(id)).toMatchObject({ state: 'past_due', declined: 'card-declined' })
})

test('the bank of a new card is asked at once whether it may be charged later, and then no more', async () => {
  const { peer, plans, id, invoices } = await openRunning()

  const asked = await plans.replaceCard(id, cardOf(ASKS_ONCE))
  expect(asked).toMatchObject({ state: 'active', secret: expect.stringContaining('_secret_') })
  expect([...peer.plans.subscriptions.values()]).toMatchObject([{ default_payment_method: VISA }])
  const [setup = ''] = [...peer.books.setups.keys()]
  peer.books.agree(setup, true)

  expect(await plans.read(id)).toMatchObject({ state: 'active', secret: null })
  expect(await plans.read(id)).toMatchObject({ state: 'active', secret: null, declined: null })
  expect([...peer.plans.subscriptions.values()]).toMatchObject([{ default_payment_method: ASKS_ONCE }])
  peer.plans.passMonth()
  expect(invoices()).toEqual(['paid', 'paid'])
})

test('whom the bank of a new card does not recognise is told so, and the card before goes on', async () => {
  const { peer, plans, id, invoices } = await openRunning()
  await plans.replaceCard(id, cardOf(ASKS_ONCE))
  const [setup = ''] = [...peer.books.setups.keys()]

  peer.books.agree(setup, false)

  expect(await plans.read(id)).toMatchObject({ state: 'active', secret: null, declined: 'authentication-failed' })
  await plans.replaceCard(id, cardOf(VISA))
  expect(await plans.read(id)).toMatchObject({ state: 'active', secret: null, declined: null })
  peer.plans.passMonth()
  expect(invoices()).toEqual(['paid', 'paid'])
})

test('a new card that is refused is not kept', async () => {
  const { peer, plans, id } = await openRunning()

  expect(await plans.replaceCard(id, cardOf('pm_card_chargeDeclinedExpiredCard'))).toMatchObject({
    state: 'active',
    declined: 'expired-card',
  })
  expect([...peer.plans.subscriptions.values()]).toMatchObject([{ default_payment_method: VISA }])
})

test('the schedule charges the card that the plan has, also after another took its place', async () => {
  const { peer, plans, id, invoices } = await openRunning()
  const cards = () => [...peer.plans.schedules.values()].map(({ phases }) => phases[0]?.default_payment_method)
  expect(cards()).toEqual([VISA])
  peer.plans.passMonth()
  expect(invoices()).toEqual(['paid', 'paid'])

  await plans.replaceCard(id, cardOf('pm_card_chargeCustomerFail'))

  expect(cards()).toEqual(['pm_card_chargeCustomerFail'])
})

test('a price that was archived is followed by another, for all plans to come', async () => {
  const { peer, plans } = await openRunning()
  for (const price of peer.plans.prices.values()) price.active = false

  for (let plan = 0; plan < 2; plan++) {
    const { id } = await plans.open(newPlan())
    expect(await plans.start(id, cardOf(VISA))).toMatchObject({ state: 'active' })
  }
  expect([...peer.plans.prices.values()].map(({ active }) => active)).toEqual([false, true])
})
