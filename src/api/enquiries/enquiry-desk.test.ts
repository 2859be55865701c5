import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { inDays } from '../../testing/in-days.ts'
import { openEnquiryDesk, writeForm } from '../../testing/open-enquiry-desk.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { readMails } from '../../testing/read-mails.ts'

/** A desk with two who sell, and an enquiry that waits. */
async function openSharedDesk() {
  const desk = await openEnquiryDesk()
  const mara = await desk.logIn({ name: 'Mara', scope: ['collector', 'sales'] })
  const tom = await desk.logIn({ name: 'Tom', scope: ['collector', 'admin'] })
  const { reference, token } = await desk.ask()
  const params = { enquiry: reference }
  const read = async () => (await mara.call('GET /sales/enquiries/{enquiry}', { params })).enquiry
  return { ...desk, mara, tom, reference, token, params, read }
}

const noted = (wishes: object = {}) => {
  const { website: _, ...form } = { website: '', ...writeForm() }
  return { ...form, origin: 'phone' as const, ...wishes }
}

test('fifty answers under one key at once are one, mailed once', async () => {
  const { mara, params, read, db, deliver } = await openSharedDesk()
  await deliver()
  const body = { key: randomUUID(), text: 'It is.', seen: (await read()).version }

  const replies = await Promise.all(
    Array.from({ length: 50 }, () =>
      outcomeOf(mara.call('POST /sales/enquiries/{enquiry}/messages', { params, body })),
    ),
  )

  expect(new Set(replies)).toEqual(new Set(['done']))
  const { messages, version, awaits_answer } = await read()
  expect(messages.map(({ text, staff_name }) => [text, staff_name])).toEqual([
    ['Is it signed?\n\nKind regards', null],
    ['It is.', 'Mara'],
  ])
  expect({ version, awaits_answer }).toEqual({ version: body.seen + 1, awaits_answer: false })
  expect((await readMails(db)).filter((mail) => mail.startsWith('enquiry-answered'))).toHaveLength(1)
})

test('of two colleagues who answer, offer or close at once, the second is told, and nothing of theirs is kept', async () => {
  const { mara, tom, params, read, token, call, addArtwork } = await openSharedDesk()
  const { id: artwork } = await addArtwork()
  const { version: seen } = await read()
  const answer = (who: typeof mara, text: string) =>
    outcomeOf(who.call('POST /sales/enquiries/{enquiry}/messages', { params, body: { key: randomUUID(), text, seen } }))

  const outcomes = await Promise.all([answer(mara, 'It is.'), answer(tom, 'No.')])
  expect(outcomes.toSorted()).toEqual(['409 thread-moved', 'done'])
  const body = { artwork, price: 900, valid_until: inDays(0), seen }
  expect(await outcomeOf(tom.call('POST /sales/enquiries/{enquiry}/offers', { params, body }))).toBe('409 thread-moved')

  const before = await read()
  await call('POST /enquiries/{token}/messages', { params: { token }, body: { key: randomUUID(), text: 'And dated?' } })
  const close = { status: 'closed' as const, seen: before.version }
  expect(await outcomeOf(mara.call('POST /sales/enquiries/{enquiry}/status', { params, body: close }))).toBe(
    '409 thread-moved',
  )
  const { messages, offers, status, awaits_answer, version } = await read()
  expect(messages).toHaveLength(3)
  expect({ offers, status, awaits_answer }).toEqual({ offers: [], status: 'open', awaits_answer: true })

  // Whoever has read it all, or does not say, is heard.
  await mara.call('POST /sales/enquiries/{enquiry}/status', { params, body: { status: 'closed', seen: version } })
  await tom.call('POST /sales/enquiries/{enquiry}/messages', { params, body: { key: randomUUID(), text: 'Yes' } })
  expect(await read()).toMatchObject({ status: 'closed', awaits_answer: false, version: version + 2 })
})

test('an offer that is withdrawn twice is withdrawn once, and counts as something that others have to see', async () => {
  const desk = await openSharedDesk()
  const { id: artwork } = await desk.addArtwork()
  const offer = await desk.offer(desk, artwork)
  const { version } = await desk.read()

  await Promise.all([desk.withdraw(desk, offer), desk.withdraw(desk, offer), desk.withdraw(desk, offer)])

  expect(await desk.read()).toMatchObject({ version: version + 1, offers: [{ state: 'withdrawn' }] })
})

