import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openEnquiryDesk, writeForm } from '../../testing/open-enquiry-desk.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { readMails } from '../../testing/read-mails.ts'

/** Sends a form as it stands, from an address of the caller's. */
async function post({ app }: TestGallery, payload: object, from = '10.0.0.1') {
  const headers = { 'x-forwarded-for': from }
  const reply = await app.inject({ method: 'POST', url: '/api/enquiries', headers, payload })
  return { status: reply.statusCode, body: reply.json() }
}

const countRows = async ({ pool }: TestGallery) => {
  const { rows } = await pool.query(
    `SELECT (SELECT count(*) FROM enquiries)::int AS enquiries, (SELECT count(*) FROM enquiry_messages)::int AS messages,
       (SELECT count(*) FROM mails)::int AS mails`,
  )
  return rows[0]
}

const tally = (statuses: number[]) =>
  Object.fromEntries([...Map.groupBy(statuses, String)].map(([s, all]) => [s, all.length]))

test('a machine that fills in what people do not see is answered as people are, and nothing comes of it', async () => {
  const gallery = await openTestGallery()

  const { status, body } = await post(gallery, writeForm({ website: 'https://spam.example' }))

  expect(status).toBe(201)
  expect(body).toEqual({ reference: expect.stringMatching(/^E-\d{2}-\d{4}-\d{3}$/) })
  expect(await countRows(gallery)).toEqual({ enquiries: 0, messages: 0, mails: 0 })
})

test('of 200 posts in a row from one place 20 come through', { timeout: 120_000 }, async () => {
  const gallery = await openTestGallery()
  const statuses: number[] = []

  for (let at = 0; at < 200; at++) {
    statuses.push((await post(gallery, writeForm({ email: `eve${at}@example.com` }))).status)
  }

  expect(tally(statuses)).toEqual({ 201: 20, 429: 180 })
  expect(await countRows(gallery)).toEqual({ enquiries: 20, messages: 20, mails: 40 })
})

test('of 200 posts at once from one place 20 come through', { timeout: 120_000 }, async () => {
  const gallery = await openTestGallery()

  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) => post(gallery, writeForm({ email: `eve${at}@example.com` }))),
  )

  expect(tally(replies.map(({ status }) => status))).toEqual({ 201: 20, 429: 180 })
  expect(await countRows(gallery)).toEqual({ enquiries: 20, messages: 20, mails: 40 })
})

test(
  'of 100 posts at once from everywhere for one address 10 are mailed to it, and its owner can still write',
  { timeout: 120_000 },
  async () => {
    const gallery = await openTestGallery()

    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) =>
        post(
          gallery,
          writeForm({ email: at % 2 ? 'victim@example.com' : 'VICTIM@example.com' }),
          `10.1.${at >> 8}.${at & 255}`,
        ),
      ),
    )

    expect(tally(replies.map(({ status }) => status))).toEqual({ 201: 100 })
    expect(await countRows(gallery)).toEqual({ enquiries: 100, messages: 100, mails: 110 })
    expect((await post(gallery, writeForm({ email: 'victim@example.com' }), '10.2.0.1')).status).toBe(201)
    const mine = []
    for (let at = 0; at < 11; at++)
      mine.push((await post(gallery, writeForm({ email: 'victim@example.com' }), '10.2.0.2')).status)
    expect(mine).toEqual([...Array<number>(10).fill(201), 429])
  },
)

test(
  'of 400 posts at once from everywhere for everybody all come through, each once',
  { timeout: 120_000 },
  async () => {
    const gallery = await openTestGallery()
    const forms = Array.from({ length: 200 }, (_, at) => writeForm({ email: `eve${at}@example.com` }))

    const replies = await Promise.all(
      [...forms, ...forms].map((form, at) => post(gallery, form, `10.2.${at >> 8}.${at & 255}`)),
    )

    expect(tally(replies.map(({ status }) => status))).toEqual({ 201: 400 })
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(200)
    expect(await countRows(gallery)).toEqual({ enquiries: 200, messages: 200, mails: 400 })
  },
)

test('of 200 messages at once in one thread 20 come through', { timeout: 120_000 }, async () => {
  const desk = await openEnquiryDesk()
  const { token } = await desk.ask()

  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      desk.app.inject({
        method: 'POST',
        url: `/api/enquiries/${token}/messages`,
        headers: { 'x-forwarded-for': `10.3.${at >> 8}.${at & 255}` },
        payload: { key: randomUUID(), text: `Hello ${at}` },
      }),
    ),
  )

  expect(tally(replies.map(({ statusCode }) => statusCode))).toEqual({ 201: 20, 429: 180 })
  expect(await countRows(desk)).toEqual({ enquiries: 1, messages: 21, mails: 22 })
})

