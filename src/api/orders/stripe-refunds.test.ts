import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { createTasks } from '../../domain/jobs/index.ts'
import { openStripe } from '../../domain/payments/index.ts'
import { asShop } from '../../testing/open-shop.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'

/** A shop where somebody has paid for a work through Stripe, and staff who look after it. */
async function openAfterSale() {
  const peer = await startStripePeer()
  const provider = openStripe(peer.settings)
  const gallery = await openTestGallery({ payments: () => ({ provider, publishableKey: 'pk_test_1' }) })
  const shop = asShop(gallery)
  const ada = await shop.buyer()
  const artwork = await shop.addArtwork()
  const placed = await ada.order([artwork.id])
  const params = { order: placed.number }
  const body = { payment_method: 'pm_card_visa', attempt: randomUUID() }
  await ada.call('POST /orders/{order}/payment', { params, body })
  const sales = await shop.staff()
  const [intent = ''] = [...peer.books.intents.keys()]
  /** Stripe tells of something that happened to a refund or a dispute: neither names anybody. */
  const notify = async (type: string, object: 'refund' | 'dispute') => {
    const event = {
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      data: { object: { object, payment_intent: intent } },
    }
    const { body: payload, signature } = peer.sign(event)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const url = '/api/payments/webhooks/stripe'
    expect((await gallery.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(200)
  }
  const runJobs = async () => {
    await createTasks(shop.db, shop.files, { payments: { provider } })['settle-orders']?.({}, {} as never)
  }
  const read = async () => (await sales('GET /sales/orders/{order}', { params })).order
  const refund = (return_to_sale = false) =>
    outcomeOf(sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Came damaged', return_to_sale } }))
  const mails = async () =>
    (await shop.db.selectFrom('mails').select('kind').orderBy('created_at').execute()).map(({ kind }) => kind)
  return { ...shop, peer, ada, sales, params, placed, intent, notify, runJobs, read, refund, mails }
}

test('a refund that comes back is with the gallery again: the order stands as before, and the staff are told', async () => {
  const { refund, runJobs, peer, notify, read, mails, ada, placed } = await openAfterSale()
  await refund()
  await runJobs()
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200 })

  peer.books.failRefund()
  await notify('refund.failed', 'refund')
  await runJobs()
  await runJobs()

  expect(await read()).toMatchObject({ status: 'paid', refunded: 0, refunds_failed: 1200, received: 1200 })
  expect((await read()).events.at(-1)).toMatchObject({
    kind: 'refund_failed',
    status: 'paid',
    detail: { amount: 120_000 },
  })
  expect(await mails()).toEqual(['order-confirmed', 'sale-made', 'order-refunded', 'refund-failed'])
  expect(await ada.read(placed)).toMatchObject({ status: 'paid', refunded: 0 })
  // What does not reach the buyer by itself is not sent there again by itself.
  expect(peer.books.refunds).toHaveLength(1)
})

test('what came back can be paid back once more, at once and under a new key', async () => {
  const { refund, runJobs, peer, notify, read } = await openAfterSale()
  await refund()
  await runJobs()
  peer.books.failRefund()
  await notify('refund.failed', 'refund')

  expect(await refund()).toBe('done')
  await runJobs()

  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200, refunds_failed: 1200 })
  expect(peer.books.refunds.map(({ status }) => status)).toEqual(['failed', 'succeeded'])
})

test('an order whose work is for sale again when its refund comes back is cancelled, and can be paid back again', async () => {
  const { refund, runJobs, peer, notify, read, buyer, placed } = await openAfterSale()
  await refund(true)
  await runJobs()
  await (await buyer()).order(placed.lines.map(({ artwork }) => artwork))
  peer.books.failRefund()
  await notify('refund.failed', 'refund')
  await runJobs()

  expect(await read()).toMatchObject({ status: 'cancelled', refunded: 0, flag: null })
  expect(await refund()).toBe('done')
  await runJobs()
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200 })
})

test('of two parts of one sum the one is marked that came back, and of a whole refund none', async () => {
  const { sales, params, placed, runJobs, peer, notify, read, refund } = await openAfterSale()
  const pay = (amount: number) => {
    const lines = placed.lines.map(({ artwork }) => ({ artwork, amount }))
    const part = { key: randomUUID(), lines, delivery: 0 }
    return sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'A scratch', part } })
  }
  await pay(300)
  await runJobs()
  await pay(300)
  await runJobs()
  peer.books.failRefund(peer.books.refunds[0])
  await notify('refund.failed', 'refund')
  expect(await read()).toMatchObject({ refunded: 300, refunds: [{ state: 'failed' }, { state: 'done' }] })

  await refund()
  await runJobs()
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200 })
  peer.books.failRefund()
  await notify('refund.failed', 'refund')
  expect(await read()).toMatchObject({
    ...{ status: 'paid', refunded: 300, refunds_failed: 1200 },
    refunds: [{ state: 'failed' }, { state: 'done' }],
  })
})

test('a refund that came back without a notice is found within a day', async () => {
  const { refund, runJobs, peer, read, pool } = await openAfterSale()
  await refund()
  await runJobs()
  peer.books.failRefund()
  await runJobs()
  expect((await read()).status).toBe('refunded')

  await pool.query("UPDATE orders SET heard_at = now() - interval '25 hours'")
  await runJobs()

  expect((await read()).status).toBe('paid')
})

