import { expect, test } from 'vitest'

import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'

const postFrom = (app: TestGallery['app'], caller: string) =>
  app.inject({
    method: 'POST',
    url: '/api/newsletter',
    headers: { 'x-forwarded-for': caller, 'accept-language': 'fr' },
    payload: { email: 'ada@example.com' },
  })

test('an address is stored as a pending wish, in the language of the visitor', async () => {
  const { callIn, db } = await openTestGallery()

  const reply = await callIn('fr')('POST /newsletter', { body: { email: ' Ada@Example.com ' } })

  expect(reply).toEqual({ status: 'pending' })
  expect(await db.selectFrom('newsletter_subscriptions').select(['email', 'locale', 'status']).execute()).toEqual([
    { email: 'Ada@Example.com', locale: 'fr', status: 'pending' },
  ])
})

test('a known address gets the same answer, is kept once, and stays confirmed', async () => {
  const { call, db } = await openTestGallery()
  await call('POST /newsletter', { body: { email: 'ada@example.com' } })
  await db.updateTable('newsletter_subscriptions').set({ status: 'confirmed' }).execute()

  const reply = await call('POST /newsletter', { body: { email: 'ADA@example.com' } })

  expect(reply).toEqual({ status: 'pending' })
  expect(await db.selectFrom('newsletter_subscriptions').select(['email', 'status']).execute()).toEqual([
    { email: 'ada@example.com', status: 'confirmed' },
  ])
})

test('the same address sent fifty times at once is stored once', async () => {
  const { app, db } = await openTestGallery()

  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      app.inject({
        method: 'POST',
        url: '/api/newsletter',
        headers: { 'x-forwarded-for': `10.0.0.${index}` },
        payload: { email: 'ada@example.com' },
      }),
    ),
  )

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
  expect(await db.selectFrom('newsletter_subscriptions').select('email').execute()).toHaveLength(1)
})

test.each([
  ['empty', ''],
  ['without an at sign', 'ada.example.com'],
  ['too long', `${'a'.repeat(250)}@example.com`],
  ['with a line break', 'ada@example.com\r\nBcc: eve@example.com'],
  ['with a header after it', 'ada@example.com%0ABcc:eve@example.com'],
  ['of two people', 'ada@example.com, eve@example.com'],
  ['with a name', 'Eve <ada@example.com>'],
  ['of HTML', '<b>ada</b>@example.com'],
  ['a script', '"<script>alert(1)</script>"@example.com'],
  ['with a null byte', 'ada\u0000@example.com'],
  ['half a character', 'ada\ud800@example.com'],
  ['not a text', 42],
  ['a list', ['ada@example.com', 'eve@example.com']],
  ['nothing', null],
])('an address that is %s is refused under its field', async (_what, email) => {
  const { app, db } = await openTestGallery()

  const reply = await app.inject({ method: 'POST', url: '/api/newsletter', payload: { email } })

  expect(reply.statusCode).toBe(422)
  expect(reply.json().errors).toEqual({ email: [expect.any(String)] })
  expect(await db.selectFrom('newsletter_subscriptions').select('email').execute()).toEqual([])
})

test('addresses of one IPv6 network count as one caller, however they are written', async () => {
  const { app } = await openTestGallery()
  const post = (caller: string) => postFrom(app, caller)

  await Promise.all(Array.from({ length: 10 }, (_, index) => post(`2001:db8::${index + 1}`)))

  expect((await post('2001:db8:0:0:ffff::1')).statusCode).toBe(429)
  expect((await post('2001:db8:0:1::1')).statusCode).toBe(202)
})

test('a caller who asks too often has to wait, whichever node answers; others need not', async () => {
  const { app } = await openTestGallery()
  const post = (caller: string) => postFrom(app, caller)

  const replies = await Promise.all(Array.from({ length: 12 }, () => post('2001:db8:1:2:3::4')))
  const neighbour = await post('2001:db8:1:2:ffff::9')
  const stranger = await post('2001:db8:1:3::4')

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array(10).fill(202), 429, 429])
  expect(neighbour.statusCode).toBe(429)
  expect(neighbour.json().message).toMatch(/^Trop de tentatives\. Veuillez réessayer dans \d+ secondes\.$/)
  expect(Number(neighbour.headers['retry-after'])).toBeGreaterThan(0)
  expect(stranger.statusCode).toBe(202)
})
