import { request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'

import type { Endpoint } from '../../contract/endpoint.ts'
import { endpoints } from '../../contract/endpoints.ts'
import { takesKeys } from '../../contract/takes-keys.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('whoever is logged in is told who they are and what they may do, and nothing of it is cached', async () => {
  const { app, db, logIn } = await openTestGallery()
  const { user, token } = await logIn({
    name: 'Ada',
    email: 'ada@example.com',
    locale: 'fr',
    scope: ['editor', 'sales'],
  })
  await db.updateTable('users').set({ password_hash: 'secret', email_verified_at: new Date() }).execute()

  const reply = await app.inject({ url: '/api/auth/user', headers: bearer(token) })

  expect(reply.statusCode).toBe(200)
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(reply.json()).toEqual({
    user: {
      id: user.id,
      name: 'Ada',
      email: 'ada@example.com',
      scope: ['editor', 'sales'],
      locale: 'fr',
      email_verified: true,
      has_password: true,
    },
  })
})

test('the client sends the token of whoever is logged in', async () => {
  const { call, logIn } = await openTestGallery()
  const visitor = await logIn()

  expect(await visitor.call('GET /auth/user')).toEqual({ user: visitor.user })
  await expect(call('GET /auth/user')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
})

test.each([
  ['en', 'Please log in first.'],
  ['fr', 'Veuillez d’abord vous connecter.'],
  ['cn', '请先登录。'],
])('a visitor who is not logged in is told so in %s', async (language, message) => {
  const { app } = await openTestGallery()

  const reply = await app.inject({ url: '/api/auth/user', headers: { 'accept-language': language } })

  expect(reply.statusCode).toBe(401)
  expect(reply.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'cache-control': 'no-store' })
  expect(reply.json()).toEqual({ code: 'unauthenticated', message })
})

const ODD_HEADERS: [string, (token: string) => string | string[]][] = [
  ['empty', () => ''],
  ['a scheme alone', () => 'Bearer'],
  ['a scheme and nothing', () => 'Bearer '],
  ['another scheme', (token) => `Basic ${token}`],
  ['a token alone', (token) => token],
  ['a token glued to its scheme', (token) => `Bearer${token}`],
  ['two tokens', (token) => `Bearer ${token} ${token}`],
  ['two tokens in a list', (token) => `Bearer ${token}, Bearer ${token}`],
  ['a token with more behind it', (token) => `Bearer ${token}=`],
  ['a token and a line break', (token) => `Bearer ${token}\n`],
  ['a token cut short', (token) => `Bearer ${token.slice(0, -1)}`],
  ['an unknown token', () => `Bearer ${'A'.repeat(43)}`],
  ['very long', (token) => `Bearer ${token}${'A'.repeat(100_000)}`],
  ['null bytes', (token) => `Bearer ${token}\u0000`],
  ['half a character', () => 'Bearer \ud800'],
  ['letters of other scripts', () => 'Bearer 令牌'],
  ['the name of a property', () => '__proto__'],
  ['repeated', (token) => [`Bearer ${token}`, `Bearer ${token}`]],
  ['repeated, the second odd', (token) => [`Bearer ${token}`, 'Basic eve']],
]

test.each(ODD_HEADERS)('an authorization that is %s is nobody’s, and closes nothing', async (_what, write) => {
  const { app, logIn } = await openTestGallery()
  const { token } = await logIn()
  // Several values are the same header sent several times, though the types of `inject` know only one.
  const headers = { authorization: write(token) as string }

  const user = await app.inject({ url: '/api/auth/user', headers })
  const logout = await app.inject({ url: '/api/auth/logout', headers })
  const after = await app.inject({ url: '/api/auth/user', headers: bearer(token) })

  expect([user.statusCode, logout.statusCode, after.statusCode]).toEqual([401, 200, 200])
  expect(user.json().code).toBe('unauthenticated')
})

test.each(['bearer', 'BEARER', 'Bearer  '])('the scheme may be written as "%s"', async (scheme) => {
  const { app, logIn } = await openTestGallery()
  const { token } = await logIn()

  const reply = await app.inject({ url: '/api/auth/user', headers: { authorization: `${scheme} ${token}` } })

  expect(reply.statusCode).toBe(200)
})

