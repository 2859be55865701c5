import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { eventBody } from '../../contract/webhooks/events.ts'
import { MOST_WEBHOOKS, WEBHOOK_EVENTS } from '../../contract/webhooks/values.ts'
import { transact } from '../../database/index.ts'
import { endDemoUsers } from '../../domain/accounts/index.ts'
import { noteDisputes } from '../../domain/disputes/index.ts'
import { refundOrder } from '../../domain/orders/index.ts'
import { signLink } from '../../domain/tokens/index.ts'
import { addApplication } from '../../testing/add-application.ts'
import { inDays } from '../../testing/in-days.ts'
import { writeForm } from '../../testing/open-enquiry-desk.ts'
import { asProgramme } from '../../testing/open-programme.ts'
import { asShop } from '../../testing/open-shop.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { openWebhookDesk, startReceiver } from '../../testing/open-webhook-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { removeArtwork } from '../../testing/write-content.ts'

type Desk = Awaited<ReturnType<typeof openWebhookDesk>>

/** The life of a gallery in a few steps, each of which somebody else may want to know of. */
async function live(desk: Desk): Promise<void> {
  const shop = asShop(desk)
  const ada = await shop.buyer({ name: 'Ada Lovelace', email: 'ada@example.com', isVerified: true })
  const sales = await shop.staff()
  const [sold, hung, asked, kept] = [
    await desk.addArtwork(),
    await desk.addArtwork(),
    await desk.addArtwork(),
    await desk.addArtwork(),
  ]
  const { number } = await ada.buy([sold.id])
  const params = { order: number }
  await sales('POST /sales/orders/{order}/status', { params, body: { status: 'preparing' } })
  await sales('POST /sales/orders/{order}/refund', { params, body: { reason: 'Returned', return_to_sale: true } })
  const { id } = await desk.db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  if (desk.payments) await refundOrder(desk.db, desk.payments.provider, id)
  await ada.order([hung.id])
  await shop.wait(60)
  await shop.runJobs()
  await removeArtwork(desk.db, kept.id)
  const of = { params: { kind: 'artworks' as const, id: hung.id } }
  const { item } = await desk.admin.call('GET /editor/{kind}/{id}', of)
  const { item: saved } = await desk.admin.call('PUT /editor/{kind}/{id}/draft', {
    ...{ ...of, body: { version: item.version, draft: { ...item.draft, year: 1999 } } },
  })
  await desk.admin.call('POST /editor/{kind}/{id}/publication', { ...of, body: { version: saved.version } })
  const { reference } = await desk.call('POST /enquiries', { body: writeForm({ artworks: [asked.id] }) })
  const thread = await desk.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow()
  const token = await signLink(desk.db, 'enquiry-thread', thread.id)
  const message = { key: randomUUID() as string, text: 'And framed?' }
  await desk.call('POST /enquiries/{token}/messages', { params: { token }, body: message })
  const enquiry = { enquiry: reference }
  await sales('POST /sales/enquiries/{enquiry}/messages', { params: enquiry, body: { ...message, text: 'It is.' } })
  const offer = { artwork: asked.id, price: 900, valid_until: inDays(7), note: '' }
  await sales('POST /sales/enquiries/{enquiry}/offers', { params: enquiry, body: offer })
  const application = await addApplication(desk)
  await sales('POST /sales/applications/{application}/status', {
    ...{ params: { application: application.reference }, body: { status: 'under_review', note: 'We look.' } },
  })
  const programme = asProgramme(desk)
  await (await programme.artist()).start()
  const dispute = { id: 'dp_1', amount: 100, currency: 'eur', reason: 'fraudulent', isRefundable: false } as const
  const told = { ...dispute, dueAt: null, openedAt: new Date(), month: null }
  await transact(desk.db, async (tx) => {
    const plan = await tx.selectFrom('plans').select('id').executeTakeFirstOrThrow()
    await noteDisputes(tx, { provider: 'sandbox', orderId: id }, [{ ...told, state: 'needs_response' }])
    await noteDisputes(tx, { provider: 'sandbox', orderId: id }, [{ ...told, state: 'lost' }])
    await noteDisputes(tx, { provider: 'sandbox', planId: plan.id }, [{ ...told, id: 'dp_2', state: 'needs_response' }])
  })
}

