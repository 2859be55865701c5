import { expect, test } from 'vitest'

import { passwordChangedMail } from '../../domain/accounts/index.ts'
import { mailKinds } from '../../domain/jobs/index.ts'
import { type MailAbout, type MailName, queueMail, type Reader } from '../../domain/mail/index.ts'
import { saleMadeMail } from '../../domain/orders/index.ts'
import { addOrder } from '../../testing/add-order.ts'
import { openPostOffice, readNewest } from '../../testing/open-post-office.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', locale: 'en' } as const

async function openDesk() {
  const office = await openPostOffice()
  const admin = await office.logIn({ name: 'Mara', scope: ['collector', 'admin'] })
  const sales = await office.logIn({ name: 'Sol', scope: ['collector', 'sales'] })
  const read = async (letter: string) => (await admin.call('GET /letters/{letter}', { params: { letter } })).letter
  const again = (letter: string, by = admin) => by.call('POST /letters/{letter}/sending', { params: { letter } })
  const list = async (query: Parameters<typeof admin.call<'GET /letters'>>[1] = { query: {} }, by = admin) =>
    (await by.call('GET /letters', query)).letters
  const queue = async (kind: MailName, facts: Record<string, string>, to: Reader = ADA) => {
    await queueMail(office.db, mailKinds[kind] as MailAbout<object>, facts, to)
    return (await readNewest(office.db)).id
  }
  const order = async () => addOrder(office.db, { artworks: [(await office.addArtwork()).id] })
  return { ...office, admin, sales, read, again, list, queue, order }
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { status: number; code: string }) => error,
  )

test('an address that the server refuses is not tried again, and staff read why, in its own words', async () => {
  const { peer, send, run, read, list } = await openDesk()
  peer.refuse({ status: 550, words: '5.1.1 no such user here', at: 'recipient' })

  const id = await send(passwordChangedMail, {}, ADA)

  expect(await read(id)).toMatchObject({
    ...{ state: 'failed', trouble: 'refused', tries: 1, sent_at: null, next_try_at: null, can_repeat: true },
    ...{ answer: '550 5.1.1 no such user here', subject: 'Your password was changed', is_kept: true },
  })
  expect((await list({ query: { state: 'failed' } })).map((letter) => letter.id)).toEqual([id])
  peer.refuse(false)
  await run(id)
  expect(peer.received).toEqual([])
})

test('what the server does not take for its content is over too; what it asks to bring later is tried again, for two days', async () => {
  const { db, peer, send, read, run } = await openDesk()
  peer.refuse({ status: 554, words: '5.7.1 looks like spam', at: 'mail' })
  expect(await read(await send(passwordChangedMail, {}, ADA))).toMatchObject({ state: 'failed', trouble: 'rejected' })

  peer.refuse({ status: 450, words: '4.2.0 greylisted', at: 'recipient' })
  await expect(send(passwordChangedMail, {}, ADA)).rejects.toThrow()
  const { id } = await readNewest(db)
  const delayed = await read(id)
  expect(delayed).toMatchObject({ state: 'delayed', trouble: 'later', answer: '450 4.2.0 greylisted', tries: 1 })
  expect(Date.parse(delayed.next_try_at ?? '')).toBeGreaterThan(Date.now())
  await expect(run(id)).rejects.toThrow()
  await db
    .updateTable('mails')
    .set({ first_tried_at: new Date(Date.now() - 49 * 3_600_000) })
    .where('id', '=', id)
    .execute()
  await run(id)
  expect(await read(id)).toMatchObject({ state: 'failed', tries: 3, next_try_at: null })
})

test('a server that wants to know first who we are is for us to mend: the mail waits', async () => {
  const { db, peer, send, read } = await openDesk()
  peer.refuse({ status: 530, words: '5.7.0 authentication required', at: 'recipient' })
  await expect(send(passwordChangedMail, {}, ADA)).rejects.toThrow()
  expect(await read((await readNewest(db)).id)).toMatchObject({ state: 'delayed', trouble: 'later' })
})