test('what somebody said on the telephone begins a thread, mails nobody unless wished, and is noted once', async () => {
  const desk = await openSharedDesk()
  const { id: artwork } = await desk.addArtwork()
  await desk.deliver()
  const body = noted({ artworks: [artwork], email: 'zoe@example.com', message: 'She rang. See https://example.com' })
  const before = (await readMails(desk.db)).length

  const replies = await Promise.all(Array.from({ length: 8 }, () => desk.mara.call('POST /sales/enquiries', { body })))

  expect(new Set(replies.map(({ enquiry }) => enquiry.reference)).size).toBe(1)
  const [{ enquiry } = expect.unreachable()] = replies
  expect(enquiry).toMatchObject({ origin: 'phone', awaits_answer: true, user: null, is_verified: false })
  expect(enquiry.artworks.map(({ id }) => id)).toEqual([artwork])
  expect(enquiry.messages).toMatchObject([{ by: 'sender', is_noted: true, staff_name: 'Mara', text: body.message }])
  expect(await readMails(desk.db)).toHaveLength(before)

  await desk.mara.call('POST /sales/enquiries', {
    body: noted({ email: 'yan@example.com', origin: 'visit', is_mailed: true, message: 'See https://example.com' }),
  })
  const mails = await desk.deliver()
  expect(mails.map(({ recipients }) => recipients)).toEqual([['yan@example.com']])
  // What staff have written is no stranger's advertisement.
  expect(mails[0]?.mail.text).toContain('https://example.com')
})

test('what is noted is checked like what is sent, and the site itself is no origin of it', async () => {
  const { mara, db } = await openSharedDesk()
  const before = await db.selectFrom('enquiries').select('id').execute()

  for (const wrong of [
    ...[{ origin: 'site' }, { name: '' }, { email: 'nobody' }, { message: ' \n ' }, { message: 'x'.repeat(2001) }],
    ...[{ name: 'Eve\r\nBcc: all@example.com' }, { locale: 'xx' }, { key: 'no' }, { message: 'a\u0000b' }],
  ]) {
    const body = { ...noted(), ...wrong } as ReturnType<typeof noted>
    expect(await outcomeOf(mara.call('POST /sales/enquiries', { body }))).toBe('422 validation-failed')
  }
  expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(before.length)
})

test('what the gallery writes first is mailed once, waits for nothing, and needs an address', async () => {
  const desk = await openSharedDesk()
  await desk.deliver()
  const body = noted({ origin: 'gallery', email: 'zoe@example.com', message: 'Thank you for coming by.' })

  const replies = await Promise.all(Array.from({ length: 8 }, () => desk.mara.call('POST /sales/enquiries', { body })))

  expect(new Set(replies.map(({ enquiry }) => enquiry.reference)).size).toBe(1)
  const [{ enquiry } = expect.unreachable()] = replies
  expect(enquiry).toMatchObject({ origin: 'gallery', awaits_answer: false })
  expect(enquiry.messages).toMatchObject([{ by: 'gallery', is_noted: false, staff_name: 'Mara', text: body.message }])
  const mails = await desk.deliver()
  expect(mails.map(({ recipients }) => recipients)).toEqual([['zoe@example.com']])
  expect(mails[0]?.mail.text).toContain('Thank you for coming by.')

  const unreachable = noted({ origin: 'gallery', email: '', phone: '+33 6 12 34 56 78' })
  await expect(desk.mara.call('POST /sales/enquiries', { body: unreachable })).rejects.toMatchObject({
    status: 422,
    errors: { email: [expect.any(String)] },
  })
})

