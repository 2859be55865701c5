import { createHash, randomBytes } from 'node:crypto'

import { expect, test } from 'vitest'

import { createUser, makeSocialCode } from '../../domain/accounts/index.ts'
import { createTasks } from '../../domain/jobs/index.ts'
import type { IdentityPerson } from '../../testing/open-identity-server.ts'
import { openTestGallery, PUBLIC_URL, type TestGallery } from '../../testing/open-test-gallery.ts'
import { type IdentityPeer, startIdentityPeer } from '../../testing/start-identity-peer.ts'

const ada = { subject: 'ada', name: 'Ada Lovelace', email: 'ada@example.com', email_verified: true }
const CALLBACK = `${PUBLIC_URL}/api/auth/social/peer/callback`

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** One browser: what it keeps, and where it is sent. */
function createBrowser({ app }: TestGallery, peer: IdentityPeer) {
  const verifier = randomBytes(32).toString('base64url')
  const jar = { cookie: '' }
  const go = async (url: string) => {
    const reply = await app.inject({
      url: url.replace(PUBLIC_URL, ''),
      headers: jar.cookie ? { cookie: jar.cookie } : {},
    })
    const [line] = [reply.headers['set-cookie'] ?? []].flat()
    if (line) jar.cookie = line.split(';')[0] ?? ''
    return { reply, line, location: String(reply.headers.location) }
  }
  const begin = (locale = 'en') => go(`/api/auth/social/peer/start?challenge=${challengeOf(verifier)}&locale=${locale}`)
  /** The whole way up to the callback, which is not called yet. */
  const approach = async (person: IdentityPerson | 'nobody', locale?: string) =>
    peer.visit((await begin(locale)).location, person)
  const logIn = async (person: IdentityPerson | 'nobody', locale?: string) =>
    new URL((await go(await approach(person, locale))).location)
  return { verifier, jar, go, begin, approach, logIn }
}

async function open() {
  const peer = await startIdentityPeer(CALLBACK)
  const gallery = await openTestGallery({ providers: [peer.provider] })
  const browser = () => createBrowser(gallery, peer)
  const enter = async (person: IdentityPerson) => {
    const { logIn, verifier } = browser()
    const code = (await logIn(person)).searchParams.get('code') ?? expect.unreachable()
    return gallery.call('POST /auth/social', { body: { code, verifier } })
  }
  const readUsers = () => gallery.db.selectFrom('users').selectAll().execute()
  const readMails = () => gallery.db.selectFrom('mails').select(['kind', 'to_email', 'data']).execute()
  return { ...gallery, peer, browser, enter, readUsers, readMails }
}

const errorOf = (address: URL) => address.searchParams.get('socialError')

test('the services are named to everybody', async () => {
  const { call } = await open()

  expect(await call('GET /auth/providers')).toEqual({ providers: [{ id: 'peer', name: 'Peer' }] })
})

test('somebody new comes in through a service: verified, without a password, in the language of the page', async () => {
  const { browser, readUsers, call, app } = await open()
  const { logIn, verifier, jar } = browser()

  const address = await logIn(ada, 'fr')
  const code = address.searchParams.get('code') ?? ''
  const { access_token } = await call('POST /auth/social', { body: { code, verifier } })

  expect(address.pathname).toBe('/fr/login')
  expect(jar.cookie).toBe('social_login=')
  expect(await readUsers()).toEqual([
    expect.objectContaining({ name: 'Ada Lovelace', email: 'ada@example.com', locale: 'fr', password_hash: null }),
  ])
  const reply = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${access_token}` } })
  expect(reply.json()).toMatchObject({ user: { email: 'ada@example.com', email_verified: true, has_password: false } })
})

test('the way to the service carries PKCE, state and nonce, kept in a cookie that scripts and other sites do not get', async () => {
  const { browser } = await open()

  const { location, line } = await browser().begin()

  const query = Object.fromEntries(new URL(location).searchParams)
  expect(query).toMatchObject({
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(line).toMatch(/; Path=\/api\/auth\/social; Max-Age=600; HttpOnly; SameSite=Lax$/)
})

test('whoever is known stays the same user, also with another address at the service', async () => {
  const { enter, readUsers } = await open()

  await enter(ada)
  await enter({ ...ada, email: 'countess@example.com', email_verified: false })

  expect(await readUsers()).toEqual([expect.objectContaining({ email: 'ada@example.com' })])
})

test('an address that is verified on both sides links the service to the account, which is told by mail', async () => {
  const { db, enter, readUsers, readMails } = await open()
  const known = await createUser(db, {
    name: 'Ada',
    email: 'Ada@Example.com',
    locale: 'cn',
    scope: ['collector', 'admin'],
  })
  await db.updateTable('users').set({ email_verified_at: new Date(), password_hash: 'kept' }).execute()

  await enter(ada)

  expect(await readUsers()).toEqual([expect.objectContaining({ id: known.id, name: 'Ada', password_hash: 'kept' })])
  expect(await readMails()).toEqual([
    { kind: 'service-linked', to_email: 'Ada@Example.com', data: { service: 'Peer' } },
  ])
})

test('an account that a stranger opened with the address of another goes to whoever proves it, without the stranger’s ways in', async () => {
  const { db, enter, logIn, readUsers, app } = await open()
  const stranger = await logIn({ email: 'ada@example.com', name: 'Eve' })
  await db.updateTable('users').set({ password_hash: 'of the stranger' }).execute()
  await db.insertInto('user_addresses').values({ user_id: stranger.user.id, billing: null, delivery: null }).execute()

  await enter(ada)

  expect(await readUsers()).toEqual([
    expect.objectContaining({ name: 'Ada Lovelace', password_hash: null, email_verified_at: expect.any(Date) }),
  ])
  expect(await db.selectFrom('user_addresses').selectAll().execute()).toEqual([])
  const reply = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${stranger.token}` } })
  expect(reply.statusCode).toBe(401)
})

