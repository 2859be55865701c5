import { expect, test } from 'vitest'

import { signLink } from '../../domain/tokens/index.ts'
import { addApplication } from '../../testing/add-application.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { readMails } from '../../testing/read-mails.ts'
import { SMALL_PDF } from '../../testing/send-application.ts'

/** A gallery with somebody of its staff. */
async function openWithStaff() {
  const gallery = await openTestGallery()
  const staff = await gallery.logIn({ scope: ['collector', 'sales'] })
  const move = (application: string, status: 'under_review' | 'accepted' | 'declined' | 'incomplete', note = '') =>
    staff.call('POST /sales/applications/{application}/status', { params: { application }, body: { status, note } })
  return { ...gallery, staff, move }
}

test('staff find applications by state, reference, name and address', async () => {
  const gallery = await openWithStaff()
  const ines = await addApplication(gallery)
  const yun = await addApplication(gallery, { first_name: '云', surname: '李', email: 'yun@example.com', locale: 'cn' })
  await gallery.move(yun.reference, 'under_review')
  const find = async (query: Record<string, string>) => {
    const { applications } = await gallery.staff.call('GET /sales/applications', { query })
    return applications.map(({ reference }) => reference)
  }

  expect(await find({})).toEqual([yun.reference, ines.reference])
  expect(await find({ status: 'under_review' })).toEqual([yun.reference])
  expect(await find({ query: ines.reference.toLowerCase() })).toEqual([ines.reference])
  expect(await find({ query: 'inès march' })).toEqual([ines.reference])
  expect(await find({ query: 'YUN@' })).toEqual([yun.reference])
  expect(await find({ query: '%' })).toEqual([])
})

test('an application goes from step to step, each told and kept for good; an answer is final', async () => {
  const gallery = await openWithStaff()
  const { reference, id } = await addApplication(gallery)

  await gallery.move(reference, 'incomplete', 'The prices are missing.')
  await gallery.move(reference, 'under_review')
  const { application } = await gallery.move(reference, 'accepted', 'Welcome!')

  expect(application).toMatchObject({ status: 'accepted', file: { pages: 1, size: SMALL_PDF.length } })
  expect(application.events.map(({ status, note, staff_id }) => [status, note, staff_id])).toEqual([
    ['received', '', null],
    ['incomplete', 'The prices are missing.', gallery.staff.user.id],
    ['under_review', '', gallery.staff.user.id],
    ['accepted', 'Welcome!', gallery.staff.user.id],
  ])
  for (const status of ['under_review', 'declined', 'incomplete', 'accepted'] as const) {
    await expect(gallery.move(reference, status)).rejects.toMatchObject({ status: 409, code: 'application-closed' })
  }
  expect((await readMails(gallery.db)).filter((mail) => mail.includes('ines@'))).toEqual([
    'application-received ines@example.com fr',
    'application-incomplete ines@example.com fr',
    'application-under-review ines@example.com fr',
    'application-accepted ines@example.com fr',
  ])
  await expect(gallery.pool.query('UPDATE application_events SET note = $1', ['other'])).rejects.toThrow(
    'never rewritten',
  )
  await expect(gallery.pool.query('DELETE FROM application_events')).rejects.toThrow('never rewritten')
  expect(id).toBeTruthy()
})

test('nobody is accepted or declined who was never looked at', async () => {
  const gallery = await openWithStaff()
  const { reference } = await addApplication(gallery)

  await expect(gallery.move(reference, 'accepted')).rejects.toMatchObject({ code: 'application-closed' })
  await expect(gallery.move(reference, 'declined')).rejects.toMatchObject({ code: 'application-closed' })
})

test('of two answers at once one counts', async () => {
  const gallery = await openWithStaff()
  const { reference } = await addApplication(gallery)
  await gallery.move(reference, 'under_review')

  const answers = await Promise.allSettled([gallery.move(reference, 'accepted'), gallery.move(reference, 'declined')])

  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { application } = await gallery.staff.call('GET /sales/applications/{application}', {
    params: { application: reference },
  })
  expect(application.events).toHaveLength(3)
})

test('staff download the file, which no browser shows or guesses about', async () => {
  const gallery = await openWithStaff()
  const { reference } = await addApplication(gallery)
  const url = `/api/sales/applications/${reference}/pdf`
  const ask = (token?: string) =>
    gallery.app.inject({ url, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) })

  const reply = await ask(gallery.staff.token)

  expect(reply.rawPayload.equals(SMALL_PDF)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${reference}.pdf"`,
    'content-length': String(SMALL_PDF.length),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  })
  const collector = await gallery.logIn()
  expect((await ask()).statusCode).toBe(401)
  expect((await ask(collector.token)).statusCode).toBe(403)
  for (const other of ['A-26-0000-000', 'x', '%00', '..%2f..', reference.toLowerCase()]) {
    const odd = await gallery.app.inject({
      url: `/api/sales/applications/${other}/pdf`,
      headers: { authorization: `Bearer ${gallery.staff.token}` },
    })
    expect([other, odd.statusCode]).toEqual([other, 404])
  }
})

