import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openEnquiryDesk, writeForm } from '../../testing/open-enquiry-desk.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'
import { readMails } from '../../testing/read-mails.ts'

test('an enquiry gets a reference, is mailed to the gallery and to its sender, and becomes a thread', async () => {
  const desk = await openEnquiryDesk()
  const low = await desk.addArtwork()
  const high = await desk.addArtwork({ title: { en: 'High tide' } })
  const hidden = await desk.addArtwork({ published_at: null })

  const { reference, token } = await desk.ask({ artworks: [high.id, hidden.id, low.id, high.id, 99_999] })

  expect(reference).toMatch(/^E-\d{2}-\d{4}-\d{3}$/)
  expect(await readMails(desk.db)).toEqual(['enquiry-received ada@example.com en', 'enquiry-arrived  en'])
  const { enquiry } = await desk.call('GET /enquiries/{token}', { params: { token } })
  expect(enquiry).toMatchObject({ reference, kind: 'question', status: 'open', name: 'Ada Lovelace', offers: [] })
  expect(enquiry.artworks.map(({ id }) => id)).toEqual([high.id, low.id])
  expect(enquiry.messages).toEqual([
    {
      by: 'sender',
      text: 'Is it signed?\n\nKind regards',
      at: expect.any(String),
      is_noted: false,
      is_by_mail: false,
      files: [],
    },
  ])
  expect(JSON.stringify(enquiry)).not.toContain('ada@example.com')
})

test('the same enquiry sent again, or at once, is one', async () => {
  const { call, db } = await openTestGallery()
  const body = writeForm()

  const replies = await Promise.all(Array.from({ length: 8 }, () => call('POST /enquiries', { body })))
  replies.push(await call('POST /enquiries', { body }))

  expect(new Set(replies.map(({ reference }) => reference)).size).toBe(1)
  expect(await db.selectFrom('enquiries').select('id').execute()).toHaveLength(1)
  expect(await db.selectFrom('enquiry_messages').select('id').execute()).toHaveLength(1)
  expect(await readMails(db)).toHaveLength(2)
})

test('who is logged in is noted, and whether the address was proven to be theirs', async () => {
  const desk = await openEnquiryDesk()
  const ada = await desk.logIn({ email: 'ada@example.com', isVerified: true })
  const eve = await desk.logIn({ email: 'eve@example.com', isVerified: true })
  const unproven = await desk.logIn({ email: 'ben@example.com' })

  await desk.ask({ email: 'ADA@example.com' }, ada.call)
  await desk.ask({ email: 'ada@example.com' }, eve.call)
  await desk.ask({ email: 'ben@example.com' }, unproven.call)
  await desk.ask()

  const { enquiries } = await desk.sales('GET /sales/enquiries', { query: {} })
  expect(enquiries.map(({ user, is_verified }) => [user, is_verified]).toReversed()).toEqual([
    [ada.user.id, true],
    [eve.user.id, false],
    [unproven.user.id, false],
    [null, false],
  ])
})

test('a thread goes back and forth, each message told to the other side, and the same one only once', async () => {
  const desk = await openEnquiryDesk()
  const { reference, token } = await desk.ask()
  await desk.db.deleteFrom('mails').execute()
  const key = randomUUID()

  for (const text of ['Yes, on the back.', 'Yes, on the back.']) {
    await desk.sales('POST /sales/enquiries/{enquiry}/messages', {
      params: { enquiry: reference },
      body: { key, text },
    })
  }
  await desk.sales('POST /sales/enquiries/{enquiry}/status', {
    params: { enquiry: reference },
    body: { status: 'closed' },
  })
  const write = () =>
    desk.call('POST /enquiries/{token}/messages', { params: { token }, body: { key, text: 'Thank you!\u2028Ada' } })
  await Promise.all([write(), write(), write()])
  const { enquiry } = await write()

  expect(enquiry.status).toBe('open')
  expect(enquiry.messages.map(({ by, text }) => [by, text])).toEqual([
    ['sender', 'Is it signed?\n\nKind regards'],
    ['gallery', 'Yes, on the back.'],
    ['sender', 'Thank you!\nAda'],
  ])
  expect(await readMails(desk.db)).toEqual(['enquiry-answered ada@example.com en', 'enquiry-message  en'])
})

