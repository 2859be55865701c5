import { expect, test, vi } from 'vitest'

import { createUser, makeResetToken, makeVerificationSignature } from '../../domain/accounts/index.ts'
import { countArgon2 } from '../../testing/count-argon2.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { readMails } from '../../testing/read-mails.ts'

const DAY = 24 * 60 * 60 * 1000
const password = 'the long way home'
const chosen = { password: 'a new way home', password_confirmation: 'a new way home' }

const post = ({ app }: TestGallery, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })

/** A gallery with somebody in it who has a password and two sessions. */
async function openWithAda() {
  const gallery = await openTestGallery()
  const ada = await gallery.logIn({ name: 'Ada', email: 'Ada@example.com', locale: 'fr', password })
  const token = async () => (await makeResetToken(gallery.db, ada.user.id, ada.user.email)) ?? ''
  const signature = async () => (await makeVerificationSignature(gallery.db, ada.user.id, ada.user.email)) ?? ''
  const logIn = (tried: string) => post(gallery, 'login', { email: ada.user.email, password: tried })
  return { gallery, ada, token, signature, logIn }
}

test('a forgotten password is answered alike for known and unknown addresses; only the known one gets a mail', async () => {
  const { gallery } = await openWithAda()
  const argon2 = countArgon2()

  const known = await post(gallery, 'forgot-password', { email: 'ada@EXAMPLE.com' })
  const unknown = await post(gallery, 'forgot-password', { email: 'nobody@example.com' })

  expect([known.statusCode, known.body]).toEqual([202, '{"status":"sent"}'])
  expect([unknown.statusCode, unknown.body]).toEqual([202, '{"status":"sent"}'])
  expect([argon2.hashed(), argon2.verified()]).toEqual([0, 0])
  await gallery.work('mail-reset-link')
  expect(await readMails(gallery.db)).toEqual(['reset-password Ada@example.com fr'])
})

test('beyond three an hour the answer stays the same, and no mail is sent', async () => {
  const { gallery } = await openWithAda()

  const replies = await Promise.all(
    Array.from({ length: 6 }, () => post(gallery, 'forgot-password', { email: 'ada@example.com' })),
  )

  expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  await gallery.work('mail-reset-link')
  expect(await readMails(gallery.db)).toHaveLength(3)
})

test('a reset changes the password, ends every session and every other link, and is told by mail', async () => {
  const { gallery, ada, token, logIn } = await openWithAda()
  const [one, other] = [await token(), await token()]

  const reply = await post(gallery, 'reset-password', { token: one, ...chosen })

  expect([reply.statusCode, reply.json()]).toEqual([200, { status: 'changed' }])
  expect((await logIn(password)).statusCode).toBe(422)
  expect((await logIn(chosen.password)).statusCode).toBe(200)
  await expect(ada.call('GET /auth/user')).rejects.toMatchObject({ status: 401 })
  expect((await post(gallery, 'reset-password', { token: one, ...chosen })).json().code).toBe('link-used')
  expect((await post(gallery, 'reset-password', { token: other, ...chosen })).json().code).toBe('link-used')
  expect(await readMails(gallery.db)).toEqual(['password-changed Ada@example.com fr'])
})

test('of five resets with one token at once, one wins', async () => {
  const { gallery, token, logIn } = await openWithAda()
  const one = await token()

  const replies = await Promise.all(
    Array.from({ length: 5 }, async (_, index) => {
      const mine = `way number ${index}`
      const reply = await post(gallery, 'reset-password', { token: one, password: mine, password_confirmation: mine })
      return { mine, status: reply.statusCode }
    }),
  )

  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410])
  const winner = replies.find(({ status }) => status === 200)
  expect((await logIn(winner?.mine ?? '')).statusCode).toBe(200)
  expect(await readMails(gallery.db)).toHaveLength(1)
})