test('answers that are older than a refund that came back change nothing', async () => {
  const { refund, runJobs, peer, notify, read, db, intent } = await openAfterSale()
  const { applyPayment } = await import('../../domain/orders/index.ts')
  const provider = openStripe(peer.settings)
  await refund()
  await runJobs()
  const before = await provider.read(intent)
  peer.books.failRefund()
  await notify('refund.failed', 'refund')
  const events = (await read()).events.length

  await applyPayment(db, before)

  expect(await read()).toMatchObject({ status: 'paid', refunded: 0, refunds_failed: 1200 })
  expect((await read()).events).toHaveLength(events)
})

test('a dispute is kept with the order, the staff are told when it opens and how it ends, and nothing is refunded meanwhile', async () => {
  const { peer, intent, notify, read, mails, refund, runJobs } = await openAfterSale()
  const dispute = peer.books.dispute(intent)
  await notify('charge.dispute.created', 'dispute')
  await notify('charge.dispute.funds_withdrawn', 'dispute')

  expect((await read()).disputes).toEqual([
    {
      id: dispute.id,
      state: 'needs_response',
      amount: 1200,
      reason: 'product_not_received',
      is_refundable: false,
      due_at: new Date((dispute.evidence_details.due_by ?? 0) * 1000).toISOString(),
      opened_at: new Date(dispute.created * 1000).toISOString(),
      ended_at: null,
    },
  ])
  expect(await refund()).toBe('409 payment-disputed')
  expect(peer.requests.filter(({ call }) => call === 'POST /v1/refunds')).toEqual([])

  peer.books.endDispute(dispute, 'won')
  await notify('charge.dispute.closed', 'dispute')

  expect((await read()).disputes).toMatchObject([{ state: 'won', ended_at: expect.any(String) }])
  expect((await read()).events.map(({ kind }) => kind).slice(-2)).toEqual(['disputed', 'dispute_ended'])
  expect(await mails()).toEqual(['order-confirmed', 'sale-made', 'payment-disputed', 'dispute-ended'])
  expect(await refund()).toBe('done')
  await runJobs()
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200 })
})

test('a refund that was wanted before the dispute is made as soon as the dispute is won', async () => {
  const { peer, intent, notify, read, refund, runJobs } = await openAfterSale()
  await refund()
  const dispute = peer.books.dispute(intent)
  // Stripe refuses, whether or not the gallery has heard why.
  await runJobs()
  await runJobs()
  expect(await read()).toMatchObject({ status: 'paid', refunded: 0, disputes: [{ state: 'needs_response' }] })

  peer.books.endDispute(dispute, 'won')
  await notify('charge.dispute.closed', 'dispute')
  await runJobs()

  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200 })
})

test('a dispute that is lost leaves nothing to refund', async () => {
  const { peer, intent, notify, read, refund, sales, params } = await openAfterSale()
  const dispute = peer.books.dispute(intent)
  peer.books.endDispute(dispute, 'lost')
  await notify('charge.dispute.closed', 'dispute')

  expect((await read()).events.map(({ kind }) => kind).slice(-2)).toEqual(['disputed', 'dispute_ended'])
  expect(await refund()).toBe('409 payment-disputed')
  const cancel = sales('POST /sales/orders/{order}/cancellation', { params, body: { reason: 'Disputed' } })
  expect(await outcomeOf(cancel)).toBe('409 payment-disputed')
})

test('while a bank only asks, a refund is possible', async () => {
  const { peer, intent, notify, read, refund, runJobs } = await openAfterSale()
  peer.books.dispute(intent, { isOnlyAsked: true })
  await notify('charge.dispute.created', 'dispute')

  expect(await refund()).toBe('done')
  await runJobs()

  expect(await read()).toMatchObject({ status: 'refunded', disputes: [{ is_refundable: true }] })
})

test('the end of a dispute that nobody told is found within an hour', async () => {
  const { peer, intent, notify, read, runJobs, pool } = await openAfterSale()
  const dispute = peer.books.dispute(intent)
  await notify('charge.dispute.created', 'dispute')
  peer.books.endDispute(dispute, 'lost')
  await pool.query("UPDATE orders SET heard_at = now() - interval '61 minutes'")

  await runJobs()

  expect((await read()).disputes).toMatchObject([{ state: 'lost' }])
})

test('a part is paid back once at Stripe whatever is asked twice, and the rest after it', async () => {
  const { sales, params, runJobs, read, peer, placed } = await openAfterSale()
  const [line] = placed.lines
  const part = { key: randomUUID(), lines: [{ artwork: line?.artwork ?? 0, amount: 400.4 }], delivery: 0 }
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Came damaged', part } })
  await Promise.all([runJobs(), runJobs()].map((one) => one.catch(() => undefined)))
  await runJobs()
  expect(await read()).toMatchObject({ status: 'paid', refunded: 400.4, refund_underway: 0 })

  const more = { ...part, key: randomUUID(), lines: [{ artwork: line?.artwork ?? 0, amount: 100 }] }
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'And more', part: more } })
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'All of it' } })
  await runJobs()
  await runJobs()

  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200, refund_underway: 0 })
  expect(peer.books.refunds.map(({ amount }) => amount)).toEqual([40_040, 10_000, 69_960])
})