/** The status that a real connection gets for the header lines it sends. */
async function getStatus({ app }: TestGallery, authorization: string[]): Promise<number | undefined> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    // As a flat list the lines go out as they are; as an object the second would be dropped here already.
    const headers = ['host', `127.0.0.1:${port}`, ...authorization.flatMap((line) => ['authorization', line])]
    request({ host: '127.0.0.1', port, path: '/api/auth/user', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test.each([
  ['once', 1, 200],
  ['twice', 2, 401],
])('over the network, a header sent %s is answered as it should be', async (_what, times, status) => {
  const gallery = await openTestGallery()
  const { token } = await gallery.logIn()

  expect(await getStatus(gallery, Array(times).fill(`Bearer ${token}`))).toBe(status)
})

test('a session whose time is up is refused', async () => {
  const { call, db, logIn } = await openTestGallery()
  const visitor = await logIn()
  await db
    .updateTable('sessions')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()

  await expect(visitor.call('GET /auth/user')).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await visitor.call('GET /auth/logout')).toEqual({ status: 'logged-out' })
  expect(await call('GET /auth/logout')).toEqual({ status: 'logged-out' })
})

test('after logging out the old token is refused, and logging out again does no harm', async () => {
  const { app, logIn } = await openTestGallery()
  const { token, call } = await logIn()
  const other = await logIn()

  const first = await app.inject({ url: '/api/auth/logout', headers: bearer(token) })
  const second = await app.inject({ url: '/api/auth/logout', headers: bearer(token) })

  expect([first.statusCode, second.statusCode]).toEqual([200, 200])
  expect([first.json(), second.json()]).toEqual([{ status: 'logged-out' }, { status: 'logged-out' }])
  expect(first.headers['cache-control']).toBe('no-store')
  await expect(call('GET /auth/user')).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  expect(await other.call('GET /auth/user')).toEqual({ user: other.user })
})

test.each([
  ['with a token', '/api/auth/user', true, 1],
  ['without a token', '/api/auth/user', false, 0],
  ['that is public, whatever it shows', '/api/menu', true, 1],
])('a call %s costs what it has to', async (_what, url, isShown, cost) => {
  const { app, logIn, settle } = await openTestGallery()
  const { token } = await logIn()
  await settle()
  const queries = vi.spyOn(Client.prototype, 'query')
  onTestFinished(() => queries.mockRestore())

  await app.inject({ url, headers: isShown ? bearer(token) : {} })

  expect(queries).toHaveBeenCalledTimes(cost)
})

test('while sessions cannot be read nobody is told that they are logged out', async () => {
  const { pool, logIn } = await openTestGallery()
  const { call } = await logIn()
  await pool.query('DROP TABLE sessions')

  await expect(call('GET /auth/user')).rejects.toMatchObject({ status: 500 })
})

test('the document and its page say which calls take a token and which need it', async () => {
  const { app } = await openTestGallery()

  const { components, paths } = (await app.inject('/api/openapi.json')).json()
  const page = (await app.inject('/api/docs')).body

  const scheme = { type: 'http', scheme: 'bearer', description: expect.any(String) }
  expect(components.securitySchemes).toEqual({ bearer: scheme, key: scheme })
  expect(paths['/auth/user'].get.security).toEqual([{ bearer: [] }])
  expect(paths['/auth/logout'].get.security).toEqual([{ bearer: [] }, {}])
  expect(paths['/menu'].get.security).toBeUndefined()
  expect(paths['/account/export'].get.security).toEqual([{ bearer: [] }])
  expect(paths['/auth/login'].post.security).toBeUndefined()
  expect(paths['/cart/quote'].post.security).toEqual([{ bearer: [] }, {}])
  const taking = Object.values<Endpoint>(endpoints).filter(({ access }) => access === 'anybody')
  expect(page.match(/Takes a bearer token\./g)).toHaveLength(taking.length)
  expect(paths['/cart/artworks'].get.security).toEqual([{ bearer: [] }, {}])
  expect(page).toContain('Needs a bearer token.')
  expect(paths['/editor/find'].get.security).toEqual([{ bearer: [] }, { key: [] }])
  expect(paths['/editor/pictures'].post.security).toEqual([{ bearer: [] }, { key: [] }])
  expect(paths['/sales/orders/{order}/refund'].post.security).toEqual([{ bearer: [] }])
  expect(paths['/keys'].get.security).toEqual([{ bearer: [] }])
  expect(page.match(/the key of a program will do/g)).toHaveLength(
    Object.values<Endpoint>(endpoints).filter(takesKeys).length,
  )
})
