import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { LOCALES } from '../../contract/locale.ts'
import { type MailPart, WORDED_MAILS } from '../../contract/mail/values.ts'
import { wordEndpoints } from '../../contract/mail/word-endpoints.ts'
import { passwordChangedMail } from '../../domain/accounts/index.ts'
import { exportGallery, importGallery, openFolderWriter } from '../../domain/folder/index.ts'
import { mailKinds } from '../../domain/jobs/index.ts'
import { type MailAbout, queueMail } from '../../domain/mail/index.ts'
import { addOrder } from '../../testing/add-order.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openPostOffice } from '../../testing/open-post-office.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { saveGallery } from '../../testing/write-content.ts'

const ADA = { name: 'Ada Lovelace', email: 'ada@example.com', locale: 'fr' } as const

async function openDesk() {
  const office = await openPostOffice()
  const admin = await office.logIn({ name: 'Mara', email: 'mara@gallery.example', scope: ['collector', 'admin'] })
  const params = { mail: 'password-changed' } as const
  const read = async () => (await admin.call('GET /letters/words/{mail}', { params })).words
  const save = (words: Partial<Record<MailPart, Record<string, string>>>, version = 0) =>
    admin.call('PUT /letters/words/{mail}', { params, body: { version, words } })
  const saveOrder = (words: Partial<Record<MailPart, Record<string, string>>>) =>
    admin.call('PUT /letters/words/{mail}', { params: { mail: 'order-confirmed' }, body: { version: 0, words } })
  return { ...office, admin, params, read, save, saveOrder }
}
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: { status: number; code: string; errors: Record<string, string[]> }) => error,
  )

test('changed words are in mails that are written later, in their language alone, until they are reset', async () => {
  const { peer, send, save, read, admin } = await openDesk()
  expect(await read()).toMatchObject({
    version: 0,
    parts: [{ part: 'subject', max: 150, changed: {} }, {}, {}, {}, {}],
  })
  const { words } = await save({
    subject: { fr: 'Nouveau mot de passe' },
    body: { fr: 'Cher client,\n\nbonjour\nà {host}.' },
  })

  await send(passwordChangedMail, {}, ADA)
  await send(passwordChangedMail, {}, { ...ADA, locale: 'en' })
  const [french, english] = peer.received.map(({ mail }) => mail)
  expect(french).toMatchObject({
    subject: 'Nouveau mot de passe',
    text: expect.stringContaining('Cher client,\n\nbonjour\nà gallery.example.'),
  })
  expect(french?.html).toMatch(/>Cher client,<\/p>\s*<p[^>]*>bonjour<br>à gallery\.example\.<\/p>/)
  expect(english?.subject).toBe('Your password was changed')

  // What is written as it came is no change, and neither is what is empty.
  const original = words.parts.find(({ part }) => part === 'subject')?.original.fr ?? ''
  const { words: reset } = await save({ subject: { fr: original, en: ' ' } }, words.version)
  expect(reset.parts.map(({ changed }) => changed)).toEqual([{}, {}, {}, {}, {}])
  await send(passwordChangedMail, {}, ADA)
  expect(peer.received[2]?.mail).toMatchObject({ subject: original })
  const { entries } = await admin.call('GET /letters/words/{mail}/history', { params: { mail: 'password-changed' } })
  expect(entries.map(({ actor }) => actor)).toEqual(entries.map(() => admin.user.name))
  expect(entries.map((entry) => entry.words.subject ?? {})).toEqual([
    {},
    expect.objectContaining({ fr: expect.any(String) }),
  ])
})

test.each<[Partial<Record<MailPart, Record<string, string>>>, string, string]>([
  [{ subject: { en: 'Thank you' } }, 'subject.en', '{number}'],
  [{ subject: { en: 'Order {number' } }, 'subject.en', '{number}'],
  [{ subject: { en: 'Order {number} {nummer}' } }, 'subject.en', '{nummer}'],
  [{ subject: { en: 'Order {number}', cn: '订单' } }, 'subject.cn', '{number}'],
  [{ note: { en: '{arrangement} and { name }' } }, 'note.en', '{'],
  [{ note: { en: '{arrangement} {constructor}' } }, 'note.en', '{constructor}'],
  [{ subject: { en: `Order {number} ${'x'.repeat(150)}` } }, 'words.subject.en', '150'],
  [{ body: { en: 'x'.repeat(2001) } }, 'words.body.en', '2000'],
  [{ subject: { en: 'Order {number}\r\nBcc: eve@evil.example' } }, 'subject.en', ''],
  [{ subject: { en: 'Order {number}\nX: y' } }, 'subject.en', ''],
  [{ title: { en: 'a\u2028b' } }, 'title.en', ''],
  [{ body: { en: 'a\u0000b' } }, 'body.en', ''],
  [{ body: { en: 'a\u202eb' } }, 'body.en', ''],
])('the words %j are refused, and nothing is changed', async (words, field, named) => {
  const { admin, saveOrder } = await openDesk()

  const refused = await refusal(saveOrder(words))

  expect(refused).toMatchObject({ status: 422, code: 'validation-failed' })
  expect(Object.keys(refused?.errors ?? {})).toEqual([field])
  expect(refused?.errors[field]?.[0]).toContain(named)
  const { words: left } = await admin.call('GET /letters/words/{mail}', { params: { mail: 'order-confirmed' } })
  expect([left.version, left.parts.map(({ changed }) => changed)]).toEqual([0, [{}, {}, {}, {}, {}]])
})