test('a token that is over, mangled or invented is told apart, and a bad password does not use it up', async () => {
  const { gallery, token } = await openWithAda()
  const codeOf = async (tried: string, words: object = chosen) =>
    (await post(gallery, 'reset-password', { token: tried, ...words })).json().code
  const fresh = await token()

  expect(await codeOf(fresh.slice(1))).toBe('link-invalid')
  expect(await codeOf('')).toBe('link-invalid')
  expect(await codeOf(`${fresh.slice(0, 42)}\u0000`)).toBe('link-invalid')
  expect(await codeOf('A'.repeat(43))).toBe('link-used')
  expect(await codeOf(fresh, { password: 'password1', password_confirmation: 'password1' })).toBe('validation-failed')
  expect(await codeOf(fresh, { password: 'ada@EXAMPLE.com', password_confirmation: 'ada@EXAMPLE.com' })).toBe(
    'validation-failed',
  )
  await gallery.db
    .updateTable('password_resets')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect(await codeOf(fresh)).toBe('link-expired')
})

test('a token lives for an hour and is not kept in clear', async () => {
  const { gallery, token } = await openWithAda()
  const fresh = await token()

  const { rows } = await gallery.pool.query<{ all: string; minutes: number }>(
    'SELECT r::text AS all, round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM password_resets r',
  )

  expect(rows).toMatchObject([{ minutes: 60 }])
  expect(rows[0]?.all).not.toContain(fresh)
  expect(rows[0]?.all).not.toContain(Buffer.from(fresh).toString('hex'))
})

test('neither kind of link is made for an address that the user has left, or for nobody', async () => {
  const { gallery, ada } = await openWithAda()
  const { db } = gallery
  const nobody = '00000000-0000-4000-8000-000000000000'

  expect(await makeResetToken(db, ada.user.id, 'old@example.com')).toBeUndefined()
  expect(await makeResetToken(db, nobody, ada.user.email)).toBeUndefined()
  expect(await makeVerificationSignature(db, ada.user.id, 'old@example.com')).toBeUndefined()
  expect(await makeVerificationSignature(db, nobody, ada.user.email)).toBeUndefined()
  expect(await db.selectFrom('password_resets').select('user_id').execute()).toEqual([])
})

test('a signature verifies its address once', async () => {
  const { gallery, ada, signature } = await openWithAda()
  const mine = await signature()

  const replies = await Promise.all(Array.from({ length: 4 }, () => post(gallery, 'verification', { signature: mine })))

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410, 410, 410])
  expect(replies.find(({ statusCode }) => statusCode === 410)?.json().code).toBe('link-used')
  expect((await ada.call('GET /auth/user')).user.email_verified).toBe(true)
  expect(await signature()).toBe('')
})

test('a signature is good in an address and shows none', async () => {
  const { signature } = await openWithAda()

  const mine = await signature()

  expect(mine).toMatch(/^[\w-]{96}$/)
  expect(Buffer.from(mine, 'base64url').toString('latin1')).not.toMatch(/ada|example/i)
})

test('a signature with any letter changed verifies nothing', async () => {
  const { gallery, ada, signature } = await openWithAda()
  const mine = await signature()
  const { app } = gallery
  const codes = new Set<string>()

  for (let index = 0; index < mine.length; index++) {
    const other = mine[index] === 'A' ? 'B' : 'A'
    const tried = mine.slice(0, index) + other + mine.slice(index + 1)
    const headers = { 'x-forwarded-for': `10.2.0.${index % 50}` }
    const reply = await app.inject({
      method: 'POST',
      url: '/api/auth/verification',
      headers,
      payload: { signature: tried },
    })
    codes.add(reply.json().code)
  }

  expect(codes).toEqual(new Set(['link-invalid']))
  expect((await ada.call('GET /auth/user')).user.email_verified).toBe(false)
})

test.each(['', 'x', 'A'.repeat(96), '\u0000', `${'A'.repeat(95)}\n`, '../../'])(
  'as a signature, %j is none',
  async (signature) => {
    const { gallery } = await openWithAda()

    expect((await post(gallery, 'verification', { signature })).json().code).toBe('link-invalid')
    expect((await post(gallery, 'verification/renew', { signature })).statusCode).toBe(202)
    expect(await readMails(gallery.db)).toEqual([])
  },
)