test('a server that is away delays a mail', async () => {
  const { db, peer, send, read } = await openDesk()
  await peer.stop()
  await expect(send(passwordChangedMail, {}, ADA)).rejects.toThrow()
  expect(await read((await readNewest(db)).id)).toMatchObject({
    state: 'delayed',
    trouble: 'unreachable',
    answer: null,
  })
})

test('a mail that waits is shown as it would be written now, and makes no link; sent, as it was, without its link', async () => {
  const { db, peer, queue, run, read, logIn } = await openDesk()
  const { user } = await logIn({ email: ADA.email })
  const id = await queue('reset-password', { userId: user.id })

  expect(await read(id)).toMatchObject({
    ...{ state: 'waiting', is_kept: false, subject: 'A new password for your account', can_repeat: false },
    html: expect.stringContaining('http://gallery.test/…'),
  })
  expect(await db.selectFrom('password_resets').selectAll().execute()).toEqual([])

  await run(id)
  const [, token = ''] = /forgot-password\/([\w-]+)/.exec(peer.received[0]?.mail.text ?? '') ?? []
  const letter = await read(id)
  expect(token).toHaveLength(43)
  expect(JSON.stringify(letter)).not.toContain(token)
  expect(letter).toMatchObject({ state: 'sent', is_kept: true, text: expect.stringContaining('/forgot-password/…') })
})

test('a mail is sent again to the address that its reader has now, once, and says who wanted it', async () => {
  const { db, peer, send, again, read, deliver, order, queue, run } = await openDesk()
  const orderId = await order()
  const id = await queue('order-confirmed', { orderId }, { ...ADA, email: 'adda@example.com' })
  expect(await refusal(again(id))).toMatchObject({ status: 409, code: 'mail-underway' })
  await run(id)
  await db.updateTable('orders').set({ email: 'ada@example.org', user_id: null }).execute()

  const answers = await Promise.all([1, 2, 3].map(() => refusal(again(id))))
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
  expect(answers.find((answer) => answer !== undefined)).toMatchObject({ code: 'mail-underway' })
  const sent = await deliver()
  expect(sent.map(({ recipients }) => recipients)).toEqual([['ada@example.org']])
  expect(peer.received[0]?.mail.messageId).not.toBe(peer.received[1]?.mail.messageId)
  const { id: newest } = await readNewest(db)
  expect(await read(newest)).toMatchObject({ state: 'sent', asked_by: 'Mara', subject: (await read(id)).subject })
  await again(newest)
  expect(await send(passwordChangedMail, {}, ADA)).toBeTypeOf('string')
})

test.each([
  'a new password',
  'an address that is confirmed',
  'an invitation that was taken back',
  'an order that is gone',
])('%s is not sent again: what it was for is over', async (what) => {
  const { db, again, queue, run, logIn, order } = await openDesk()
  const { user } = await logIn({ email: ADA.email })
  const asked = { name: 'Nora', email: ADA.email, scope: ['editor' as const], locale: 'en' as const }
  const invitation = await db
    .insertInto('staff_invitations')
    .values({ ...asked, invited_by: 'Mara' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ email_verified_at: null }).where('id', '=', user.id).execute()
  const orderId = await order()
  const ids: Record<typeof what, () => Promise<string>> = {
    'a new password': () => queue('reset-password', { userId: user.id }),
    'an address that is confirmed': () => queue('verify-address', { userId: user.id }),
    'an invitation that was taken back': () => queue('staff-invitation', { invitationId: invitation.id, by: 'Mara' }),
    'an order that is gone': () => queue('order-confirmed', { orderId }),
  }
  const id = (await ids[what]?.()) ?? ''
  await run(id)
  await db.updateTable('users').set({ email_verified_at: new Date() }).execute()
  await db.deleteFrom('staff_invitations').execute()
  await db
    .updateTable('mails')
    .set({ data: JSON.stringify({ orderId: NOWHERE, userId: user.id, by: 'Mara', invitationId: invitation.id }) })
    .execute()

  expect(await refusal(again(id))).toMatchObject({ status: 409, code: 'mail-over' })
  expect(await db.selectFrom('mails').select('id').execute()).toHaveLength(1)
})

