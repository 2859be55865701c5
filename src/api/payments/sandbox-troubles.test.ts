import { expect, test } from 'vitest'

import { openShop } from '../../testing/open-shop.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

async function openAfterSale(card: 'disputed' | 'refund-fails') {
  const shop = await openShop()
  const ada = await shop.buyer()
  const { number } = await ada.buy([(await shop.addArtwork()).id], card)
  const sales = await shop.staff()
  const params = { order: number }
  const read = async () => (await sales('GET /sales/orders/{order}', { params })).order
  const refund = () => outcomeOf(sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Returned' } }))
  const decide = (won: boolean, by = sales) => outcomeOf(by('POST /sandbox/disputes', { body: { order: number, won } }))
  /** Lets the sandbox do what it does seconds later. */
  const finish = async () => {
    const { finishSandboxPayment } = await import('../../domain/payments/index.ts')
    const { rows } = await shop.pool.query('SELECT id FROM sandbox_payments')
    for (const { id } of rows) await finishSandboxPayment(shop.db, id)
    await shop.deliverNotices()
  }
  return { ...shop, ada, read, refund, decide, finish }
}

test('in the sandbox staff see a dispute, win it, and refund', async () => {
  const { read, refund, decide, deliverNotices, runJobs } = await openAfterSale('disputed')
  expect((await read()).disputes).toMatchObject([{ state: 'needs_response', amount: 1200, due_at: expect.any(String) }])
  expect(await refund()).toBe('409 payment-disputed')
  expect((await read()).allowed).toEqual(['preparing', 'correct_billing'])

  expect(await decide(true)).toBe('done')
  await deliverNotices()

  expect((await read()).disputes).toMatchObject([{ state: 'won' }])
  expect((await read()).allowed).toEqual(expect.arrayContaining(['cancel', 'refund', 'refund_part']))
  expect(await refund()).toBe('done')
  await runJobs()
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200 })
})

test('in the sandbox a dispute that is lost stays so, and only staff decide', async () => {
  const { read, refund, decide, deliverNotices, ada } = await openAfterSale('disputed')

  expect(await decide(true, ada.call)).toBe('403 forbidden')
  expect([await decide(false), await decide(true)]).toEqual(['done', 'done'])
  await deliverNotices()

  expect((await read()).disputes).toMatchObject([{ state: 'lost' }])
  expect(await refund()).toBe('409 payment-disputed')
})

test('in the sandbox there is nothing to decide about a payment that nobody disputes', async () => {
  expect(await (await openAfterSale('refund-fails')).decide(true)).toBe('404 not-found')
})

test('in the sandbox a refund comes back, and the next one does not', async () => {
  const { read, refund, runJobs, finish } = await openAfterSale('refund-fails')
  await refund()
  await runJobs()
  expect((await read()).status).toBe('refunded')

  await finish()
  expect(await read()).toMatchObject({ status: 'paid', refunded: 0, refunds_failed: 1200 })

  expect(await refund()).toBe('done')
  await runJobs()
  await finish()
  expect(await read()).toMatchObject({ status: 'refunded', refunded: 1200, refunds_failed: 1200 })
})