test('what is no such part, language, mail or version is refused, and 100 KB are, without a failure of ours', async () => {
  const { app, admin } = await openDesk()
  const put = async (payload: object, mail = 'password-changed') => {
    const headers = { authorization: `Bearer ${admin.token}` }
    return (await app.inject({ method: 'PUT', url: `/api/letters/words/${mail}`, headers, payload })).statusCode
  }
  const words = { body: { en: 'x'.repeat(100_000) } }
  expect(await put({ version: 0, words })).toBe(413)
  for (const wrong of [
    ...[{}, { version: 0 }, { version: -1, words: {} }, { version: 0, words: { footer: { en: 'x' } } }],
    ...[
      { version: 0, words: { body: { de: 'x' } } },
      { version: 0, words: { body: 'x' } },
      { version: 0, words: [] },
    ],
    ...[{ version: 0, words: { __proto__: null, body: { en: 5 } } }],
  ]) {
    expect(await put(wrong)).toBe(422)
  }
  expect(await put({ version: 0, words: { button: { en: 'See' } } }, 'sale-made')).toBe(422)
  for (const mail of ['newsletter', 'constructor', 'x']) expect(await put({ version: 0, words: {} }, mail)).toBe(404)
})

test('changed words leave and enter with the whole gallery; what is broken in them is told by file', async () => {
  const { db, files, saveOrder, save } = await openDesk()
  await saveOrder({ subject: { fr: 'Merci pour {number}' } })
  const { words } = await save({ title: { en: 'Changed' } })
  await save({}, words.version)
  const folder = makeFileFolder()
  await exportGallery({ db, files, writer: await openFolderWriter(folder) })

  const other = await openTestGallery()
  const actor = { name: 'tests' }
  expect((await importGallery({ ...other, folder, actor })).refused).toEqual([])
  const rows = await other.db.selectFrom('mail_words').select(['mail', 'words']).orderBy('mail').execute()
  expect(rows.filter((row) => Object.keys(row.words).length > 0)).toEqual([
    { mail: 'order-confirmed', words: { subject: { fr: 'Merci pour {number}' } } },
  ])
  expect((await importGallery({ ...other, folder, actor })).changed).toEqual([])

  await writeFile(path.join(folder, 'mail-words.yaml'), 'order-confirmed:\n  subject:\n    fr: Merci {nom}\n')
  expect((await importGallery({ ...other, folder, actor })).refused).toMatchObject([
    { file: 'mail-words.yaml', word: 'place-missing' },
  ])
  await writeFile(path.join(folder, 'mail-words.yaml'), 'no-such-mail:\n  title:\n    fr: Merci\n')
  expect((await importGallery({ ...other, folder, actor })).refused).toMatchObject([{ file: 'mail-words.yaml' }])
})

test('scripts in changed words are text, in the mail, its subject and its preview', async () => {
  const { admin, peer, send, save, params } = await openDesk()
  const script = '<script>alert(1)</script>"><img src=x onerror=alert(1)>'
  const words = { subject: script, title: script, body: script, button: script.slice(0, 60), note: script }

  const preview = await admin.call('POST /letters/words/{mail}/preview', { params, body: { locale: 'en', words } })
  await save(Object.fromEntries(Object.entries(words).map(([part, text]) => [part, { fr: text }])))
  await send(passwordChangedMail, {}, ADA)

  const sent = peer.received[0]?.mail
  for (const html of [preview.html, sent?.html]) {
    expect(html).toContain('&#60;script&#62;')
    expect(html).not.toMatch(/<script|<img/)
  }
  expect([preview.subject, sent?.subject]).toEqual([script, script])
  expect(sent?.text).toContain(script)
  expect(sent?.headers.map(({ key }) => key)).not.toContain('bcc')
})