const INJECTIONS = [
  'Ada\r\nBcc: eve@evil.example',
  'Ada\nBcc: eve@evil.example',
  'Ada\rBcc: eve@evil.example',
  'Ada\u0000',
  'Ada\u2028Bcc: eve@evil.example',
  'Ada%0d%0aBcc: eve@evil.example',
  'Ada" <eve@evil.example>, "',
  'Ada <eve@evil.example>',
  'ada@example.com, eve@evil.example',
  '=?utf-8?Q?=0D=0ABcc:_eve@evil.example?=',
  'Ada\ud800',
]

test.each(['name', 'email', 'phone', 'message', 'locale', 'kind', 'key'] as const)(
  'nothing that stands in %s begins another header or adds a reader',
  { timeout: 60_000 },
  async (field) => {
    const desk = await openEnquiryDesk()

    for (const [at, text] of INJECTIONS.entries()) {
      for (const value of [text, `${text}\r\n\r\n<b>x</b>`, [text], { text }]) {
        const payload = { ...writeForm({ email: `ada${at}@example.com` }), [field]: value }
        const { status } = await post(desk, payload, `10.4.${at}.1`)
        expect([value, status]).toEqual([value, status === 201 ? 201 : 422])
      }
    }

    const mails = await desk.deliver()
    for (const { raw, recipients, mail } of mails) {
      const [head = ''] = raw.split(/\r\n\r\n/)
      expect(head).not.toMatch(/^(bcc|cc|x-evil)\s*:/im)
      expect(recipients).toHaveLength(1)
      expect(recipients.join()).not.toContain('evil')
      expect(mail.bcc ?? []).toEqual([])
      expect(mail.cc ?? []).toEqual([])
      for (const { address } of [...(mail.to ?? []), ...(mail.replyTo ?? []), mail.from ?? {}] as {
        address?: string
      }[])
        expect(address).not.toContain('evil')
    }
    expect(mails.length).toBe((await readMails(desk.db)).length)
    if (field === 'message') expect(mails.length).toBeGreaterThan(10)
  },
)

const HTML = '<img src=x onerror="alert(1)"><script>alert(2)</script><a href="javascript:3">&amp;</a>'

test('HTML in any field is shown as it was written, in the HTML and in the text of every mail', async () => {
  const desk = await openEnquiryDesk()
  const { id: artwork } = await desk.addArtwork()
  const ada = await desk.logIn({ email: 'ada@example.com', isVerified: true })
  const short = '<i>x</i><script>7</script>'

  const enquiry = await desk.ask({ name: short, phone: short, message: HTML, artworks: [artwork] }, ada.call)
  await desk.call('POST /enquiries/{token}/messages', {
    params: { token: enquiry.token },
    body: { key: randomUUID(), text: `More: ${HTML}` },
  })
  await desk.sales('POST /sales/enquiries/{enquiry}/messages', {
    params: { enquiry: enquiry.reference },
    body: { key: randomUUID(), text: HTML },
  })
  await desk.offer(enquiry, artwork, { note: HTML })

  const mails = await desk.deliver()
  expect(mails).toHaveLength(5)
  for (const { mail } of mails) {
    expect(mail.html).not.toMatch(/<(img|script|i>)|href="javascript/)
    expect(mail.html).toContain('&#60;img src=x onerror=&#34;alert(1)&#34;&#62;')
    expect(mail.text).toContain(HTML)
  }
  const toGallery = mails.filter(({ mail }) => mail.replyTo?.[0]?.address === 'ada@example.com')
  expect(toGallery).toHaveLength(2)
  for (const { mail } of toGallery) expect(mail.replyTo?.[0]?.name).toBe(short)
})

test('what somebody wrote is quoted, and cannot pass for more lines of the gallery’s', async () => {
  const desk = await openEnquiryDesk()
  await desk.ask({ message: 'Hello\n\n-- \nReference\nE-26-0000-000\nFrom the gallery\nPay here' })

  for (const { mail } of await desk.deliver()) {
    const lines = (mail.text ?? '').split('\n')
    expect(lines).toContain('> Pay here')
    expect(lines).toContain('> From the gallery')
    expect(lines).not.toContain('Pay here')
    expect(lines).not.toContain('From the gallery')
    expect(mail.html).toMatch(/<blockquote[^<>]*>Hello<br><br>-- <br>Reference<br>E-26-0000-000/)
  }
})

test('an advertisement is carried to nobody whose address was merely typed in', async () => {
  const desk = await openEnquiryDesk()
  const ada = await desk.logIn({ email: 'ada@example.com', isVerified: true })
  const message = 'Cheap watches at http://watches.example now'
  const copies = async () =>
    (await desk.deliver()).filter(({ recipients }) => !recipients.includes('mail@gallery.example'))

  await desk.ask({ email: 'victim@example.com', message, name: 'Buy at www.watches.example' })
  const [toVictim] = await copies()
  expect(toVictim?.mail.text).not.toContain('watches')
  expect(toVictim?.mail.html).not.toContain('watches')
  expect(toVictim?.raw).not.toContain('watches')

  await desk.ask({ message }, ada.call)
  const [toAda] = await copies()
  expect(toAda?.mail.text).toContain(`> ${message}`)
})
