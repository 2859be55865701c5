import { expect, test } from 'vitest'

import { makeResetToken } from '../../domain/accounts/index.ts'
import type { TestGallery } from '../../testing/open-test-gallery.ts'
import { ADAS_PASSWORD, NEXT_PASSWORD, openWithAda } from '../../testing/open-with-ada.ts'
import { readMails } from '../../testing/read-mails.ts'
import { recordQueries } from '../../testing/record-queries.ts'

const email = 'ada@example.com'

const post = ({ app }: Pick<TestGallery, 'app'>, path: string, payload: object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload, headers })

const from = (at: number) => ({ 'x-forwarded-for': `10.3.${at >> 8}.${at & 255}` })

const logIn = (gallery: TestGallery, password: string, headers: Record<string, string>) =>
  post(gallery, 'login', { email, password }, headers)

/** What the browser keeps of an answer and sends along from then on. */
const cookieOf = (reply: Awaited<ReturnType<typeof post>>) => ({
  cookie: String(reply.headers['set-cookie'] ?? '').split(';')[0] ?? '',
})

const guess = async (gallery: TestGallery, times: number, headers: (at: number) => Record<string, string>) => {
  const statuses: number[] = []
  for (let at = 0; at < times; at++) statuses.push((await logIn(gallery, `guess ${at}`, headers(at))).statusCode)
  return statuses
}

test('a stranger who guesses locks out that stranger alone', async () => {
  const gallery = await openWithAda()

  const statuses = await guess(gallery, 12, () => from(1))

  expect(statuses).toEqual([...Array(10).fill(422), 429, 429])
  expect((await logIn(gallery, ADAS_PASSWORD, from(1))).statusCode).toBe(429)
  expect((await logIn(gallery, ADAS_PASSWORD, from(2))).statusCode).toBe(200)
})

test('guesses from many places at last keep out whoever is not known, but no device that has come in before', async () => {
  const gallery = await openWithAda()
  const known = cookieOf(await logIn(gallery, ADAS_PASSWORD, from(0)))

  const statuses = await guess(gallery, 110, from)

  expect(statuses.filter((status) => status === 422)).toHaveLength(100)
  const late = await logIn(gallery, ADAS_PASSWORD, from(500))
  expect([late.statusCode, Number(late.headers['retry-after']) > 60]).toEqual([429, true])
  expect((await logIn(gallery, ADAS_PASSWORD, { ...from(501), ...known })).statusCode).toBe(200)
  const { rows } = await gallery.pool.query<{ key: string }>('SELECT key FROM rate_limits')
  expect(rows.filter(({ key }) => /example/i.test(key))).toEqual([])
}, 60_000)

test('the same places, tried again day and night, get no further than the day’s ceiling', async () => {
  const gallery = await openWithAda()
  let tried = 0

  for (let hour = 0; hour < 4; hour++) {
    tried += (await guess(gallery, 105, from)).filter((status) => status === 422).length
    await gallery.pool.query(
      "UPDATE rate_limits SET resets_at = now() - interval '1 second' WHERE resets_at < now() + interval '61 minutes'",
    )
  }

  expect(tried).toBe(300)
}, 120_000)

test('a known device is good for its own account alone, cannot be made up, and guesses no more often', async () => {
  const gallery = await openWithAda()
  await gallery.logIn({ email: 'eve@example.com', password: 'a way of my own', isVerified: true })
  const eves = cookieOf(await post(gallery, 'login', { email: 'eve@example.com', password: 'a way of my own' }))
  const adas = cookieOf(await logIn(gallery, ADAS_PASSWORD, from(0)))
  await guess(gallery, 10, () => from(1))
  const tryWith = async (cookie: string) => (await logIn(gallery, ADAS_PASSWORD, { ...from(1), cookie })).statusCode
  const value = adas.cookie.split('=')[1] ?? ''

  expect(eves.cookie).not.toBe('')
  expect(await tryWith(eves.cookie)).toBe(429)
  // Not its last letter: of that only some bits count.
  expect(await tryWith(adas.cookie.replace(value, (value.startsWith('A') ? 'B' : 'A') + value.slice(1)))).toBe(429)
  expect(await tryWith(adas.cookie.replace(value, 'A'.repeat(value.length)))).toBe(429)
  expect(await tryWith(`other=1; ${adas.cookie}; more=2`)).toBe(200)
  expect(await guess(gallery, 12, (at) => ({ ...from(at + 50), ...adas }))).toEqual([...Array(10).fill(422), 429, 429])
})

