import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'

import { expect, test, vi } from 'vitest'

import { openS3Files } from '../../domain/files/index.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { CORPUS } from '../../testing/pdf/pdf-corpus.ts'
import { readMails } from '../../testing/read-mails.ts'
import { applicant, sendApplication, SMALL_PDF } from '../../testing/send-application.ts'
import { startS3Peer } from '../../testing/start-s3-peer.ts'

const rowsOf = ({ db }: TestGallery) => db.selectFrom('applications').selectAll().execute()

/** What is left of an upload anywhere: on its way in, or stored without belonging to anything. */
async function expectNothingLeft({ db, uploads }: TestGallery) {
  expect(await readdir(uploads).catch(() => [])).toEqual([])
  expect(await db.selectFrom('unclaimed_files').selectAll().execute()).toEqual([])
}

test('an application gets a reference; its file is stored privately, and both sides are written to', async () => {
  const gallery = await openTestGallery()

  const reply = await sendApplication(gallery.app, { newsletter: 'true' })

  expect(reply).toMatchObject({ statusCode: 201 })
  expect(reply.headers['cache-control']).toBe('no-store')
  const [row] = await rowsOf(gallery)
  expect(reply.json()).toEqual({ reference: row?.reference })
  expect(row).toMatchObject({
    ...{
      first_name: 'Inès',
      surname: 'Marchetti',
      email: 'ines@example.com',
      phone: '+33 6 12 34 56 78',
      locale: 'fr',
    },
    ...{ status: 'received', wants_newsletter: true, pages: 1, file_size: SMALL_PDF.length },
  })
  expect(await gallery.files.find(row?.file_key ?? '')).toMatchObject({ size: SMALL_PDF.length })
  expect(await readMails(gallery.db)).toEqual(
    expect.arrayContaining(['application-received ines@example.com fr', 'application-arrived  en']),
  )
  const { email, status } = await gallery.db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .executeTakeFirstOrThrow()
  expect({ email, status }).toEqual({ email: 'ines@example.com', status: 'pending' })
  const events = await gallery.db.selectFrom('application_events').selectAll().execute()
  expect(events).toMatchObject([{ status: 'received', actor: 'applicant', note: '' }])
  await expectNothingLeft(gallery)
})

test('without the tick nobody is asked about the newsletter', async () => {
  const gallery = await openTestGallery()

  await sendApplication(gallery.app)

  expect(await gallery.db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([])
})

test('the file cannot be reached at any public address', async () => {
  const gallery = await openTestGallery()
  await sendApplication(gallery.app)
  const [row] = await rowsOf(gallery)
  const { file_key: key = '', id = '', reference = '' } = row ?? {}

  for (const path of [
    ...[`/storage/${key}`, `/storage/files/${key}`, `/storage/files/../${key}`, `/storage/pictures/${key}`],
    ...[`/storage/files/%2e%2e/${key}`, `/storage//${key}`, `/${key}`, `/api/${key}`, `/api/applications/${id}`],
    ...[`/api/applications/${reference}/pdf`, `/storage/applications`],
  ]) {
    const reply = await gallery.app.inject(path)
    expect([path, reply.statusCode >= 400 && reply.statusCode < 500]).toEqual([path, true])
    expect(reply.body).not.toContain('%PDF')
  }
})

test('in a bucket it lies as privately, and staff alone get it', async () => {
  const peer = await startS3Peer()
  const gallery = await openTestGallery({ files: await openS3Files(peer.settings) })
  const { reference } = (await sendApplication(gallery.app)).json()
  const staff = await gallery.logIn({ scope: ['collector', 'sales'] })

  const [key = ''] = [...peer.objects.keys()]
  expect(key).toMatch(/^applications\/[0-9a-f-]{36}\.pdf$/)
  for (const path of [`/storage/${key}`, `/storage/files/${key}`, `/storage/files/../${key}`]) {
    expect((await gallery.app.inject(path)).statusCode).toBe(404)
  }
  const url = `/api/sales/applications/${reference}/pdf`
  const reply = await gallery.app.inject({ url, headers: { authorization: `Bearer ${staff.token}` } })
  expect(reply.rawPayload.equals(SMALL_PDF)).toBe(true)
})

test('every wrong field is told at once, the file among them, and nothing is kept', async () => {
  const gallery = await openTestGallery()
  const wrong = { first_name: ' ', surname: 'x'.repeat(101), email: 'nobody', phone: 'call me', key: 'mine' }

  const reply = await sendApplication(
    gallery.app,
    { ...wrong, locale: 'de', agreement: 'false' },
    { pdf: Buffer.from('My portfolio') },
  )

  expect(reply).toMatchObject({ statusCode: 422 })
  const { code, errors } = reply.json()
  expect(code).toBe('validation-failed')
  expect(Object.keys(errors).toSorted()).toEqual([
    ...['agreement', 'email', 'first_name', 'key', 'locale', 'pdf', 'phone', 'surname'],
  ])
  expect(errors.agreement).toEqual(['Please tick this box: without your agreement we cannot take the application.'])
  expect(errors.pdf).toEqual(['This file is no PDF. Please save or export your portfolio as a PDF.'])
  expect(await rowsOf(gallery)).toEqual([])
  expect(await readMails(gallery.db)).toEqual([])
  await expectNothingLeft(gallery)
})

test('a form without any field or file says so of each', async () => {
  const { app } = await openTestGallery()

  const reply = await app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-language': 'fr' },
    payload: '--x--\r\n',
  })

  expect(reply).toMatchObject({ statusCode: 422 })
  expect(reply.json().errors).toMatchObject({
    pdf: ['Veuillez choisir votre PDF.'],
    surname: ['Veuillez remplir ce champ.'],
    agreement: [expect.stringContaining('cocher cette case')],
  })
})