test('staff find enquiries by state, reference, name and address, the latest word first, and see who waits', async () => {
  const desk = await openEnquiryDesk()
  const ada = await desk.ask()
  const yun = await desk.ask({ name: '李云', email: 'yun@example.com', locale: 'cn' })
  await desk.sales('POST /sales/enquiries/{enquiry}/messages', {
    params: { enquiry: ada.reference },
    body: { key: randomUUID(), text: 'Yes.' },
  })
  await desk.sales('POST /sales/enquiries/{enquiry}/status', {
    params: { enquiry: yun.reference },
    body: { status: 'closed' },
  })
  const find = async (query: Record<string, string>) => {
    const { enquiries } = await desk.sales('GET /sales/enquiries', { query })
    return enquiries.map(({ reference, awaits_answer }) => [reference, awaits_answer])
  }

  expect(await find({})).toEqual([
    [ada.reference, false],
    [yun.reference, true],
  ])
  expect(await find({ status: 'closed' })).toEqual([[yun.reference, true]])
  expect(await find({ query: ada.reference.toLowerCase() })).toEqual([[ada.reference, false]])
  expect(await find({ query: '李' })).toEqual([[yun.reference, true]])
  expect(await find({ query: 'YUN@' })).toEqual([[yun.reference, true]])
  expect(await find({ query: '%' })).toEqual([])
})

test('the desk is the sales staff’s alone', async () => {
  const desk = await openEnquiryDesk()
  const { reference } = await desk.ask()
  const [visitor, collector, editor] = [desk.call, (await desk.logIn()).call, await desk.staff('editor')]
  const params = { enquiry: reference }

  for (const [call, refusal] of [
    [visitor, '401 unauthenticated'],
    [collector, '403 forbidden'],
    [editor, '403 forbidden'],
  ] as const) {
    const tries = [
      call('GET /sales/enquiries', { query: {} }),
      call('GET /sales/enquiries/{enquiry}', { params }),
      call('POST /sales/enquiries/{enquiry}/messages', { params, body: { key: randomUUID(), text: 'Hello' } }),
      call('POST /sales/enquiries/{enquiry}/offers', {
        params,
        body: { artwork: 1, price: 1, valid_until: '2030-01-01' },
      }),
      call('DELETE /sales/enquiries/{enquiry}/offers/{offer}', { params: { ...params, offer: randomUUID() } }),
      call('POST /sales/enquiries/{enquiry}/status', { params, body: { status: 'closed' } }),
    ]
    expect(await Promise.all(tries.map(outcomeOf))).toEqual(tries.map(() => refusal))
  }
  await expect(
    desk.sales('GET /sales/enquiries/{enquiry}', { params: { enquiry: 'E-26-0000-000' } }),
  ).rejects.toMatchObject({ status: 404 })
})

test('every wrong field is told at once', async () => {
  const { call } = await openTestGallery()

  await expect(
    call('POST /enquiries', {
      body: { ...writeForm(), name: ' ', email: 'ada', phone: 'a\nb', message: ' \n ', artworks: Array(21).fill(1) },
    }),
  ).rejects.toMatchObject({
    status: 422,
    errors: {
      name: ['Please fill in this field.'],
      email: [expect.stringContaining('valid e-mail address')],
      phone: [expect.any(String)],
      message: ['Please fill in this field.'],
      artworks: [expect.any(String)],
    },
  })
})

test('foreign, altered and mistaken links open nothing, and are answered alike', async () => {
  const desk = await openEnquiryDesk()
  const { token } = await desk.ask()
  const { id: artwork } = await desk.addArtwork()
  const { token: ofOffer } = await desk.offer(await desk.ask(), artwork)
  const elsewhere = await (await openEnquiryDesk()).ask()
  const flipped = `${token.slice(0, 40)}${token[40] === 'A' ? 'B' : 'A'}${token.slice(41)}`
  const ofOther = `${ofOffer.slice(0, 21)}${token.slice(21)}`
  const bad = [elsewhere.token, flipped, ofOther, ofOffer, token.slice(1), `${token}A`, `${token}=`, 'x'.repeat(64)]

  for (const one of bad) {
    const params = { token: one }
    const tries = [
      desk.call('GET /enquiries/{token}', { params }),
      desk.call('POST /enquiries/{token}/messages', { params, body: { key: randomUUID(), text: 'Hello' } }),
    ]
    expect(await Promise.all(tries.map(outcomeOf))).toEqual(['410 link-invalid', '410 link-invalid'])
  }
  for (const one of [token, flipped, ofOther, 'x'.repeat(64)]) {
    await expect(desk.call('GET /offers/{token}', { params: { token: one } })).rejects.toMatchObject({
      status: 410,
      code: 'link-invalid',
    })
  }
  expect(await desk.db.selectFrom('enquiry_messages').select('id').execute()).toHaveLength(2)
})

test('threads and offers are kept by nobody on the way', async () => {
  const desk = await openEnquiryDesk()
  const enquiry = await desk.ask()
  const { id: artwork } = await desk.addArtwork()
  const offer = await desk.offer(enquiry, artwork)

  for (const path of [`enquiries/${enquiry.token}`, `offers/${offer.token}`]) {
    const reply = await desk.app.inject(`/api/${path}`)
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store'])
  }
})
