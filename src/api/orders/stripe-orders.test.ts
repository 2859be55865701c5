import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { createTasks } from '../../domain/jobs/index.ts'
import { openStripe } from '../../domain/payments/index.ts'
import { asShop } from '../../testing/open-shop.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'

/** A shop that is paid through Stripe, with a buyer who has ordered a work. */
async function openWithOrder() {
  const peer = await startStripePeer()
  const provider = openStripe(peer.settings)
  const gallery = await openTestGallery({ payments: () => ({ provider, publishableKey: 'pk_test_1' }) })
  const shop = asShop(gallery)
  const ada = await shop.buyer()
  const artwork = await shop.addArtwork()
  const order = await ada.order([artwork.id])
  const params = { order: order.number }
  const pay = async (payment_method: string, attempt = randomUUID()) =>
    (await ada.call('POST /orders/{order}/payment', { params, body: { payment_method, attempt } })).order
  const paymentId = async () =>
    (await shop.db.selectFrom('orders').select('payment_id').executeTakeFirstOrThrow()).payment_id ?? ''
  /** Stripe tells of something that happened to the payment. */
  const notify = async (type: string, id = `evt_${randomUUID()}`) => {
    const subject = { object: 'payment_intent', id: await paymentId() }
    const { body, signature } = peer.sign({ id, object: 'event', type, data: { object: subject } })
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const reply = await gallery.app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      headers,
      payload: body,
    })
    return reply.statusCode
  }
  const runJobs = async () => {
    await createTasks(shop.db, shop.files, { payments: { provider } })['settle-orders']?.({}, {} as never)
  }
  return { ...shop, peer, ada, artwork, order, params, pay, paymentId, notify, runJobs }
}

test('an order is paid through Stripe; its notice comes twice and out of turn without effect', async () => {
  const { pay, notify, ada, order, peer } = await openWithOrder()

  const paid = await pay('pm_card_visa')
  const replies = [await notify('payment_intent.succeeded', 'evt_1'), await notify('payment_intent.succeeded', 'evt_1')]
  replies.push(await notify('payment_intent.payment_failed'), await notify('payment_intent.created'))

  expect(paid.status).toBe('paid')
  expect(replies).toEqual([200, 200, 200, 200])
  expect((await ada.read(order)).events).toEqual(paid.events)
  expect(peer.books.charges.size).toBe(1)
})

test('a notice that comes again asks nothing of Stripe', async () => {
  const { pay, notify, peer } = await openWithOrder()
  await pay('pm_card_visa')
  await notify('payment_intent.succeeded', 'evt_1')
  const asked = peer.requests.length

  await notify('payment_intent.succeeded', 'evt_1')

  expect(peer.requests).toHaveLength(asked)
})

test('when the buyer never comes back from the bank, the notice alone completes the order', async () => {
  const { pay, notify, ada, order, peer, paymentId } = await openWithOrder()
  const asked = await pay('pm_card_threeDSecure2Required')

  peer.books.authenticate(await paymentId(), true)
  await notify('payment_intent.succeeded')

  expect(asked).toMatchObject({ status: 'awaiting_payment', payment: { state: 'requires_action' } })
  expect(asked.payment.secret).toContain('_secret_')
  expect((await ada.read(order)).status).toBe('paid')
})

test('when neither the buyer nor a notice comes, the gallery asks', async () => {
  const { pay, ada, order, peer, paymentId, runJobs } = await openWithOrder()
  await pay('pm_card_threeDSecure2Required')

  peer.books.authenticate(await paymentId(), true)
  await runJobs()

  expect((await ada.read(order)).status).toBe('paid')
})

test('when the time is over the payment is cancelled at Stripe before the work is free', async () => {
  const { pay, ada, order, peer, paymentId, runJobs, wait } = await openWithOrder()
  await pay('pm_card_threeDSecure2Required')
  await wait(16)
  await runJobs()

  expect((await ada.read(order)).status).toBe('expired')
  expect(peer.books.intents.get(await paymentId())).toMatchObject({ status: 'canceled' })
})

test('a refund that somebody makes at Stripe itself is heeded as well', async () => {
  const { pay, ada, order, peer, paymentId, notify } = await openWithOrder()
  await pay('pm_card_visa')

  peer.books.refund({ payment_intent: await paymentId(), amount: 120_000 })
  await notify('charge.refunded')

  expect(await ada.read(order)).toMatchObject({ status: 'refunded', refunded: 1200 })
})

test('while Stripe is in trouble nothing is lost: the same attempt goes on where it stopped', async () => {
  const { pay, ada, order, peer } = await openWithOrder()
  const attempt = randomUUID()
  peer.troubles.push(500, 500, 500)

  await expect(pay('pm_card_visa', attempt)).rejects.toMatchObject({ status: 503, code: 'payment-unavailable' })
  expect((await ada.read(order)).status).toBe('awaiting_payment')
  peer.troubles.length = 0

  expect((await pay('pm_card_visa', attempt)).status).toBe('paid')
  expect(peer.books.charges.size).toBe(1)
})