test('a program is told whatever it wants to know, and nothing of it is about people', async () => {
  const desk = await openWebhookDesk()
  const receiver = await startReceiver()
  await desk.make(`http://till.test:${receiver.port}/`, [...WEBHOOK_EVENTS])
  const some = await startReceiver()
  await desk.make(`http://till.test:${some.port}/`, ['order.paid', 'enquiry.asked'])

  await live(desk)
  await desk.send()

  const types = receiver.types()
  expect(new Set(types)).toEqual(new Set(WEBHOOK_EVENTS))
  expect(types.filter((type) => type === 'artwork.availability').length).toBeGreaterThanOrEqual(2)
  for (const { body } of receiver.told) {
    expect(eventBody.safeParse(JSON.parse(body)).error, body).toBeUndefined()
    expect(body).not.toMatch(/@|ada|lovelace|marchetti|framed/i)
  }
  expect(some.types().toSorted()).toEqual(['enquiry.asked', 'order.paid'])

  // Where it says that the rest is, it is.
  const { key } = await desk.admin.call('POST /keys', { body: { name: 'Till', scope: ['admin'], days: 30 } })
  const headers = { authorization: `Bearer ${key}` }
  for (const { body } of receiver.told) {
    const { type, data } = JSON.parse(body) as { type: string; data: { read: string } }
    const { statusCode } = await desk.app.inject({ url: data.read, headers })
    expect([200, ...(type === 'artwork.published' || type === 'artwork.hidden' ? [404] : [])]).toContain(statusCode)
  }
})

test('what is begun and not shown is nobody’s business', async () => {
  const desk = await openWebhookDesk()
  const { id } = await desk.make('http://till.test/', [...WEBHOOK_EVENTS])
  const { item } = await desk.admin.call('POST /editor/{kind}', { params: { kind: 'artworks' }, body: {} })
  await desk.admin.call('PUT /editor/{kind}/{id}/draft', {
    ...{ params: { kind: 'artworks', id: item.id }, body: { version: item.version, draft: { title: { en: 'Ebb' } } } },
  })
  expect(await desk.log(id)).toEqual([])
})

test('a secret is told once, kept sealed, and renewed at once', async () => {
  const desk = await openWebhookDesk()
  const { id, secret } = await desk.make('http://till.test/')
  const all = JSON.stringify(await desk.admin.call('GET /webhooks'))
  const { rows } = await desk.pool.query(`SELECT encode(secret, 'base64') AS kept FROM webhooks`)
  expect(all).not.toContain(secret)
  expect(rows[0].kept).not.toContain(secret.slice(6, 40))

  const renewed = await desk.admin.call('POST /webhooks/{webhook}/secret', { params: { webhook: id } })
  expect(renewed.secret).toMatch(/^whsec_/)
  expect(renewed.secret).not.toBe(secret)
})

test('it is tried out at once and once, and whatever was told is told again under the same id', async () => {
  const desk = await openWebhookDesk()
  let isDown = true
  const receiver = await startReceiver((response) => response.writeHead(isDown ? 500 : 200).end())
  const { id } = await desk.make(`http://till.test:${receiver.port}/`)
  const params = { webhook: id }
  await desk.admin.call('PATCH /webhooks/{webhook}', { params, body: { is_on: false } })
  const { delivery } = await desk.admin.call('POST /webhooks/{webhook}/test', { params })
  expect(delivery).toMatchObject({ event: 'test', state: 'waiting', tries: 0 })
  await desk.send()
  expect(await desk.log(id)).toMatchObject([{ id: delivery.id, state: 'given-up', status: 500 }])
  expect((await desk.admin.call('GET /webhooks')).webhooks[0]).toMatchObject({
    ...{ state: 'off', last: { state: 'given-up', status: 500, fault: 'refused' } },
  })

  isDown = false
  const again = { params: { ...params, delivery: delivery.id } }
  const { delivery: sent } = await desk.admin.call('POST /webhooks/{webhook}/deliveries/{delivery}/sending', again)
  expect(sent).toMatchObject({ id: delivery.id, state: 'waiting' })
  await desk.send()
  expect(await desk.log(id)).toMatchObject([{ id: delivery.id, state: 'delivered', status: 200, fault: null }])
  expect(receiver.told.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.id, delivery.id])
  const other = await desk.make(`http://till.test:${receiver.port}/`)
  const foreign = { params: { webhook: other.id, delivery: delivery.id } }
  expect(await outcomeOf(desk.admin.call('POST /webhooks/{webhook}/deliveries/{delivery}/sending', foreign))).toBe(
    '404 not-found',
  )
})