test('a second call is noted in its thread: nobody is mailed, whoever waits is seen, and a colleague’s word is read first', async () => {
  const desk = await openSharedDesk()
  const { mara, tom, params, read } = desk
  await desk.deliver()
  const note = (who: typeof mara, text: string, more: object = {}) =>
    who.call('POST /sales/enquiries/{enquiry}/notes', { params, body: { key: randomUUID(), text, ...more } })
  const { version: seen } = await read()
  await mara.call('POST /sales/enquiries/{enquiry}/messages', { params, body: { key: randomUUID(), text: 'Yes' } })
  await mara.call('POST /sales/enquiries/{enquiry}/status', { params, body: { status: 'closed' } })

  expect(await outcomeOf(note(tom, 'She rang.', { seen }))).toBe('409 thread-moved')
  await note(tom, 'She rang: thanks.', { awaits_answer: false })
  expect(await read()).toMatchObject({ status: 'closed', awaits_answer: false })

  const body = { key: randomUUID(), text: 'She rang: is it framed?' }
  await Promise.all(
    Array.from({ length: 8 }, () => tom.call('POST /sales/enquiries/{enquiry}/notes', { params, body })),
  )
  const thread = await read()
  expect(thread).toMatchObject({ status: 'open', awaits_answer: true })
  expect(thread.messages.slice(2)).toMatchObject([
    { by: 'sender', is_noted: true, staff_name: 'Tom', text: 'She rang: thanks.' },
    { by: 'sender', is_noted: true, staff_name: 'Tom', text: 'She rang: is it framed?' },
  ])
  // Only the answer in between was mailed.
  expect(await desk.deliver()).toHaveLength(1)
})

test('an enquiry is seen to by a colleague who sells; of two who take it at once the second is told', async () => {
  const { mara, tom, params, read, logIn, db } = await openSharedDesk()
  const editor = await logIn({ name: 'Eve', scope: ['collector', 'editor'] })
  const assign = (member: string | null, instead_of?: string | null) =>
    outcomeOf(
      mara.call('PUT /sales/enquiries/{enquiry}/assignment', {
        params,
        body: { member, ...(instead_of === undefined ? {} : { instead_of }) },
      }),
    )

  const { colleagues } = await mara.call('GET /sales/colleagues')
  expect(colleagues.map(({ name }) => name)).toEqual(expect.arrayContaining(['Mara', 'Tom']))
  expect(colleagues.map(({ name }) => name)).not.toContain('Eve')
  expect(await assign(editor.user.id)).toBe('422 validation-failed')
  expect(await assign(randomUUID())).toBe('422 validation-failed')

  const both = await Promise.all([assign(mara.user.id, null), assign(tom.user.id, null)])
  expect(both.toSorted()).toEqual(['409 thread-moved', 'done'])
  expect(await assign(tom.user.id)).toBe('done')
  expect(await read()).toMatchObject({ assigned: tom.user.id, assigned_name: 'Tom' })

  // Whoever leaves, leaves it to the others.
  await db.deleteFrom('users').where('id', '=', tom.user.id).execute()
  expect(await read()).toMatchObject({ assigned: null, assigned_name: null })
})

test('the list is narrowed by who waits, who sees to it, and any word that was said', async () => {
  const { mara, tom, params, reference, ask, token, call } = await openSharedDesk()
  const quiet = await ask({ name: 'Grace', phone: '+33 6 12 34' })
  await mara.call('PUT /sales/enquiries/{enquiry}/assignment', { params, body: { member: mara.user.id } })
  await mara.call('POST /sales/enquiries/{enquiry}/messages', {
    params: { enquiry: quiet.reference },
    body: { key: randomUUID(), text: 'On the 100% cotton back.' },
  })
  const find = async (query: object, who = mara) =>
    (await who.call('GET /sales/enquiries', { query })).enquiries.map((one) => one.reference)

  expect(await find({ awaits_answer: 'true' })).toEqual([reference])
  expect(await find({ awaits_answer: 'false' })).toEqual([quiet.reference])
  expect(await find({ assigned: 'me' })).toEqual([reference])
  expect(await find({ assigned: 'me' }, tom)).toEqual([])
  expect(await find({ assigned: mara.user.id }, tom)).toEqual([reference])
  expect(await find({ assigned: 'nobody' })).toEqual([quiet.reference])
  expect(await find({ query: '100% COTTON' })).toEqual([quiet.reference])
  expect(await find({ query: '100_ cotton' })).toEqual([])
  expect(await find({ query: '6 12 34' })).toEqual([quiet.reference])

  await call('POST /enquiries/{token}/messages', {
    params: { token: quiet.token },
    body: { key: randomUUID(), text: 'Thanks' },
  })
  expect(await find({ awaits_answer: 'true' })).toEqual([quiet.reference, reference])
  expect(token).not.toBe(quiet.token)
})
