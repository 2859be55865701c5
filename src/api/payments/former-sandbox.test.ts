import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { type ApiError, type Call, createApiClient } from '../../contract/client.ts'
import { createTasks } from '../../domain/jobs/index.ts'
import { openStripe } from '../../domain/payments/index.ts'
import { asProgramme } from '../../testing/open-programme.ts'
import { type CardOutcome, openShop } from '../../testing/open-shop.ts'
import { openGalleryOn } from '../../testing/open-test-gallery.ts'
import { startStripePeer } from '../../testing/start-stripe-peer.ts'
import { inProcessFetch } from '../index.ts'

/** Orders and a plan of a demo, in all the states in which the sandbox could leave them. */
async function openFormerDemo() {
  const shop = await openShop()
  const { user, token, call } = await shop.logIn()
  // Each by somebody else at first: whoever orders anew gives up what waits for money.
  const buy = async (card: CardOutcome) => (await (await shop.buyer()).buy([(await shop.addArtwork()).id], card)).number
  const numbers = {
    paid: await buy('success'),
    returned: await buy('success'),
    declined: await buy('declined'),
    asked: await buy('3-d-secure'),
    processing: await buy('processing'),
  }
  await shop.db.updateTable('orders').set({ user_id: user.id }).execute()
  const artist = await asProgramme(shop).artist()
  await artist.start()
  const { token: staffToken } = await shop.logIn({ scope: ['sales'] })
  return { ...shop, numbers, call, token, staffToken, planToken: artist.token }
}

async function openStripePeer() {
  const peer = await startStripePeer()
  return { provider: openStripe(peer.settings), publishableKey: 'pk_test_1' }
}

const SUCCESSORS = [
  ['nobody', () => Promise.resolve(undefined)],
  ['Stripe', openStripePeer],
] as const

test.each(SUCCESSORS)('what the sandbox took stays readable when %s takes its place', async (_name, openSuccessor) => {
  const demo = await openFormerDemo()
  const payments = await openSuccessor()
  const { app } = await openGalleryOn(demo.connection, { payments: () => payments })
  const callAs = (token: string): Call =>
    createApiClient({ fetch: inProcessFetch(app), baseUrl: '', locale: 'en', token: () => token })
  const [ada, sales] = [callAs(demo.token), callAs(demo.staffToken)]

  const { orders } = await ada('GET /orders')
  const read = await Promise.all(
    Object.values(demo.numbers).map((order) => ada('GET /orders/{order}', { params: { order } })),
  )
  const sold = await sales('GET /sales/orders', { query: {} })
  const { plan } = await ada('GET /plans/{token}', { params: { token: demo.planToken } })

  expect(orders).not.toEqual([])
  expect(read.map(({ order }) => order.number)).toEqual(Object.values(demo.numbers))
  expect(sold.orders).toHaveLength(5)
  expect((await sales('GET /sales/plans', { query: {} })).plans).toHaveLength(1)
  expect(plan.status).toBe('active')
  const again = ada('POST /orders/{order}/payment', {
    params: { order: demo.numbers.asked },
    body: { payment_method: 'pm_card_visa', attempt: randomUUID() },
  })
  expect(await again.catch((error: ApiError) => error.code)).toBe(payments ? 'order-closed' : 'payments-closed')
})

test.each(SUCCESSORS)('no job stumbles over it when %s takes its place', async (_name, openSuccessor) => {
  const { db, pool, files, wait, staffToken, app, numbers } = await openFormerDemo()
  const payments = await openSuccessor()
  const headers = { authorization: `Bearer ${staffToken}` }
  const payload = { return_to_sale: true, reason: 'Arrived with a torn corner.' }
  await app.inject({ method: 'POST', url: `/api/sales/orders/${numbers.returned}/refund`, headers, payload })
  await wait(60 * 24 * 2)
  const tasks = createTasks(db, files, { payments: payments && { provider: payments.provider } })
  const { rows: jobs } = await pool.query(
    "SELECT task_identifier AS name, payload FROM graphile_worker.jobs JOIN graphile_worker._private_jobs USING (id) WHERE task_identifier LIKE '%order%'",
  )

  for (const { name, payload: job } of [{ name: 'settle-orders' }, { name: 'settle-plans' }, ...jobs]) {
    await tasks[name]?.(job ?? {}, {} as never)
  }

  expect(jobs).toEqual([{ name: 'refund-order', payload: { orderId: expect.any(String) } }])
  const { rows } = await pool.query('SELECT number, status FROM orders')
  const statusOf = (number: string) => rows.find((row) => row.number === number)?.status
  expect(Object.values(numbers).map(statusOf)).toEqual(['paid', 'paid', 'expired', 'expired', 'expired'])
})
