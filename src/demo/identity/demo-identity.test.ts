import { createHash, randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { admitUser } from '../../domain/accounts/index.ts'
import { openTestGallery, PUBLIC_URL } from '../../testing/open-test-gallery.ts'
import { dismissPeople, invitePeople, openDemoIdentity } from '../index.ts'
import { createIdentityTokens } from './identity-tokens.ts'

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** A demo gallery with its own login service on the same server. */
async function open() {
  let fetchOwn: typeof fetch | undefined
  const { provider } = openDemoIdentity({ db: undefined as never, origin: PUBLIC_URL })
  const gallery = await openTestGallery({
    providers: [{ ...provider, fetch: (url, init) => fetchOwn?.(url, init) ?? expect.unreachable() }],
    extend: async ({ app, db, fetch }) => {
      fetchOwn = fetch as typeof globalThis.fetch
      await openDemoIdentity({ db, origin: PUBLIC_URL }).serve(app)
    },
  })
  const { app, db } = gallery
  await db.insertInto('demo').defaultValues().execute()
  await invitePeople(db, 'a password of the demo')

  const go = (url: string, cookie = '') =>
    app.inject({ url: url.replace(PUBLIC_URL, ''), headers: cookie ? { cookie } : {} })
  async function begin(locale = 'en') {
    const verifier = randomBytes(32).toString('base64url')
    const start = await go(`/api/auth/social/demo/start?challenge=${challengeOf(verifier)}&locale=${locale}`)
    const cookie = String(start.headers['set-cookie']).split(';')[0] ?? ''
    return { verifier, cookie, address: String(start.headers.location) }
  }
  async function logIn(person: string) {
    const { verifier, cookie, address } = await begin()
    const back = await go(`${address}&person=${person}`)
    const end = await go(String(back.headers.location), cookie)
    return { verifier, query: new URL(String(end.headers.location)).searchParams }
  }
  const exchange = (fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/demo-id/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  return { ...gallery, go, begin, logIn, exchange }
}

test('somebody new comes in as a collector', async () => {
  const { logIn, call, db } = await open()

  const { verifier, query } = await logIn('visitor')
  await call('POST /auth/social', { body: { code: query.get('code') ?? '', verifier } })

  const user = await db.selectFrom('users').selectAll().where('name', '=', 'Camille Roche').executeTakeFirst()
  expect(user).toMatchObject({ scope: ['collector'], password_hash: null })
})

test('somebody known is linked to their account', async () => {
  const { logIn, db } = await open()

  const { query } = await logIn('collector')

  expect(query.has('code')).toBe(true)
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(4)
  expect(await db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'service-linked' }])
})

test('whoever came in by the service is one of the demo’s people, and goes with them', async () => {
  const { logIn, call, db, app } = await open()
  const { verifier, query } = await logIn('visitor')
  const { access_token } = await call('POST /auth/social', { body: { code: query.get('code') ?? '', verifier } })

  await dismissPeople(db)

  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.inject({ url: '/api/auth/user', headers })).statusCode).toBe(401)
  expect(await db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})

test('the service opens no account with rights, whoever has the address', async () => {
  const { logIn, db } = await open()
  const email = 'collector@cimaise.example'
  const ada = { name: 'Ada', email, locale: 'en', password: 'of a real person' } as const
  await admitUser(db, { ...ada, scope: ['collector', 'admin'] })

  expect((await logIn('collector')).query.get('socialError')).toBe('unverified')
  expect(await db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})

test('an address that the service has not verified, and a refusal, are told', async () => {
  const { logIn } = await open()

  expect((await logIn('unverified')).query.get('socialError')).toBe('unverified')
  expect((await logIn('nobody')).query.get('socialError')).toBe('denied')
})

test.each([
  ['en', 'en', 'Who would you like to be?'],
  ['fr', 'fr', 'Qui aimeriez-vous être\u00a0?'],
  ['cn', 'zh-Hans', '您想以谁的身份登录？'],
])('the page speaks %s, runs no script and says that it is a demo', async (locale, tag, title) => {
  const { begin, go } = await open()

  const page = await go((await begin(locale)).address)

  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /)
  expect(page.body).toContain(`<html lang="${tag}">`)
  expect(page.body).toContain(title)
  expect(page.body).not.toContain('<script')
})

test('what stands in the address of the page is text there', async () => {
  const { begin, go } = await open()
  const address = new URL((await begin()).address)
  address.searchParams.set('state', '"><script>alert(1)</script>')

  expect((await go(address.href)).body).not.toContain('<script')
})

test.each([
  ['another address to go back to', { redirect_uri: 'https://evil.example/callback' }],
  ['another client', { client_id: 'evil' }],
])('a request with %s is sent nowhere', async (_what, change) => {
  const { begin, go } = await open()
  const address = new URL((await begin()).address)
  for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value)

  const reply = await go(`${address.href}&person=visitor`)

  expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined])
})

test.each([
  ['no PKCE', { code_challenge: '' }],
  ['PKCE in clear', { code_challenge_method: 'plain' }],
  ['another kind of answer', { response_type: 'token' }],
])('a request with %s is refused by the standard', async (_what, change) => {
  const { begin, go } = await open()
  const address = new URL((await begin()).address)
  for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value)

  const reply = await go(`${address.href}&person=visitor`)

  expect(new URL(String(reply.headers.location)).searchParams.get('error')).toBe('invalid_request')
})

test('a code is traded once, with its verifier, for the address it was made for', async () => {
  const { begin, go, exchange } = await open()
  const verifier = randomBytes(32).toString('base64url')
  const makeFields = async () => {
    const address = new URL((await begin()).address)
    address.searchParams.set('code_challenge', challengeOf(verifier))
    const back = await go(`${address.href}&person=visitor`)
    const code = new URL(String(back.headers.location)).searchParams.get('code') ?? ''
    const redirect_uri = address.searchParams.get('redirect_uri') ?? ''
    return { grant_type: 'authorization_code', client_id: 'gallery', code, redirect_uri, code_verifier: verifier }
  }
  const fields = await makeFields()

  const first = await exchange(fields)
  const refused = [
    await exchange(fields),
    await exchange({ ...(await makeFields()), code_verifier: 'another' }),
    await exchange({ ...(await makeFields()), redirect_uri: 'https://evil.example' }),
    await exchange({ ...(await makeFields()), code: 'x.y.z' }),
    await exchange({}),
  ]

  expect(first.json()).toMatchObject({ token_type: 'Bearer', id_token: expect.any(String) })
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400])
})

test('every node signs with the same key', async () => {
  const { app, db } = await open()
  const another = createIdentityTokens({ db, issuer: PUBLIC_URL, clientId: 'gallery' })

  const published = (await app.inject('/demo-id/keys')).json()

  expect(published).toEqual(await another.readPublicKeys())
  expect(published.keys[0]).not.toHaveProperty('d')
})