test.each([
  ['more than 20 MB', 'larger than 20 MB'],
  ['cut off after 50 %', 'incomplete'],
  ['a hole over objects', 'damaged'],
  ['a password to open it', 'protected by a password'],
  ['a table that unpacks to 200 MB', 'too complicated'],
  ['a PNG picture that is a PDF too', 'no PDF'],
])('a file with %s is refused in words of its own', async (name, words) => {
  const gallery = await openTestGallery()
  const { bytes } = CORPUS.find((one) => one.name === name) ?? expect.unreachable()

  const reply = await sendApplication(gallery.app, {}, { pdf: bytes() })

  expect(reply).toMatchObject({ statusCode: 422 })
  expect(Object.keys(reply.json().errors)).toEqual(['pdf'])
  expect(reply.json().errors.pdf[0]).toContain(words)
  await expectNothingLeft(gallery)
})

test('a request that says to be longer than 21 MB is not even read', async () => {
  const { app } = await openTestGallery()

  const reply = await app.inject({
    method: 'POST',
    url: '/api/applications',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(30 * 1024 * 1024) },
    payload: '--x--\r\n',
  })

  expect(reply).toMatchObject({ statusCode: 413 })
  expect(reply.json()).toMatchObject({ code: 'payload-too-large', errors: { pdf: [expect.stringContaining('20 MB')] } })
})

test('the same application sent again, even at once, is one application with one reference', async () => {
  const gallery = await openTestGallery()
  const key = randomUUID()

  const first = await Promise.all([1, 2, 3].map(() => sendApplication(gallery.app, { key })))
  const later = await sendApplication(gallery.app, { key, first_name: 'Somebody' })

  const references = [...first, later].map((reply) => reply.json().reference)
  expect(new Set(references).size).toBe(1)
  expect(await rowsOf(gallery)).toMatchObject([{ reference: references[0], first_name: 'Inès' }])
  expect(await readMails(gallery.db)).toHaveLength(2)
  await expectNothingLeft(gallery)
})

test('a machine that fills in what people do not see gets an answer, and nothing happens', async () => {
  const gallery = await openTestGallery()

  const reply = await sendApplication(gallery.app, { website: 'https://spam.example' })

  expect(reply).toMatchObject({ statusCode: 201 })
  expect(reply.json().reference).toMatch(/^A-\d{2}-\d{4}-\d{3}$/)
  expect(await rowsOf(gallery)).toEqual([])
  expect(await readMails(gallery.db)).toEqual([])
  await expectNothingLeft(gallery)
})

