import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openStripe } from '../../domain/payments/index.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'

const CARD = { owner: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' }
const STRIPE = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }

const openWithStripe = () =>
  openTestGallery({ payments: () => ({ provider: openStripe(STRIPE), publishableKey: 'pk_test_1' }) })

test('the sandbox is known as such, with a card for everything that can happen', async () => {
  const { call } = await openTestGallery()

  const { provider, publishable_key, test_cards } = await call('GET /payments/provider')

  expect({ provider, publishable_key }).toEqual({ provider: 'sandbox', publishable_key: null })
  expect(test_cards).toContainEqual({ number: '4242 4242 4242 4242', outcome: 'success' })
  expect(test_cards.map(({ outcome }) => outcome)).toEqual(
    expect.arrayContaining(['declined', 'insufficient-funds', '3-d-secure', 'processing', 'lost-notice']),
  )
})

test('with Stripe its public key is told and nothing else; without a provider, that there is none', async () => {
  const stripe = await openWithStripe()
  const nobody = await openTestGallery({ payments: () => undefined })

  expect(await stripe.call('GET /payments/provider')).toEqual({
    provider: 'stripe',
    publishable_key: 'pk_test_1',
    test_cards: [],
  })
  expect(await nobody.call('GET /payments/provider')).toEqual({
    provider: 'none',
    publishable_key: null,
    test_cards: [],
  })
})

test('where the sandbox is not the provider, it takes no cards and asks no questions', async () => {
  const { app } = await openWithStripe()

  for (const [url, payload] of [
    ['/api/sandbox/cards', CARD],
    ['/api/sandbox/challenges', { secret: 'x', approve: true }],
  ] as const) {
    const reply = await app.inject({ method: 'POST', url, payload })
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not-found'])
  }
})

test('a card becomes something to pay with', async () => {
  const { call } = await openTestGallery()

  expect(await call('POST /sandbox/cards', { body: CARD })).toEqual({
    payment_method: expect.stringMatching(/^pm_sandbox_\w{32}$/),
    last4: '4242',
  })
})

test('every field of a card that is wrong is told at once, in the caller’s language', async () => {
  const { app } = await openTestGallery()

  const reply = await app.inject({
    method: 'POST',
    url: '/api/sandbox/cards',
    headers: { 'content-language': 'fr' },
    payload: { owner: '', number: '5555 5555 5555 4444', expiry: '01/20', cvc: 'x' },
  })

  expect([reply.statusCode, reply.json().errors]).toEqual([
    422,
    {
      owner: ['Veuillez remplir ce champ.'],
      number: [expect.stringContaining('cartes de test')],
      expiry: ['Cette valeur n’est pas valide.'],
      cvc: ['Cette valeur n’est pas valide.'],
    },
  ])
})

test('the bank’s question is answered by whoever knows the payment’s secret', async () => {
  const { app, call, payments } = await openTestGallery()
  const { provider } = payments ?? expect.unreachable()
  const order = { orderId: randomUUID(), orderNumber: '26-4817-3052', orderedAt: new Date(), email: 'ada@example.com' }
  const { id } = await provider.open({ ...order, amount: 120_000, currency: 'EUR' })
  const body = { ...CARD, number: '4000 0000 0000 3220' }
  const { payment_method: method } = await call('POST /sandbox/cards', { body })
  const { secret } = await provider.confirm(id, { method, attempt: randomUUID() })
  const answer = (payload: object) => app.inject({ method: 'POST', url: '/api/sandbox/challenges', payload })

  for (const wrong of [id, `${secret}x`, '\u0000', 'a\ud800']) {
    expect((await answer({ secret: wrong, approve: true })).statusCode, wrong).toBe(404)
  }
  expect((await answer({ secret, approve: 'yes' })).statusCode).toBe(422)
  expect((await answer({ secret, approve: true })).json()).toEqual({ status: 'answered' })
  expect(await provider.read(id)).toMatchObject({ state: 'succeeded' })
})