test('who opened an account for somebody else’s address is known by no device, nor whoever had it before a reset', async () => {
  const gallery = await openWithAda()
  await gallery.logIn({ email: 'eve@example.com', password: 'a way of my own' })
  const squatter = await post(gallery, 'login', { email: 'eve@example.com', password: 'a way of my own' })
  expect([squatter.statusCode, cookieOf(squatter).cookie]).toEqual([200, ''])

  const former = cookieOf(await logIn(gallery, ADAS_PASSWORD, from(0)))
  const token = (await makeResetToken(gallery.db, gallery.ada.user.id, email)) ?? ''
  expect((await post(gallery, 'reset-password', { token, ...NEXT_PASSWORD })).statusCode).toBe(200)
  await guess(gallery, 10, () => from(1))

  expect((await logIn(gallery, NEXT_PASSWORD.password, { ...from(1), ...former })).statusCode).toBe(429)
})

test('what a device is known by is for the server’s eyes, on these calls alone, and tells nothing', async () => {
  const gallery = await openWithAda()

  const header = String((await logIn(gallery, ADAS_PASSWORD, {})).headers['set-cookie'])

  expect(header).toMatch(/^known_device=[\w.-]+; Path=\/api\/auth; Max-Age=31536000; HttpOnly; SameSite=Strict$/)
  expect(Buffer.from(header.split(/[=.;]/)[1] ?? '', 'base64url').toString('latin1')).not.toMatch(/ada|example/)
  expect((await logIn(gallery, 'wrong', {})).headers['set-cookie']).toBeUndefined()
})

test('in a live session the owner changes the password whatever strangers try', async () => {
  const gallery = await openWithAda()
  await guess(gallery, 110, from)

  const body = { current_password: ADAS_PASSWORD, ...NEXT_PASSWORD }

  expect(await gallery.ada.call('PUT /account/password', { body })).toMatchObject({ token_type: 'Bearer' })
}, 60_000)

test('guesses in one session do not keep the owner’s other session from ending it', async () => {
  const gallery = await openWithAda()
  const { access_token } = (await logIn(gallery, ADAS_PASSWORD, {})).json<{ access_token: string }>()
  const change = (token: string, current_password: string) =>
    gallery.app.inject({
      method: 'PUT',
      url: '/api/account/password',
      headers: { authorization: `Bearer ${token}` },
      payload: { current_password, ...NEXT_PASSWORD },
    })
  const statuses = []
  for (let at = 0; at < 11; at++) statuses.push((await change(access_token, `guess ${at}`)).statusCode)

  expect(statuses).toEqual([...Array(10).fill(422), 429])
  expect((await change(gallery.ada.token, ADAS_PASSWORD)).statusCode).toBe(200)
})

test('a reset link lets its owner in from a new device, whatever strangers go on trying', async () => {
  const gallery = await openWithAda()
  await guess(gallery, 105, from)
  const token = (await makeResetToken(gallery.db, gallery.ada.user.id, email)) ?? ''

  const reset = await post(gallery, 'reset-password', { token, ...NEXT_PASSWORD }, from(700))
  await guess(gallery, 105, from)

  const reply = await logIn(gallery, NEXT_PASSWORD.password, { ...from(700), ...cookieOf(reset) })
  expect(reply.statusCode).toBe(200)
}, 60_000)

test('strangers who ask for reset mails use up neither the owner’s nor, from many places, all of them', async () => {
  const gallery = await openWithAda()
  const known = cookieOf(await logIn(gallery, ADAS_PASSWORD, from(0)))
  const ask = (headers: Record<string, string>) => post(gallery, 'forgot-password', { email }, headers)
  const mails = async () => {
    await gallery.work('mail-reset-link')
    return (await readMails(gallery.db)).length
  }

  for (let at = 0; at < 6; at++) await ask(from(1))
  expect(await mails()).toBe(3)
  await ask(from(2))
  expect(await mails()).toBe(4)
  for (let at = 0; at < 30; at++) await ask(from(at + 10))
  expect(await mails()).toBe(10)
  await ask({ ...from(3), ...known })
  expect(await mails()).toBe(11)
  await ask({ ...from(3), authorization: `Bearer ${gallery.ada.token}` })
  expect(await mails()).toBe(12)
  const replies = await Promise.all([ask(from(1)), ask({ ...from(9), ...known })])
  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
})

test('asking for a reset mail is the same work for known and unknown addresses', async () => {
  const gallery = await openWithAda()
  await gallery.settle()
  const texts = async (asked: string) =>
    (await recordQueries(gallery.pool, () => post(gallery, 'forgot-password', { email: asked }, from(1)))).map(
      ({ text }) => text,
    )

  const known = await texts(email)

  expect(known.length).toBeGreaterThan(1)
  expect(await texts('nobody@example.com')).toEqual(known)
})