test('strangers who apply in somebody’s name neither fill the mailbox nor keep anybody from applying', async () => {
  const gallery = await openTestGallery()
  const from = (caller: string) => ({ headers: { 'x-forwarded-for': caller } })
  for (let at = 0; at < 5; at++) {
    expect(await sendApplication(gallery.app, {}, from('10.0.0.1'))).toMatchObject({ statusCode: 201 })
  }

  expect(await sendApplication(gallery.app, { email: 'INES@example.com' }, from('10.0.0.1'))).toMatchObject({
    statusCode: 429,
  })
  expect(await sendApplication(gallery.app, {}, from('10.0.1.1'))).toMatchObject({ statusCode: 201 })
  expect((await readMails(gallery.db)).filter((mail) => mail.startsWith('application-received'))).toHaveLength(5)
  const { rows } = await gallery.pool.query<{ key: string }>("SELECT key FROM rate_limits WHERE key ILIKE '%ines%'")
  expect(rows).toEqual([])
})

test('no caller sends more than twenty in ten minutes', async () => {
  const gallery = await openTestGallery()
  const from = (caller: string) => ({ headers: { 'x-forwarded-for': caller } })
  const statuses: number[] = []
  for (let at = 0; at < 21; at++) {
    statuses.push((await sendApplication(gallery.app, {}, { pdf: null, ...from('10.0.2.1') })).statusCode)
  }

  expect(statuses).toEqual([...Array<number>(20).fill(422), 429])
})

test('when the store or the database fails, nothing stays behind', async () => {
  const gallery = await openTestGallery()
  const put = vi.spyOn(gallery.files, 'putFile')
  put.mockRejectedValueOnce(Object.assign(new Error('no answer'), { statusCode: 503 }))

  expect(await sendApplication(gallery.app)).toMatchObject({ statusCode: 503 })
  await expectNothingLeft(gallery)

  await gallery.pool.query('ALTER TABLE application_events ADD CONSTRAINT broken CHECK (false)')
  expect(await sendApplication(gallery.app)).toMatchObject({ statusCode: 500 })
  await expectNothingLeft(gallery)
  expect(await gallery.files.find(String(put.mock.lastCall?.[0]))).toBeUndefined()
  expect(await rowsOf(gallery)).toEqual([])
})

const HOSTILE = [
  '\0',
  'a\0b',
  '\ud800',
  'a\r\nBcc: eve@example.com',
  '<script>alert(1)</script>',
  'x'.repeat(20_000),
  '',
]

test('no text in any field breaks anything', async () => {
  const gallery = await openTestGallery()
  let caller = 0
  for (const field of [...Object.keys(applicant()), 'website', 'newsletter', 'other']) {
    for (const text of HOSTILE) {
      const headers = { 'x-forwarded-for': `10.${Math.floor(++caller / 200)}.${caller % 200}.1` }
      const reply = await sendApplication(gallery.app, { [field]: text }, { pdf: null, headers })
      expect([field, text, reply.statusCode]).toEqual([field, text, 422])
    }
  }
})

test('what is no form at all is refused politely', async () => {
  const { app } = await openTestGallery()
  const post = async (contentType: string, payload: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/applications',
        headers: { 'content-type': contentType },
        payload,
      })
    ).statusCode
  const type = 'multipart/form-data; boundary=x'
  const part = (head: string, body = 'a') => `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${body}\r\n`

  expect(await post('application/json', '{}')).toBe(415)
  expect(await post('text/plain', 'hello')).toBe(415)
  expect(await post('multipart/form-data', 'hello')).toBeLessThan(500)
  for (const body of [
    ...[
      '',
      'hello',
      '--x',
      '--x\r\n',
      `${part('name="a"')}--x--`,
      part('name="__proto__"'),
      part('name="constructor"'),
    ],
    ...[part('name="pdf"; filename="a.pdf"'), part('name="pdf"', 'text'), part('filename="a"'), part('')],
    part('name="pdf"; filename="a.pdf"').repeat(3),
    part('name="first_name"').repeat(50),
    `--x\r\ncontent-disposition: form-data; name="surname"\r\ncontent-type: application/json\r\n\r\n{"a":1}\r\n--x--`,
    `--x\r\ncontent-disposition: form-data; name="surname"\r\ncontent-type: application/json\r\n\r\n{\r\n--x--`,
  ]) {
    const status = await post(type, body)
    expect([body, status >= 400 && status < 500]).toEqual([body, true])
  }
})
