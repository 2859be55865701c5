import { expect, test } from 'vitest'

import { mailKinds } from '../../domain/jobs/index.ts'
import { type MailName, queueMail } from '../../domain/mail/index.ts'
import { saleMadeMail } from '../../domain/orders/index.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openPostOffice } from '../../testing/open-post-office.ts'
import { saveGallery } from '../../testing/write-content.ts'

const HOUSE = 'house@gallery.example'

async function openDesk() {
  const office = await openPostOffice()
  await saveGallery(office.db, { email: HOUSE })
  const admin = await office.logIn({ name: 'Mara', email: 'mara@gallery.example', scope: ['collector', 'admin'] })
  const sales = await office.logIn({ email: 'sol@gallery.example', scope: ['collector', 'sales'], locale: 'fr' })
  const orderId = await addOrder(office.db, { artworks: [(await office.addArtwork()).id] })
  const reached = async () => {
    await queueMail(office.db, saleMadeMail, { orderId })
    return (await office.deliver('sale-made')).flatMap(({ recipients }) => recipients).toSorted()
  }
  const choose = (by: typeof admin, kinds: ['sale-made'] | []) => by.call('PUT /letters/mine', { body: { kinds } })
  const spare = (kinds: ['sale-made'] | []) => admin.call('PUT /staff/unmailed', { body: { kinds } })
  return { ...office, admin, sales, orderId, reached, choose, spare }
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { status: number; code: string }) => error,
  )

test('mails to the gallery reach those of its staff, too, who want them, each in their language', async () => {
  const { admin, sales, reached, choose, peer } = await openDesk()
  expect(await reached()).toEqual([HOUSE])
  expect(await choose(sales, ['sale-made'])).toEqual({ kinds: ['sale-made'] })
  await admin.call('PUT /staff/{member}/mails', { params: { member: admin.user.id }, body: { kinds: ['sale-made'] } })

  expect(await reached()).toEqual([HOUSE, 'mara@gallery.example', 'sol@gallery.example'])
  const french = peer.received.find(({ recipients }) => recipients.includes('sol@gallery.example'))?.mail
  expect(french?.subject).toContain('Vendu')
  expect(french?.headers).toContainEqual(expect.objectContaining({ key: 'sensitivity' }))
  const { members } = await admin.call('GET /staff')
  expect(members.map(({ mailed_about }) => mailed_about)).toEqual([['sale-made'], ['sale-made']])
  await choose(sales, [])
  expect(await reached()).toEqual([HOUSE, 'mara@gallery.example'])
})

test('the gallery’s own address does without a kind only as long as somebody else gets it', async () => {
  const { db, sales, reached, choose, spare } = await openDesk()
  expect((await spare(['sale-made'])).unmailed).toEqual(['sale-made'])
  expect(await reached()).toEqual([HOUSE])
  await choose(sales, ['sale-made'])
  expect(await reached()).toEqual(['sol@gallery.example'])
  await db.updateTable('users').set({ email: HOUSE }).where('id', '=', sales.user.id).execute()
  expect(await reached()).toEqual([HOUSE])
  await spare([])
  expect(await reached()).toEqual([HOUSE])
})

test('whoever no longer works here, or no longer sells, gets nothing more, nor what waited or is sent again', async () => {
  const { db, admin, sales, reached, choose, deliver, orderId } = await openDesk()
  await choose(sales, ['sale-made'])
  await reached()
  const { id: former } = await db
    .selectFrom('mails')
    .select('id')
    .where('to_email', '=', 'sol@gallery.example')
    .executeTakeFirstOrThrow()
  await queueMail(db, saleMadeMail, { orderId })

  const params = { member: sales.user.id }
  await admin.call('PATCH /staff/{member}', { params, body: { scope: ['editor'] } })
  expect((await deliver()).flatMap(({ recipients }) => recipients)).toEqual([HOUSE])
  expect(await reached()).toEqual([HOUSE])
  const again = { params: { letter: former } }
  expect(await refusal(admin.call('POST /letters/{letter}/sending', again))).toMatchObject({ code: 'mail-over' })
  await admin.call('PATCH /staff/{member}', { params, body: { scope: ['sales'], is_active: false } })
  expect(await reached()).toEqual([HOUSE])
  await admin.call('PATCH /staff/{member}', { params, body: { is_active: true } })
  expect(await reached()).toEqual([HOUSE, 'sol@gallery.example'])
  await admin.call('POST /letters/{letter}/sending', again)
  expect((await deliver()).flatMap(({ recipients }) => recipients)).toEqual(['sol@gallery.example'])
})

test('only kinds to the gallery are chosen, by who sells for themselves and by admins for all', async () => {
  const { app, admin, sales, logIn, call } = await openDesk()
  const put = async (token: string, kinds: unknown, url = '/api/letters/mine') => {
    const headers = { authorization: `Bearer ${token}` }
    return (await app.inject({ method: 'PUT', url, headers, payload: { kinds } as object })).statusCode
  }
  for (const wrong of [['password-changed'], ['newsletter'], 'sale-made', [1], null, Array(99).fill('sale-made')]) {
    expect(await put(sales.token, wrong)).toBe(422)
  }
  expect(await put(sales.token, ['sale-made', 'sale-made'])).toBe(200)
  expect((await sales.call('GET /letters/mine')).kinds).toEqual(['sale-made'])
  const editor = await logIn({ scope: ['collector', 'editor'] })
  expect(await put(editor.token, [])).toBe(403)
  expect(await put(sales.token, [], `/api/staff/${editor.user.id}/mails`)).toBe(403)
  expect(await put(admin.token, [], '/api/staff/00000000-0000-4000-8000-000000000000/mails')).toBe(404)
  expect(await refusal(call('GET /letters/mine'))).toMatchObject({ status: 401 })
})

test('the list of kinds to the gallery is that of the kinds themselves', async () => {
  const { GALLERY_MAILS } = await import('../../contract/mail/values.ts')
  const toGallery = (Object.keys(mailKinds) as MailName[]).filter((name) => mailKinds[name].isToGallery)
  expect(toGallery.toSorted()).toEqual([...GALLERY_MAILS].toSorted())
})