test.each([
  ['staff', true],
  ['somebody with another service', false],
])('an unverified account of %s is not given away', async (_who, isStaff) => {
  const { db, browser, readUsers } = await open()
  const scope = isStaff ? (['collector', 'editor'] as const) : (['collector'] as const)
  const { id } = await createUser(db, { name: 'Eve', email: ada.email, locale: 'en', scope: [...scope] })
  if (!isStaff) await db.insertInto('social_logins').values({ provider: 'other', subject: 'x', user_id: id }).execute()

  expect(errorOf(await browser().logIn(ada))).toBe('unverified')

  expect(await readUsers()).toEqual([expect.objectContaining({ name: 'Eve', email_verified_at: null })])
})

test.each([
  ['that is not verified', { ...ada, email_verified: false }],
  ['that says nothing of it', { subject: 'ada', email: 'ada@example.com' }],
  ['that is "true" only in words', { ...ada, email_verified: 'true' }],
  ['that is none', { ...ada, email: 'ada@example.com\r\nBcc: eve@evil.example' }],
  ['that is missing', { subject: 'ada', name: 'Ada' }],
])('an address %s neither opens an account nor links to one', async (_what, person) => {
  const { db, browser, readUsers } = await open()
  await createUser(db, { name: 'Ada', email: ada.email, locale: 'en' })
  await db.updateTable('users').set({ email_verified_at: new Date() }).execute()

  expect(errorOf(await browser().logIn(person))).toBe('unverified')

  expect(await readUsers()).toHaveLength(1)
  expect(await db.selectFrom('social_logins').selectAll().execute()).toEqual([])
})

test('whoever declines at the service is back on the login page', async () => {
  const { browser } = await open()

  const address = await browser().logIn('nobody', 'cn')

  expect(address.href).toBe(`${PUBLIC_URL}/cn/login?socialError=denied`)
})

test('a callback that is called again opens nothing more', async () => {
  const { browser, db } = await open()
  const { approach, go, jar } = browser()
  const callback = await approach(ada)
  const kept = jar.cookie
  await go(callback)

  expect(errorOf(new URL((await go(callback)).location))).toBe('failed')
  jar.cookie = kept
  expect(errorOf(new URL((await go(callback)).location))).toBe('failed')
  expect(await db.selectFrom('social_codes').selectAll().execute()).toHaveLength(1)
})

test('a callback in a browser that began no login, or another one, is refused', async () => {
  const { browser, db } = await open()
  const callback = await browser().approach(ada)
  const victim = browser()

  expect(errorOf(new URL((await victim.go(callback)).location))).toBe('failed')
  await victim.begin()
  expect(errorOf(new URL((await victim.go(callback)).location))).toBe('failed')
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
})

test.each([
  ['state', 3],
  ['nonce', 4],
  ['verifier', 5],
])('with another %s than the one sent, the callback is refused', async (_what, place) => {
  const { browser, db } = await open()
  const { approach, go, jar } = browser()
  const callback = await approach(ada)
  const parts = jar.cookie.split('.')
  parts[place] = randomBytes(32).toString('base64url')
  jar.cookie = parts.join('.')

  expect(errorOf(new URL((await go(callback)).location))).toBe('failed')
  expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
})

test('a code opens one session, in the browser that began', async () => {
  const { browser, call } = await open()
  const { logIn, verifier } = browser()
  const code = (await logIn(ada)).searchParams.get('code') ?? ''

  await call('POST /auth/social', { body: { code, verifier } })

  await expect(call('POST /auth/social', { body: { code, verifier } })).rejects.toMatchObject({ status: 401 })
})