test.each([
  ['of-another-version', {}],
  ['toString', {}],
  ['order-confirmed', {}],
])(
  'the mail %s about %j, which nobody can write, is shown and not sent again, without a failure of ours',
  async (kind, data) => {
    const { db, read, again } = await openDesk()
    const { id } = await db
      .insertInto('mails')
      .values({
        kind,
        to_name: '',
        to_email: ADA.email,
        locale: 'en',
        data: JSON.stringify(data),
        failed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()

    expect(await read(id)).toMatchObject({ kind, html: null, is_kept: false })
    expect(await refusal(again(id))).toMatchObject({ status: 409, code: 'mail-over' })
  },
)

const NOWHERE = '00000000-0000-4000-8000-000000000000'

test('who may do everything sees all mails, sales those of sales; others none', async () => {
  const { db, admin, sales, list, queue, order, logIn, again, app } = await openDesk()
  const orderId = await order()
  const confirmed = await queue('order-confirmed', { orderId })
  const secret = await queue('password-changed', {})
  await queueMail(db, saleMadeMail, { orderId })

  expect((await list()).map(({ kind }) => kind).toSorted()).toEqual([
    'order-confirmed',
    'password-changed',
    'sale-made',
  ])
  expect((await list({ query: {} }, sales)).map(({ kind }) => kind).toSorted()).toEqual([
    'order-confirmed',
    'sale-made',
  ])
  expect(await list({ query: { kind: 'password-changed' } }, sales)).toEqual([])
  await sales.call('GET /letters/{letter}', { params: { letter: confirmed } })
  for (const name of ['GET /letters/{letter}', 'POST /letters/{letter}/sending'] as const) {
    expect(await refusal(sales.call(name, { params: { letter: secret } }))).toMatchObject({ status: 404 })
    expect(await refusal(admin.call(name, { params: { letter: NOWHERE } }))).toMatchObject({ status: 404 })
  }
  const editor = await logIn({ scope: ['collector', 'editor'] })
  expect(await refusal(list({ query: {} }, editor))).toMatchObject({ status: 403 })
  expect(await refusal(again(confirmed, editor))).toMatchObject({ status: 403 })
  expect((await app.inject('/api/letters')).statusCode).toBe(401)
})

test('mails are paged without one twice, found by address, name and subject, and letters to all come when asked for', async () => {
  const { db, admin, list, queue, send } = await openDesk()
  for (let at = 0; at < 5; at++) await queue('password-changed', {}, { ...ADA, email: `ada${at}@example.com` })
  await send(passwordChangedMail, {}, { ...ADA, name: '100% Eve', email: 'eve@example.com' })
  const letter = { kind: 'newsletter', shelf: 'letters', to_name: '', to_email: 'r@example.com', locale: 'en' as const }
  await db.insertInto('mails').values(letter).execute()

  const seen: string[] = []
  for (let cursor: string | undefined; ;) {
    const page = await admin.call('GET /letters', { query: { limit: 2, ...(cursor && { cursor }) } })
    seen.push(...page.letters.map(({ to }) => to.email))
    if (page.next_cursor === null) break
    cursor = page.next_cursor
  }
  expect(seen).toEqual(['eve@example.com', ...[4, 3, 2, 1, 0].map((at) => `ada${at}@example.com`)])
  const find = async (query: string) => (await list({ query: { query } })).length
  expect([await find('ADA3@'), await find('0% e'), await find('password was'), await find('%_%')]).toEqual([1, 1, 1, 0])
  expect(await list({ query: { kind: 'newsletter' } })).toHaveLength(1)
  expect(await list({ query: { state: 'waiting' } })).toHaveLength(5)
  for (const cursor of ['x', '1_2', `99999999999999999_${NOWHERE}`]) {
    expect(await refusal(list({ query: { cursor } }))).toMatchObject({ status: 422 })
  }
  expect(await list({ query: { cursor: `9999999999999999_${NOWHERE}` } })).toHaveLength(6)
})
