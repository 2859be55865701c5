import { expect, test } from 'vitest'

import { startStripePeer } from '../../../testing/start-stripe-peer.ts'
import { cardOf, newPayment, newPlan } from '../../../testing/stripe-wishes.ts'
import { DomainError } from '../../domain-error.ts'
import { openStripe } from '../index.ts'

async function openAccount() {
  const peer = await startStripePeer()
  const open = () => openStripe(peer.settings)
  return { peer, open, stripe: open() }
}

const codeOf = (question: Promise<unknown>) =>
  question.then(
    () => 'answered',
    (error: unknown) => (error instanceof DomainError ? error.code : error),
  )

test('what Stripe answered to a key, a fault of its own too, it answers again for as long as it knows the key', async () => {
  const { peer } = await openAccount()
  const { Stripe } = await import('stripe')
  const sdk = new Stripe(peer.settings.secretKey, peer.settings.connection)
  const ask = (key: string) =>
    sdk.customers.create({ email: 'ada@example.com' }, { idempotencyKey: key }).catch((error: Error) => error)
  peer.troubles.push(500, 409)

  const answers = [await ask('a'), await ask('b'), await ask('a'), await ask('b')]

  expect(answers).toMatchObject([{ statusCode: 500 }, { statusCode: 409 }, { statusCode: 500 }, { object: 'customer' }])
})

test.each([500, { status: 500, hadEffect: true as const }])(
  'after a fault of Stripe (%j) an order is opened once Stripe is well, by whoever asks, and once',
  async (trouble) => {
    const { peer, open, stripe } = await openAccount()
    const wanted = newPayment()
    peer.troubles.push(trouble)
    await codeOf(stripe.open(wanted))

    const opened = [await stripe.open(wanted), await open().open(wanted), await open().open(wanted)]

    expect(new Set(opened.map(({ id }) => id)).size).toBe(1)
    expect(peer.books.intents.size).toBe(1)
  },
)

test('however many faults there were, and whoever heard them, the next key is found', async () => {
  const { peer, open, stripe } = await openAccount()
  const wanted = newPayment()
  peer.troubleOf = (call) => (call === 'POST /v1/payment_intents' ? 503 : undefined)
  for (let fault = 0; fault < 6; fault++) {
    expect(await codeOf((fault % 2 ? open() : stripe).open(wanted))).toBe('payment-unavailable')
  }
  peer.troubleOf = () => undefined

  const { id } = await open().open(wanted)

  expect(await stripe.open(wanted)).toMatchObject({ id })
  expect(peer.books.intents.size).toBe(1)
})

test('where the SDK asks again by itself, one fault costs a moment, and an outage is told as one', async () => {
  const { peer } = await openAccount()
  const stripe = openStripe({ ...peer.settings, connection: { ...peer.settings.connection, maxNetworkRetries: 1 } })
  peer.troubles.push(500)
  expect(await codeOf(stripe.open(newPayment()))).toBe('answered')

  const before = peer.requests.length
  peer.troubleOf = (call) => (call.startsWith('POST') ? 500 : undefined)
  expect(await codeOf(stripe.open(newPayment()))).toBe('payment-unavailable')

  const keys = peer.requests.slice(before).flatMap(({ key }) => key?.replace(/^open \S+/, 'open') ?? [])
  expect(keys).toEqual(['open', 'open', 'open again 1'])
})

test('a request that was not answered keeps its key', async () => {
  const { peer } = await openAccount()
  const stripe = openStripe({ ...peer.settings, connection: { ...peer.settings.connection, timeout: 100 } })
  const wanted = newPayment()
  peer.troubles.push('hangs')
  expect(await codeOf(stripe.open(wanted))).toBe('payment-unavailable')

  await stripe.open(wanted)

  const keys = peer.requests.filter(({ call }) => call === 'POST /v1/payment_intents').map(({ key }) => key)
  expect(keys).toEqual([`open ${wanted.orderId}`, `open ${wanted.orderId}`])
  expect(peer.books.intents.size).toBe(1)
})

test.each([500, { status: 500, hadEffect: true as const }])(
  'after a fault of Stripe (%j) the same attempt charges the card, once',
  async (trouble) => {
    const { peer, open, stripe } = await openAccount()
    const { id } = await stripe.open(newPayment())
    const card = cardOf()
    peer.troubles.push(trouble)
    await codeOf(stripe.confirm(id, card))

    expect(await stripe.confirm(id, card)).toMatchObject({ state: 'succeeded' })
    expect(await open().confirm(id, card)).toMatchObject({ state: 'succeeded' })
    expect(peer.books.charges.size).toBe(1)
  },
)

test('the question of a bank about the card before is not taken for an answer to the one that was asked about', async () => {
  const { peer, stripe } = await openAccount()
  const { id } = await stripe.open(newPayment())
  await stripe.confirm(id, cardOf('pm_card_threeDSecure2Required'))
  const card = cardOf()
  peer.troubles.push(500)
  await codeOf(stripe.confirm(id, card))

  expect(await stripe.confirm(id, card)).toMatchObject({ state: 'succeeded' })
})

test.each([500, { status: 500, hadEffect: true as const }])(
  'after a fault of Stripe (%j) a refund is made, once',
  async (trouble) => {
    const { peer, stripe } = await openAccount()
    const { id } = await stripe.open(newPayment())
    await stripe.confirm(id, cardOf())
    const troubles = [trouble]
    peer.troubleOf = (call) => (call === 'POST /v1/refunds' ? troubles.shift() : undefined)
    await codeOf(stripe.refund(id))

    expect(await stripe.refund(id)).toMatchObject({ refunded: 184_050 })
    expect(peer.books.refunds).toHaveLength(1)
  },
)

const MAKING = [
  /^POST \/v1\/customers$/,
  /^POST \/v1\/prices$/,
  /^POST \/v1\/subscriptions$/,
  /^POST \/v1\/payment_intents\/pi_\w+\/confirm$/,
  /^POST \/v1\/subscription_schedules$/,
  /^POST \/v1\/subscription_schedules\/sub_sched_\w+$/,
]

test.each([500, { status: 500, hadEffect: true as const }])(
  'after a fault of Stripe (%j) at every step an artist is subscribed, once',
  async (trouble) => {
    const { peer, open } = await openAccount()
    const wanted = newPlan()
    const card = cardOf()
    const steps = async () => {
      const { plans } = open()
      return plans.start((await plans.open(wanted)).id, card)
    }
    const ahead = new Set(MAKING)
    peer.troubleOf = (call) => {
      const step = [...ahead].find((one) => one.test(call))
      return step !== undefined && ahead.delete(step) ? trouble : undefined
    }
    for (let again = 0; again < MAKING.length; again++) await codeOf(steps())
    expect([...ahead]).toEqual([])

    expect(await steps()).toMatchObject({ state: 'active', charges: [{ month: 1, state: 'paid' }] })
    expect(peer.plans.customers.size).toBe(1)
    expect(peer.plans.prices.size).toBe(1)
    expect(peer.plans.subscriptions.size).toBe(1)
    expect([...peer.plans.schedules.values()]).toMatchObject([{ end_behavior: 'cancel' }])
    expect(peer.books.charges.size).toBe(1)
  },
)