test('what waits for a program that is switched off is given up, and goes with it when it is removed', async () => {
  const desk = await openWebhookDesk()
  const { id } = await desk.make('http://till.test/')
  const work = await desk.addArtwork()
  await desk.happen(work)
  const params = { webhook: id }
  await desk.admin.call('PATCH /webhooks/{webhook}', { params, body: { is_on: false } })
  await desk.happen(work)
  expect(await desk.log(id)).toMatchObject([{ state: 'given-up', tries: 0 }])
  expect((await desk.admin.call('DELETE /webhooks/{webhook}', { params })).webhooks).toEqual([])
  expect(await desk.db.selectFrom('webhook_deliveries').select('id').execute()).toEqual([])
  for (const call of ['DELETE /webhooks/{webhook}', 'POST /webhooks/{webhook}/secret'] as const) {
    expect(await outcomeOf(desk.admin.call(call, { params }))).toBe('404 not-found')
  }
  expect(await outcomeOf(desk.admin.call('GET /webhooks/{webhook}/deliveries', { params, query: {} }))).toBe(
    '404 not-found',
  )
  expect(await outcomeOf(desk.admin.call('POST /webhooks/{webhook}/test', { params }))).toBe('404 not-found')
  expect(await outcomeOf(desk.admin.call('PATCH /webhooks/{webhook}', { params, body: {} }))).toBe('404 not-found')
})

test('the log is read page by page', async () => {
  const desk = await openWebhookDesk()
  const { id } = await desk.make('http://till.test/')
  const work = await desk.addArtwork()
  for (let nth = 0; nth < 5; nth++) await desk.happen(work)
  const seen: string[] = []
  let before: number | undefined
  for (let page = 0; page < 3; page++) {
    const query = { limit: 2, ...(before === undefined ? {} : { before }) }
    const { deliveries, next } = await desk.admin.call('GET /webhooks/{webhook}/deliveries', {
      ...{ params: { webhook: id }, query },
    })
    seen.push(...deliveries.map((one) => one.id))
    before = next ?? undefined
  }
  expect(before).toBeUndefined()
  expect(seen).toEqual((await desk.log(id)).map((one) => one.id))
  expect(seen).toHaveLength(5)
})

test.each([
  ...['', 'till', 'ftp://till.example/', 'javascript:alert(1)', 'http://till.example/', 'https://', 'https:///x'],
  ...['https://ada:secret@till.example/', 'https://ada@till.example/', 'https://localhost/', 'https://till/'],
  ...['https://till.localhost/', 'https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.1/'],
  ...['https://0177.0.0.1/', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://10.0.0.1/', 'https://0.0.0.0/'],
  ...[
    'https://169.254.169.254/latest',
    'https://192.168.1.1:8443/',
    'https://[fd00::1]/',
    `https://t.example/${'x'.repeat(500)}`,
  ],
])('nothing is told to %s', async (url) => {
  const gallery = await openTestGallery()
  const admin = await gallery.logIn({ scope: ['collector', 'admin'] })
  const body = { url, events: ['order.paid' as const] }
  await expect(admin.call('POST /webhooks', { body })).rejects.toMatchObject({
    ...{ status: 422, errors: { url: [expect.any(String)] } },
  })
  const { webhooks } = await admin.call('POST /webhooks', { body: { ...body, url: 'https://till.example/#there' } })
  expect(webhooks).toMatchObject([{ url: 'https://till.example/' }])
  const change = { params: { webhook: webhooks[0]?.id ?? '' }, body: { url } }
  await expect(admin.call('PATCH /webhooks/{webhook}', change)).rejects.toMatchObject({ status: 422 })
})

test.each([[[]], [['order.lost']], [[...WEBHOOK_EVENTS, 'order.paid']], ['order.paid']])(
  'a program is not told of %o',
  async (events) => {
    const { admin } = await openWebhookDesk()
    const body = { url: 'https://till.example/', events } as never
    expect(await outcomeOf(admin.call('POST /webhooks', { body }))).toBe('422 validation-failed')
  },
)

test('what the demo’s people have connected ends with them', async () => {
  const { logIn, db, make } = await openWebhookDesk()
  await make('https://till.example/')
  const visitor = await logIn({ scope: ['collector', 'admin'], demoPerson: 'admin' })
  const events = ['order.paid' as const]
  await visitor.call('POST /webhooks', { body: { url: 'https://stranger.example/', events } })
  await visitor.call('POST /keys', { body: { name: 'Till', scope: ['admin'], days: null } })
  await transact(db, (tx) => endDemoUsers(tx))

  expect(await db.selectFrom('webhooks').select('url').execute()).toEqual([{ url: 'https://till.example/' }])
  expect(await db.selectFrom('api_keys').select('id').execute()).toEqual([])
})

test('there are never more programs than can be overlooked', async () => {
  const { make, db } = await openWebhookDesk()
  for (let at = 1; at < MOST_WEBHOOKS; at++) await make('https://till.example/')
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => outcomeOf(make('https://till.example/'))))
  expect(outcomes.toSorted()).toEqual(['409 programs-full', '409 programs-full', 'done'])
  expect(await db.selectFrom('webhooks').select('id').execute()).toHaveLength(MOST_WEBHOOKS)
})
