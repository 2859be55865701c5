import { randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { makeAnswerAddress } from '../../domain/enquiries/index.ts'
import { paintJpeg } from '../../testing/open-editor-desk.ts'
import { openEnquiryDesk } from '../../testing/open-enquiry-desk.ts'
import { publicUrl } from '../../testing/open-post-office.ts'
import { PUBLIC_URL } from '../../testing/open-test-gallery.ts'
import { SMALL_PDF } from '../../testing/send-application.ts'
import { writeAnswer, writeParts } from '../../testing/write-answer.ts'

const ANSWERS_TO = 'reply@gallery.example'
const SECRET = 'a-secret-of-more-than-24-letters'

/** A gallery that takes mails in, with an enquiry of Ada's and where it is answered. */
async function openMailbox() {
  const desk = await openEnquiryDesk({ receiving: { address: ANSWERS_TO, secret: SECRET } })
  const enquiry = await desk.ask()
  const address = await makeAnswerAddress(desk.db, ANSWERS_TO, enquiry.reference)
  const bring = (payload: Buffer | string, headers: Record<string, string> = { authorization: `Bearer ${SECRET}` }) =>
    desk.app.inject({
      method: 'POST',
      url: '/api/mail/received',
      headers: { 'content-type': 'message/rfc822', ...headers },
      payload,
    })
  /** What became of a mail, in a word. */
  const told = async (...mail: Parameters<typeof bring>) => {
    const reply = await bring(...mail)
    const { status, code } = reply.json<{ status?: string; code?: string }>()
    return status ?? `${reply.statusCode} ${code}`
  }
  const read = async () =>
    (await desk.sales('GET /sales/enquiries/{enquiry}', { params: { enquiry: enquiry.reference } })).enquiry
  const last = async () => (await read()).messages.at(-1) ?? expect.unreachable()
  return { ...desk, enquiry, address, bring, told, read, last }
}

test('what somebody answers to the mail itself stands in the thread, once, and the gallery is told', async () => {
  const desk = await openMailbox()
  await desk.sales('POST /sales/enquiries/{enquiry}/messages', {
    params: { enquiry: desk.enquiry.reference },
    body: { key: crypto.randomUUID(), text: 'It is signed.' },
  })
  const arrived = await desk.deliver()
  const { mail } = arrived.findLast(({ recipients }) => recipients.includes('ada@example.com')) ?? expect.unreachable()
  expect(mail.replyTo?.[0]?.address).toBe(desk.address)
  expect(mail.text).toContain('Simply answer this message')
  // The address is no part of what is read, and so not of what is kept of the mail.
  expect(mail.text).not.toContain(desk.address)
  const answer = writeAnswer({
    To: `Galerie <${desk.address.toUpperCase()}>`,
    text: 'Wonderful.\r\n\r\nOn Tue, 17 Nov 2026 at 09:12, Galerie <mail@gallery.example> wrote:\r\n> It is signed.\r\n',
  })

  expect(await Promise.all([desk.told(answer), desk.told(answer)])).toEqual(
    expect.arrayContaining(['written', 'known']),
  )
  expect(await desk.told(answer)).toBe('known')
  expect(await desk.last()).toMatchObject({
    ...{ by: 'sender', text: 'Wonderful.', is_by_mail: true, mailed_from: null, is_noted: false, left_out: [] },
    quoted: expect.stringContaining('> It is signed.'),
  })
  expect(await desk.read()).toMatchObject({ awaits_answer: true, status: 'open', takes_mail: true })
  const { enquiry } = await desk.call('GET /enquiries/{token}', { params: { token: desk.enquiry.token } })
  expect(enquiry.messages.at(-1)).toEqual({
    ...{ by: 'sender', text: 'Wonderful.', is_by_mail: true, is_noted: false, files: [], at: expect.any(String) },
  })
  const [told] = await desk.deliver('enquiry-message')
  expect(told?.mail.text).toContain('> Wonderful.')
})

test('it is found by the mail that it answers, too, for as long as that is kept, and never by its subject', async () => {
  const desk = await openMailbox()
  const sent = await desk.db.selectFrom('mails').select(['id', 'kind']).execute()
  const idOf = (kind: string) => `<${sent.find((mail) => mail.kind === kind)?.id}@${new URL(PUBLIC_URL).hostname}>`
  const Subject = `Re: We have your message, ${desk.enquiry.reference}`

  expect(await desk.told(writeAnswer({ Subject, To: ANSWERS_TO }))).toBe('422 mail-unmatched')
  expect(await desk.told(writeAnswer({ To: ANSWERS_TO, 'In-Reply-To': idOf('enquiry-received') }))).toBe('written')
  // Whoever answers what the gallery was mailed is no sender.
  expect(await desk.told(writeAnswer({ 'In-Reply-To': idOf('enquiry-arrived') }))).toBe('422 mail-unmatched')
  const References = `<other@example.com>\r\n ${idOf('enquiry-received')} <third@example.com>`
  expect(await desk.told(writeAnswer({ 'Message-ID': '<2@example.com>', References }))).toBe('written')
})

test('an address that we did not make opens nothing, and one of a thread that is gone neither', async () => {
  const desk = await openMailbox()
  const changed = desk.address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
  const others = [changed, desk.address.replace('gallery.example', 'gallery.example.com'), `x${desk.address}`]
  for (const To of others) expect([To, await desk.told(writeAnswer({ To }))]).toEqual([To, '422 mail-unmatched'])
  await desk.db.deleteFrom('enquiries').execute()
  expect(await desk.told(writeAnswer({ To: desk.address }))).toBe('422 mail-unmatched')
})

test('whoever answers from another address is shown by it', async () => {
  const desk = await openMailbox()
  await desk.told(writeAnswer({ To: desk.address, From: '"Ada <ada@example.com>" <eve@example.org>' }))
  expect(await desk.last()).toMatchObject({ text: 'Yes, please.', mailed_from: 'eve@example.org', is_by_mail: true })
})

test('files that threads take are kept, and others are named', async () => {
  const desk = await openMailbox()
  const text = writeParts([
    { type: 'text/plain', text: 'Here it is.' },
    { type: 'application/pdf', text: SMALL_PDF, name: 'deed.pdf' },
    { type: 'image/jpeg', text: await paintJpeg(), name: '../../é.jpg' },
    { type: 'application/x-msdownload', text: Buffer.from('MZ'), name: 'run.exe' },
    { type: 'application/pdf', text: Buffer.from('%PDF-1.7 no'), name: 'broken.pdf' },
    ...Array.from({ length: 4 }, (_, at) => ({ type: 'application/pdf', text: SMALL_PDF, name: `${at}.pdf` })),
    { type: 'application/pgp-signature', text: 'x', name: 'signature.asc' },
  ])
  const mail = writeAnswer({ To: desk.address, 'Content-Type': 'multipart/mixed; boundary=b1', text })

  expect([await desk.told(mail), await desk.told(mail)]).toEqual(['written', 'known'])
  const { files, left_out, text: said } = await desk.last()
  expect(said).toBe('Here it is.')
  expect(files.map(({ name }) => name)).toEqual(['deed.pdf', '-e.jpg', '0.pdf', '1.pdf', '2.pdf'])
  expect(left_out).toEqual(['run.exe', 'broken.pdf', '3.pdf'])
  const saved = await desk.app.inject({ url: `/api/enquiries/${desk.enquiry.token}/files/${files[0]?.id}` })
  expect(saved.rawPayload).toEqual(SMALL_PDF)
  // Nothing waits to be swept up, and nothing lies where files come in.
  expect(await desk.db.selectFrom('unclaimed_files').selectAll().execute()).toEqual([])
})

test.each([
  { 'Auto-Submitted': 'auto-replied' },
  { Precedence: 'bulk' },
  { 'Return-Path': '<>' },
  { 'List-Id': '<list.example.com>' },
  { From: 'MAILER-DAEMON@example.com' },
  { From: `Galerie <${ANSWERS_TO}>` },
  { From: 'Galerie <mail@gallery.example>' },
  { text: '\r\n \r\n' },
])('no person said anything: %j', async (heads) => {
  const desk = await openMailbox()
  expect(await desk.told(writeAnswer({ To: desk.address, ...heads }))).toBe('ignored')
  expect((await desk.read()).messages).toHaveLength(1)
})

/** What a server says of a mail that it could not deliver. */
const writeBounce = (messageId: string, action = 'failed') =>
  writeAnswer({
    From: 'Mail Delivery System <MAILER-DAEMON@mx.example.com>',
    'Return-Path': '<>',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b1',
    text: writeParts([
      { type: 'text/plain', text: 'I am sorry.' },
      {
        type: 'message/delivery-status',
        text: `Reporting-MTA: dns; mx.example.com\r\n\r\nFinal-Recipient: rfc822; ada@example.com\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 <ada@example.com>:\r\n no such user`,
      },
      { type: 'text/rfc822-headers', text: `From: mail@gallery.example\r\nMessage-ID: ${messageId}\r\nSubject: x\r\n` },
    ]),
  })

test('a mail that came back has failed, with the words of the server, and can be sent again', async () => {
  const desk = await openMailbox()
  await desk.deliver()
  const { id } = await desk.db
    .selectFrom('mails')
    .select('id')
    .where('kind', '=', 'enquiry-received')
    .executeTakeFirstOrThrow()
  const messageId = `<${id}@${new URL(PUBLIC_URL).hostname}>`
  const letter = async () => (await desk.sales('GET /letters/{letter}', { params: { letter: id } })).letter

  expect(await desk.told(writeBounce(messageId, 'delayed'))).toBe('422 mail-unmatched')
  expect((await letter()).state).toBe('sent')
  expect([await desk.told(writeBounce(messageId)), await desk.told(writeBounce(messageId))]).toEqual([
    'returned',
    'returned',
  ])
  expect(await letter()).toMatchObject({
    ...{ state: 'failed', trouble: 'returned', answer: '550 5.1.1 <ada@example.com>: no such user', can_repeat: true },
    is_kept: true,
  })
  expect((await desk.sales('GET /letters', { query: { state: 'failed' } })).letters.map((one) => one.id)).toEqual([id])
  // One of a mail that is none of ours stays where it is.
  expect(await desk.told(writeBounce(`<${crypto.randomUUID()}@${new URL(publicUrl).hostname}>`))).toBe(
    '422 mail-unmatched',
  )
})

test('whoever does not know the secret is refused before the mail is read, and soon not heard', async () => {
  const desk = await openMailbox()
  const mail = writeAnswer({ To: desk.address })
  const basic = (password: string) => ({ authorization: `Basic ${Buffer.from(`mail:${password}`).toString('base64')}` })
  for (const headers of [{}, { authorization: 'Bearer no' }, basic('no'), { authorization: 'Basic %' }, basic('')]) {
    expect(await desk.told(mail, headers)).toBe('401 unauthenticated')
  }
  expect(await desk.told(mail, basic(SECRET))).toBe('written')
  const guesses = await Promise.all(Array.from({ length: 12 }, () => desk.told(mail, basic('no'))))
  expect(guesses).toContain('429 too-many-requests')
  // Who knows it is not counted with them.
  expect(await desk.told(mail)).toBe('known')
  const closed = await openEnquiryDesk()
  const reply = await closed.app.inject({ method: 'POST', url: '/api/mail/received', payload: '' })
  expect(reply.statusCode).toBe(404)
})

test('a thread takes so many mails in an hour and no more, and other types and methods none', async () => {
  const desk = await openMailbox()
  const told: string[] = []
  for (let at = 0; at < 22; at++)
    told.push(await desk.told(writeAnswer({ To: desk.address, 'Message-ID': `<${at}@x>` })))
  expect(told.filter((one) => one === 'written')).toHaveLength(20)
  expect(told.at(-1)).toBe('429 too-many-requests')
  const authorization = `Bearer ${SECRET}`
  expect(await desk.told('{}', { authorization, 'content-type': 'application/json' })).toBe(
    '415 unsupported-media-type',
  )
  const other = await desk.app.inject({ url: '/api/mail/received' })
  expect(other.statusCode).toBe(405)
})

test('hostile mails are refused or tamed, each within a moment', { timeout: 60_000 }, async () => {
  const desk = await openMailbox()
  const nest = (depth: number) => {
    let text = 'deep'
    for (let at = depth; at > 0; at--)
      text = `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n${text}\r\n--b${at}--`
    return text
  }
  const many = Array.from({ length: 10_000 }, (_, at) => `a${at}@example.com`).join(', ')
  const mails: Record<string, Buffer | string> = {
    nothing: '',
    noise: randomBytes(1_000_000),
    'no sender': writeAnswer({ To: desk.address, From: undefined }),
    nested: writeAnswer({
      To: desk.address,
      'Content-Type': 'multipart/mixed; boundary=b0',
      text: `--b0\r\n${nest(500)}\r\n--b0--`,
    }),
    crowd: writeAnswer({ To: `${desk.address}, ${many}`, text: 'To many' }),
    'one long head': writeAnswer({ To: desk.address, 'X-Long': 'x'.repeat(1_000_000) }),
    'a broken encoding': writeAnswer({
      ...{ To: desk.address, 'Content-Type': 'text/plain; charset=nonsense', 'Content-Transfer-Encoding': 'base64' },
      text: 'aGVsbG8\u0000=====%%%',
    }),
    'heads in heads': writeAnswer({
      To: desk.address,
      From: 'Ada =?utf-8?Q?=0D=0ABcc:_eve@example.org?= <ada@example.com>',
      Subject: '=?utf-8?Q?a=0D=0ABcc:_x?=',
      text: 'Injected\u0000\u0007 \ud800',
    }),
    'HTML alone': writeAnswer({
      To: desk.address,
      'Content-Type': 'text/html',
      text: '<p>Hello <script>alert(1)</script><b>you</b></p>',
    }),
    'a long text': writeAnswer({ To: desk.address, text: 'word '.repeat(1_000_000) }),
    'many parts': writeAnswer({
      To: desk.address,
      'Content-Type': 'multipart/mixed; boundary=b1',
      text: writeParts(Array.from({ length: 2000 }, () => ({ type: 'x/y', text: 'z', name: 'a' }))),
    }),
  }
  for (const [name, mail] of Object.entries(mails)) {
    const before = performance.now()
    const reply = await desk.bring(
      Buffer.isBuffer(mail)
        ? Buffer.from(mail.toString('latin1').replace('<1@', `<${name.length}-${name.replaceAll(' ', '')}@`), 'latin1')
        : mail,
    )
    expect([name, reply.statusCode < 500, performance.now() - before < 10_000]).toEqual([name, true, true])
  }
  const { messages } = await desk.read()
  const said = messages.map(({ text }) => text)
  expect(said).toContain('To many')
  expect(said).toContain('Hello you')
  expect(said.some((text) => text.startsWith('Injected'))).toBe(true)
  expect(Math.max(...said.map((text) => text.length))).toBe(20_000)
  expect(messages.every(({ text }) => !/[\0\u0007]/.test(text))).toBe(true)
  expect(messages.at(-1)?.left_out).toHaveLength(50)
  const mailed = await desk.deliver('enquiry-message')
  expect(mailed.every(({ recipients }) => recipients.length === 1)).toBe(true)
})

test('what is larger than thirty megabytes is not read', async () => {
  const desk = await openMailbox()
  expect(await desk.told(Buffer.alloc(31 * 1024 * 1024, 'a'))).toBe('413 payload-too-large')
})