test('of two who change the same mail the second one is told, at the first change too', async () => {
  const { logIn, save, read, params } = await openDesk()
  const eve = await logIn({ name: 'Eve', scope: ['collector', 'admin'] })
  const put = (version: number, text: string) =>
    refusal(eve.call('PUT /letters/words/{mail}', { params, body: { version, words: { title: { en: text } } } }))
  const outcomes = await Promise.all([refusal(save({ title: { en: 'One' } })), put(0, 'Two')])
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1)
  expect(outcomes.find((outcome) => outcome !== undefined)).toMatchObject({ status: 409, code: 'content-changed' })
  const { version } = await read()
  await save({ title: { en: 'Three' } }, version)
  expect(await put(version, 'Four')).toMatchObject({
    code: 'content-changed',
    errors: { 'title.en': [expect.any(String)] },
  })
  expect((await read()).parts[1]?.changed).toEqual({ en: 'Three' })
})

test('every mail can be looked at in every language, with something in all its places', async () => {
  const { admin } = await openDesk()
  const { mails } = await admin.call('GET /letters/words')
  expect(mails.map(({ mail }) => mail).toSorted()).toEqual([...WORDED_MAILS].toSorted())
  for (const mail of WORDED_MAILS) {
    for (const locale of LOCALES) {
      const asked = { params: { mail }, body: { locale } }
      const { subject, html, text } = await admin.call('POST /letters/words/{mail}/preview', asked)
      expect([mail, locale, /\{|undefined/.exec(subject + text)?.[0]]).toEqual([mail, locale, undefined])
      expect(html).toContain('</html>')
    }
  }
})

test('a test goes to whoever asks for it, says so, and only so often; it can be looked up, and not sent again', async () => {
  const { admin, peer, deliver, save, params } = await openDesk()
  await save({ subject: { cn: '密码' } })
  const ask = (mail: 'password-changed' | 'sale-made' = params.mail) =>
    admin.call('POST /letters/words/{mail}/test', { params: { mail }, body: { locale: 'cn' } })
  await ask()
  await ask('sale-made')

  const sent = await deliver()
  expect(sent.map(({ recipients }) => recipients)).toEqual([['mara@gallery.example'], ['mara@gallery.example']])
  expect(sent[0]?.mail.subject).toMatch(/密码/)
  expect(sent[0]?.mail.subject).not.toBe('密码')
  expect(peer.received).toHaveLength(2)
  const { letters } = await admin.call('GET /letters', { query: { kind: 'sale-made' } })
  expect(letters).toMatchObject([{ is_test: true, state: 'sent' }])
  const letter = { params: { letter: letters[0]?.id ?? '' } }
  expect(await refusal(admin.call('POST /letters/{letter}/sending', letter))).toMatchObject({ code: 'mail-over' })
  for (let at = 0; at < 8; at++) await ask()
  expect(await refusal(ask())).toMatchObject({ status: 429 })
})

test('the gallery signs its mails with a name and a phone, in the reader’s language, but not those to itself', async () => {
  const { db, peer, send, deliver, addArtwork } = await openDesk()
  const mail_signature = { en: 'Mara Lindqvist, director', fr: 'Mara Lindqvist, <directrice>' }
  await saveGallery(db, { mail_signature, mail_phone: '+33 1 42 00 00 00' })
  await send(passwordChangedMail, {}, ADA)
  const orderId = await addOrder(db, { artworks: [(await addArtwork()).id] })
  await queueMail(db, mailKinds['order-confirmed'] as MailAbout<object>, { orderId }, { ...ADA, locale: 'cn' })
  await queueMail(db, mailKinds['sale-made'] as never, { orderId })
  await deliver()

  const [french, chinese, own] = peer.received.map(({ mail }) => mail)
  expect(french?.text).toContain('\n\nMara Lindqvist, <directrice>\n+33 1 42 00 00 00\n\n-- \n')
  expect(french?.html).toContain('Mara Lindqvist, &#60;directrice&#62;<br>+33 1 42 00 00 00</p>')
  expect(chinese?.text).toContain('Mara Lindqvist, director\n+33')
  expect(own?.text).not.toContain('Lindqvist')
})

test.each(Object.keys(wordEndpoints))('only who may do everything may call %s', async (name) => {
  const { app, logIn } = await openDesk()
  const [method = '', path = ''] = name.split(' ')
  const url = `/api${path.replace('{mail}', 'sale-made')}`
  const status = async (token?: string) => {
    const payload = method === 'GET' ? {} : { payload: {} }
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    return (await app.inject({ method: method as 'GET', url, headers, ...payload })).statusCode
  }
  expect(await status()).toBe(401)
  for (const scope of [['collector'], ['collector', 'editor', 'sales']] as const) {
    expect(await status((await logIn({ scope: [...scope] })).token)).toBe(403)
  }
  expect([200, 422]).toContain(await status((await logIn({ scope: ['admin'] })).token))
})
