import { randomUUID } from 'node:crypto'

import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'

import { startJobs } from '../../domain/jobs/index.ts'
import { type NewPayment, openStripe } from '../../domain/payments/index.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'
import { deliverSandboxNotices } from './deliver-sandbox-notices.ts'

/** A gallery that is paid through Stripe, and notices that Stripe signs. */
async function openWithStripe() {
  const peer = await startStripePeer()
  const provider = openStripe(peer.settings)
  const gallery = await openTestGallery({ payments: () => ({ provider, publishableKey: 'pk_test_1' }) })
  return { peer, ...gallery }
}

const event = (id = 'evt_1') => ({
  id,
  object: 'event',
  type: 'customer.created',
  data: { object: { object: 'customer', id: 'cus_1' } },
})

const post = ({ app }: Pick<TestGallery, 'app'>, body: string, headers: Record<string, string>, to = 'stripe') =>
  app.inject({
    method: 'POST',
    url: `/api/payments/webhooks/${to}`,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    payload: body,
  })

const readNotices = async ({ db }: Pick<TestGallery, 'db'>) =>
  (await db.selectFrom('payment_notices').selectAll().execute()).map(({ provider, id }) => `${provider} ${id}`)

test('a notice with Stripe’s signature is heeded, whatever it looks like', async () => {
  const gallery = await openWithStripe()
  const { body, signature } = gallery.peer.sign({ ...event(), note: 'œuvre n° 1 — 画\\u2028' })

  const reply = await post(gallery, body, { 'stripe-signature': signature })

  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'heeded' }])
  expect(await readNotices(gallery)).toEqual(['stripe evt_1'])
})

test('a notice that comes again is answered 200, without effect', async () => {
  const gallery = await openWithStripe()
  const { body, signature } = gallery.peer.sign(event())

  const replies = await Promise.all(
    Array.from({ length: 4 }, () => post(gallery, body, { 'stripe-signature': signature })),
  )

  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect(await readNotices(gallery)).toEqual(['stripe evt_1'])
})

test('a notice that is changed, old, signed by somebody else or not at all is refused and has no effect', async () => {
  const gallery = await openWithStripe()
  const { sign } = gallery.peer
  const { body, signature } = sign(event())
  const seconds = Math.floor(Date.now() / 1000)
  const old = sign(event(), { timestamp: seconds - 301 })
  const stranger = sign(event(), { secret: 'whsec_stranger' })
  const bad: [string, Record<string, string>][] = [
    [body.replace('evt_1', 'evt_2'), { 'stripe-signature': signature }],
    [`${body} `, { 'stripe-signature': signature }],
    [old.body, { 'stripe-signature': old.signature }],
    [old.body, { 'stripe-signature': old.signature.replace(/t=\d+/, `t=${seconds}`) }],
    [stranger.body, { 'stripe-signature': stranger.signature }],
    [body, { 'stripe-signature': '' }],
    [body, { 'stripe-signature': 't=,v1=' }],
    [body, { 'sandbox-signature': signature }],
    [body, {}],
    ['', { 'stripe-signature': signature }],
  ]

  for (const [text, headers] of bad) {
    const reply = await post(gallery, text, headers)
    expect([reply.statusCode, reply.json().code], text).toEqual([400, 'malformed-request'])
  }
  expect(await readNotices(gallery)).toEqual([])
  expect((await post(gallery, body, { 'stripe-signature': signature })).statusCode).toBe(200)
})

test('a notice is heeded as whatever it is sent, if that is a kind of content', async () => {
  const gallery = await openWithStripe()

  for (const [at, type] of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/cloudevents+json',
  ].entries()) {
    const { body, signature } = gallery.peer.sign(event(`evt_${at}`))
    const reply = await post(gallery, body, { 'stripe-signature': signature, 'content-type': type })
    expect(reply.statusCode, type).toBe(200)
  }
  expect((await post(gallery, '{}', { 'content-type': 'nonsense' })).statusCode).toBe(415)
  expect((await post(gallery, '{}', { 'content-type': '' })).statusCode).toBeLessThan(500)
})