test('of somebody else’s signature, and of one for an address that was left, nothing can be made', async () => {
  const { gallery, ada, signature } = await openWithAda()
  const mine = await signature()
  await gallery.db.updateTable('users').set({ email: 'new@example.com' }).execute()

  expect((await post(gallery, 'verification', { signature: mine })).json().code).toBe('link-used')
  expect((await post(gallery, 'verification/renew', { signature: mine })).statusCode).toBe(202)
  expect(await readMails(gallery.db)).toEqual([])
  await gallery.db.deleteFrom('users').where('id', '=', ada.user.id).execute()
  expect((await post(gallery, 'verification', { signature: mine })).json().code).toBe('link-used')
})

test('after seven days a signature is over, and brings a new one to the same address, a few times an hour', async () => {
  const { gallery, signature } = await openWithAda()
  // Only the clock of this process decides about signatures, so it alone is moved.
  vi.setSystemTime(Date.now() - 7 * DAY - 1000)
  const old = await signature().finally(() => vi.useRealTimers())
  const young = await signature()

  const expired = await post(gallery, 'verification', { signature: old })
  const renewals = await Promise.all(
    Array.from({ length: 5 }, () => post(gallery, 'verification/renew', { signature: old })),
  )

  expect([expired.statusCode, expired.json().code]).toEqual([410, 'link-expired'])
  expect(new Set(renewals.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['202 {"status":"sent"}']),
  )
  expect(await readMails(gallery.db)).toEqual(Array(3).fill('verify-address Ada@example.com fr'))
  expect((await post(gallery, 'verification', { signature: young })).statusCode).toBe(200)
  expect((await post(gallery, 'verification', { signature: old })).json().code).toBe('link-used')
})

test('whoever is logged in can have the link sent again, a few times an hour, until the address is verified', async () => {
  const { gallery, ada, signature } = await openWithAda()
  const resend = () => ada.call('POST /auth/verification/resend')

  expect(await resend()).toEqual({ status: 'sent' })
  await resend()
  await resend()
  await expect(resend()).rejects.toMatchObject({ status: 429 })
  await post(gallery, 'verification', { signature: await signature() })
  expect(await resend()).toEqual({ status: 'sent' })

  expect(await readMails(gallery.db)).toHaveLength(3)
})

test('an account without a password gets one by such a link', async () => {
  const gallery = await openTestGallery()
  const eve = await createUser(gallery.db, { name: 'Eve', email: 'eve@example.com', locale: 'en' })
  const token = (await makeResetToken(gallery.db, eve.id, eve.email)) ?? ''

  expect((await post(gallery, 'reset-password', { token, ...chosen })).statusCode).toBe(200)
  expect((await post(gallery, 'login', { email: eve.email, password: chosen.password })).statusCode).toBe(200)
})

test('a reset proves the address; what a stranger left who had opened the account before goes', async () => {
  const { gallery, ada, token } = await openWithAda()
  await gallery.db
    .insertInto('social_logins')
    .values({ provider: 'peer', subject: 'eve', user_id: ada.user.id })
    .execute()
  await gallery.db
    .insertInto('user_addresses')
    .values({ user_id: ada.user.id, billing: null, delivery: null })
    .execute()

  await post(gallery, 'reset-password', { token: await token(), ...chosen })

  const { email_verified_at } = await gallery.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
  expect(email_verified_at).toBeInstanceOf(Date)
  expect(await gallery.db.selectFrom('social_logins').selectAll().execute()).toEqual([])
  expect(await gallery.db.selectFrom('user_addresses').selectAll().execute()).toEqual([])
})

test('whoever was kept out by a stranger’s guesses comes in after a reset', async () => {
  const { gallery, token, logIn } = await openWithAda()
  for (let guess = 0; guess < 11; guess++) await logIn(`guess ${guess}`)
  expect((await logIn(password)).statusCode).toBe(429)

  await post(gallery, 'reset-password', { token: await token(), ...chosen })

  expect((await logIn(chosen.password)).statusCode).toBe(200)
})