test('a login begun with the challenge of nothing is of no use: a stranger’s link would let anybody in as them', async () => {
  const { call, db } = await open()
  const user = await createUser(db, { name: 'Eve', email: 'eve@example.com', locale: 'en' })
  const code = await makeSocialCode(db, user.id, challengeOf(''))

  await expect(call('POST /auth/social', { body: { code, verifier: '' } })).rejects.toMatchObject({ status: 422 })
})

test('a code tried with a wrong verifier is used up', async () => {
  const { browser, call } = await open()
  const { logIn, verifier } = browser()
  const code = (await logIn(ada)).searchParams.get('code') ?? ''

  for (const guess of [challengeOf(verifier), verifier]) {
    await expect(call('POST /auth/social', { body: { code, verifier: guess } })).rejects.toMatchObject({ status: 401 })
  }
})

test('a code is not stored in clear, is of no use after two minutes, and is forgotten by a job', async () => {
  const { browser, call, db, files, pool } = await open()
  const [late, forgotten, fresh] = [browser(), browser(), browser()]
  const code = (await late.logIn(ada)).searchParams.get('code') ?? ''
  await forgotten.logIn(ada)
  const { rows } = await pool.query<{ row: string; ends_soon: boolean }>(`
    SELECT social_codes::text AS row, expires_at - now() < interval '2 minutes' AS ends_soon FROM social_codes`)
  await pool.query("UPDATE social_codes SET expires_at = now() - interval '2 days'")
  await fresh.logIn(ada)

  await expect(call('POST /auth/social', { body: { code, verifier: late.verifier } })).rejects.toMatchObject({
    status: 401,
  })
  await createTasks(db, files)['forget-sessions']?.({}, {} as never)

  expect(rows.map(({ ends_soon }) => ends_soon)).toEqual([true, true])
  expect(rows.map(({ row }) => row).join()).not.toContain(code)
  const left = await db.selectFrom('social_codes').select('challenge').execute()
  expect(left).toEqual([{ challenge: challengeOf(fresh.verifier) }])
})

test('a service that does not answer leads back to the login page, and is asked again the next time', async () => {
  const peer = await startIdentityPeer(CALLBACK)
  const { provider } = peer
  await peer.stop()
  let isAway = true
  const gallery = await openTestGallery({
    providers: [
      {
        ...provider,
        issuer: 'http://127.0.0.1:9',
        fetch: (url, init) =>
          isAway
            ? fetch(url, init)
            : Promise.resolve(
                Response.json({ issuer: 'http://127.0.0.1:9', authorization_endpoint: 'http://127.0.0.1:9/auth' }),
              ),
      },
    ],
  })
  const { begin } = createBrowser(gallery, peer)

  const first = await begin('fr')
  isAway = false
  const second = await begin()

  expect(first.reply.statusCode).toBe(302)
  expect(first.location).toBe(`${PUBLIC_URL}/fr/login?socialError=failed`)
  expect(second.location).toMatch(/^http:\/\/127\.0\.0\.1:9\/auth\?/)
})

test('a service that goes away before the callback leads back to the login page', async () => {
  const { browser, peer } = await open()
  const { approach, go } = browser()
  const callback = await approach(ada)
  await peer.stop()

  expect(errorOf(new URL((await go(callback)).location))).toBe('failed')
})

test('people who come in twice at once are one person', async () => {
  const { browser, db } = await open()
  const browsers = Array.from({ length: 4 }, browser)
  const callbacks: string[] = []
  for (const { approach } of browsers) callbacks.push(await approach(ada))

  const arrivals = await Promise.all(browsers.map(({ go }, index) => go(callbacks[index] ?? '')))

  expect(arrivals.map(({ location }) => new URL(location).searchParams.has('code'))).toEqual([true, true, true, true])
  expect(await db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test.each([
  '/api/auth/social/peer/start',
  '/api/auth/social/peer/start?challenge=short&locale=xx',
  '/api/auth/social/peer/start?challenge=%00',
  '/api/auth/social/peer/callback',
  '/api/auth/social/peer/callback?code=x&state=%00&state=y',
  '/api/auth/social/peer/callback?error=access_denied',
])('%s leads to the login page of this gallery, never elsewhere', async (url) => {
  const { app } = await open()

  const reply = await app.inject({ url, headers: { cookie: 'social_login=peer.en.a.b.c.d' } })

  expect([reply.statusCode, reply.headers.location]).toEqual([302, `${PUBLIC_URL}/login?socialError=failed`])
})

test('a service that is not there is not found', async () => {
  const { app } = await open()

  for (const name of ['google', '%00', '__proto__', 'x'.repeat(200)]) {
    expect((await app.inject(`/api/auth/social/${name}/start`)).statusCode).toBe(404)
  }
})