test('what is too large is refused before anybody looks at it, while 200 KB are not', async () => {
  const gallery = await openWithStripe()
  const { body, signature } = gallery.peer.sign({ ...event(), padding: 'x'.repeat(200_000) })

  expect((await post(gallery, body, { 'stripe-signature': signature })).statusCode).toBe(200)
  expect((await post(gallery, `${body}${' '.repeat(100_000)}`, { 'stripe-signature': signature })).statusCode).toBe(413)
})

test('who is not the gallery’s provider has no address here', async () => {
  const gallery = await openWithStripe()
  const unpaid = await openTestGallery({ payments: () => undefined })
  const { body, signature } = gallery.peer.sign(event())

  for (const name of ['sandbox', 'paypal', 'STRIPE', '%00', '..%2Fstripe']) {
    const reply = await post(gallery, body, { 'stripe-signature': signature }, name)
    expect([reply.statusCode, reply.json().code], name).toEqual([404, 'not-found'])
  }
  expect((await post(unpaid, body, { 'stripe-signature': signature })).statusCode).toBe(404)
})

test('the address takes nothing but POST', async () => {
  const { app } = await openWithStripe()

  const reply = await app.inject('/api/payments/webhooks/stripe')

  expect([reply.statusCode, reply.headers.allow]).toEqual([405, 'POST'])
})

test('many notices in a row are all heeded: a provider is not held back', async () => {
  const gallery = await openWithStripe()

  for (let at = 0; at < 100; at++) {
    const { body, signature } = gallery.peer.sign(event(`evt_${at}`))
    expect((await post(gallery, body, { 'stripe-signature': signature })).statusCode).toBe(200)
  }
  expect(await readNotices(gallery)).toHaveLength(100)
})

test('the sandbox’s notices arrive the same way, signed, once they are delivered', async () => {
  const { call, db, deliverNotices, ...gallery } = await openTestGallery()
  const { provider } = gallery.payments ?? expect.unreachable()
  const { id } = await provider.open(anOrder())
  const { payment_method: method } = await call('POST /sandbox/cards', { body: CARD })
  await provider.confirm(id, { method, attempt: randomUUID() })

  expect(await readNotices({ db })).toEqual([])
  await deliverNotices()

  expect(await readNotices({ db })).toEqual([expect.stringMatching(/^sandbox evt_sandbox_\w+$/)])
})

test('where the jobs run, the sandbox’s notices arrive by themselves', async () => {
  const { app, call, connection, db, files, pool, payments } = await openTestGallery()
  const { provider } = payments ?? expect.unreachable()
  const deliverNotice = deliverSandboxNotices(app)
  const log = pino({ level: 'silent' })
  onTestFinished(await startJobs({ connection, db, files, pool, log, payments: { provider, deliverNotice } }))
  const { id } = await provider.open(anOrder())
  const { payment_method: method } = await call('POST /sandbox/cards', { body: CARD })

  await provider.confirm(id, { method, attempt: randomUUID() })

  await eventually(async () => expect(await readNotices({ db })).toHaveLength(1))
})

test('a notice of the sandbox that was not taken stays due', async () => {
  const { app } = await openTestGallery({ payments: () => undefined })

  await expect(deliverSandboxNotices(app)('{}', 't=1,v1=1')).rejects.toThrow('the webhook answered 404')
})

const CARD = { owner: 'Ada Lovelace', number: '4242 4242 4242 4242', expiry: '12/49', cvc: '123' }

const anOrder = (): NewPayment => ({
  orderId: randomUUID(),
  orderNumber: '26-4817-3052',
  orderedAt: new Date(),
  amount: 120_000,
  currency: 'EUR',
  email: 'ada@example.com',
})