test('collectors and visitors see no applications', async () => {
  const gallery = await openWithStaff()
  const { reference } = await addApplication(gallery)
  const collector = await gallery.logIn()
  const params = { application: reference }

  for (const [call, status] of [
    [gallery.call, 401],
    [collector.call, 403],
  ] as const) {
    await expect(call('GET /sales/applications', { query: {} })).rejects.toMatchObject({ status })
    await expect(call('GET /sales/applications/{application}', { params })).rejects.toMatchObject({ status })
    await expect(
      call('POST /sales/applications/{application}/status', { params, body: { status: 'incomplete' } }),
    ).rejects.toMatchObject({ status })
  }
})

test('the private link shows how an application stands, and nothing of who sent it but a first name', async () => {
  const gallery = await openWithStaff()
  const { reference, id } = await addApplication(gallery)
  const token = await signLink(gallery.db, 'application-status', id)
  await gallery.move(reference, 'under_review', 'We look at it on Friday.')

  const { application } = await gallery.call('GET /applications/{token}', { params: { token } })

  expect(application).toEqual({
    reference,
    status: 'under_review',
    first_name: 'Inès',
    events: [
      { at: expect.any(String), status: 'received', note: '' },
      { at: expect.any(String), status: 'under_review', note: 'We look at it on Friday.' },
    ],
  })
})

test('no other link opens an application', async () => {
  const gallery = await openWithStaff()
  const [one, other] = [await addApplication(gallery), await addApplication(gallery)]
  const token = await signLink(gallery.db, 'application-status', one.id)
  const foreign = await signLink(gallery.db, 'application-status', other.id)
  const swapped = Buffer.concat([
    Buffer.from(token, 'base64url').subarray(0, 16),
    Buffer.from(foreign, 'base64url').subarray(16),
  ])
  const unknown = await signLink(gallery.db, 'application-status', '00000000-0000-4000-8000-000000000000')

  for (const wrong of [
    ...[swapped.toString('base64url'), unknown, one.id, one.reference, token.slice(1), `${token}A`],
    ...[token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), token.toUpperCase(), '\0', 'x'.repeat(199)],
  ]) {
    await expect(gallery.call('GET /applications/{token}', { params: { token: wrong } })).rejects.toMatchObject({
      code: 'link-invalid',
    })
  }
})

test('the mail of a step is shown as it will go, goes as it was changed, and is kept so', async () => {
  const gallery = await openWithStaff()
  const { reference, first_name } = await addApplication(gallery, { locale: 'fr' })
  await gallery.move(reference, 'under_review')
  const params = { application: reference }
  const body = { status: 'accepted' as const, note: 'À bientôt.' }
  const usual = await gallery.staff.call('POST /sales/applications/{application}/preview', { params, body })
  expect(usual.subject).toContain(reference)
  expect(usual.parts.subject).toBe(usual.subject)
  expect(usual.text).toContain(first_name)
  expect(usual.text).toContain('À bientôt.')
  expect(usual.html).not.toMatch(/\{\w+\}/)
  const mail = { subject: 'Bienvenue, {name} <b>', body: 'Une ligne.\n\nUne autre & <i>.' }
  const edited = await gallery.staff.call('POST /sales/applications/{application}/preview', {
    params,
    body: { ...body, mail },
  })
  // What is written by hand is nothing that would be filled in, nor HTML.
  expect(edited.parts).toEqual({ ...usual.parts, ...mail })
  expect(edited.html).toContain('Une autre &#38; &#60;i&#62;.')
  // Looking leaves nothing behind.
  const { application } = await gallery.staff.call('GET /sales/applications/{application}', { params })
  expect([application.status, application.events.length]).toEqual(['under_review', 2])
  expect(await readMails(gallery.db)).toHaveLength(3)

  await gallery.staff.call('POST /sales/applications/{application}/status', { params, body: { ...body, mail } })
  const { letters } = await gallery.staff.call('GET /letters', { query: { kind: 'application-accepted' } })
  const { letter } = await gallery.staff.call('GET /letters/{letter}', { params: { letter: letters[0]?.id ?? '' } })
  expect([letter.subject, letter.text]).toEqual([mail.subject, edited.text])
})

test.each([
  { subject: '' },
  { subject: 'two\nlines' },
  { subject: 'x'.repeat(151) },
  { body: ' ' },
  { body: 'x'.repeat(2001) },
  { body: 'a\u0000b' },
  { button: 'Click' },
])('words that are no mail are refused with their field, and nothing is done: %j', async (mail) => {
  const gallery = await openWithStaff()
  const { reference } = await addApplication(gallery)
  const reply = await gallery.app.inject({
    method: 'POST',
    url: `/api/sales/applications/${reference}/status`,
    headers: { authorization: `Bearer ${gallery.staff.token}` },
    payload: { status: 'under_review', mail },
  })
  expect(reply.statusCode).toBe(422)
  expect(Object.keys(reply.json<{ errors: object }>().errors).join()).toMatch(/^mail/)
  const params = { application: reference }
  expect((await gallery.staff.call('GET /sales/applications/{application}', { params })).application.status).toBe(
    'received',
  )
})

test('a step that cannot be taken is not shown either', async () => {
  const gallery = await openWithStaff()
  const { reference } = await addApplication(gallery)
  const look = (application: string) =>
    gallery.staff.call('POST /sales/applications/{application}/preview', {
      params: { application },
      body: { status: 'accepted' },
    })
  await expect(look(reference)).rejects.toMatchObject({ code: 'application-closed' })
  await expect(look('A-26-0000-000')).rejects.toMatchObject({ status: 404 })
})
