import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import type { ApiError } from '../../contract/client.ts'
import { createTasks } from '../../domain/jobs/index.ts'
import { openStripe } from '../../domain/payments/index.ts'
import { asShop } from '../../testing/open-shop.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'

async function openWithStripe() {
  const peer = await startStripePeer()
  const provider = openStripe(peer.settings)
  const gallery = await openTestGallery({ payments: () => ({ provider, publishableKey: 'pk_test_1' }) })
  return { ...asShop(gallery), peer, provider }
}

test.each([{}, { order_id: '4711' }, { order_id: '00000000-0000-4000-8000-000000000000' }])(
  'a notice about a payment that is not of this gallery (%j) is taken and changes nothing',
  async (metadata) => {
    const { peer, app } = await openWithStripe()
    const { body: object } = peer.books.create({ amount: 100, currency: 'eur', metadata })
    const { body, signature } = peer.sign({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.created',
      data: { object },
    })

    const reply = await app.inject({
      method: 'POST',
      url: '/api/payments/webhooks/stripe',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })

    expect(reply.statusCode).toBe(200)
  },
)

test('an order that Stripe takes no payment for says so, and holds its works no longer than any other', async () => {
  const { buyer, addArtwork, wait, db, files, provider } = await openWithStripe()
  const ada = await buyer()
  const placed = await ada.order([(await addArtwork({ price: 100_000_000 })).id])
  const body = { payment_method: 'pm_card_visa', attempt: randomUUID() }

  const outcome = await ada
    .call('POST /orders/{order}/payment', { params: { order: placed.number }, body })
    .catch((error: unknown) => (error as ApiError).code)
  await wait(16)
  await createTasks(db, files, { payments: { provider } })['settle-orders']?.({}, {} as never)

  expect(outcome).toBe('payment-refused')
  expect((await ada.read(placed)).status).toBe('expired')
})

test.each(['POST /v1/payment_intents', '/confirm', '/cancel'])(
  'a fault that Stripe answered to %s once keeps no work held, and no payment from being made',
  async (faulty) => {
    const { buyer, addArtwork, wait, db, files, provider, peer } = await openWithStripe()
    const artworks = [await addArtwork(), await addArtwork()]
    const [ada, grace] = [await buyer(), await buyer()]
    const runJobs = async () => {
      await createTasks(db, files, { payments: { provider } })['settle-orders']?.({}, {} as never)
    }
    const left = await ada.order([artworks[0]?.id ?? 0])
    const paid = await grace.order([artworks[1]?.id ?? 0])
    const body = { payment_method: 'pm_card_threeDSecure2Required', attempt: randomUUID() }
    const pay = { payment_method: 'pm_card_visa', attempt: randomUUID() }
    const faults = new Set(['left', 'paid', 'later'])
    peer.troubleOf = (call) => (call.endsWith(faulty) && faults.delete([...faults][0] ?? '') ? 500 : undefined)
    const payFor = (who: typeof ada, number: string, how: typeof body) =>
      who.call('POST /orders/{order}/payment', { params: { order: number }, body: how }).catch(() => undefined)
    await payFor(ada, left.number, body)
    await payFor(grace, paid.number, pay)
    await payFor(grace, paid.number, pay)
    await payFor(grace, paid.number, pay)

    await wait(16)
    for (let minute = 0; minute < 4; minute++) await runJobs().catch(() => undefined)

    expect((await ada.read(left)).status).toBe('expired')
    expect((await grace.read(paid)).status).toBe('paid')
    expect(await db.selectFrom('artwork_copies').select('artwork_id').execute()).toEqual([
      { artwork_id: artworks[1]?.id },
    ])
  },
)

test('what another provider took is left to the staff, and keeps no other order waiting', async () => {
  const { buyer, addArtwork, db, files, provider, pool } = await openWithStripe()
  await (await buyer()).order([(await addArtwork()).id])
  await pool.query(
    "UPDATE orders SET provider = 'sandbox', payment_id = 'pay_sandbox_1', status = 'cancelled', refund_wanted_at = now()",
  )

  await createTasks(db, files, { payments: { provider } })['settle-orders']?.({}, {} as never)
})
