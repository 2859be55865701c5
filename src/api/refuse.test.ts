import { expect, inject, test } from 'vitest'

import { connect, migrate, startEmbeddedPostgres } from '../database/index.ts'
import { makeDataDir } from '../testing/make-data-dir.ts'
import { openGalleryOn, openTestGallery } from '../testing/open-test-gallery.ts'

const json = { 'content-type': 'application/json' }

test.each([
  {
    what: 'a body that is no JSON',
    url: '/api/newsletter',
    payload: '{',
    headers: json,
    status: 400,
    code: 'malformed-request',
  },
  {
    what: 'an empty JSON body',
    url: '/api/newsletter',
    payload: '',
    headers: json,
    status: 400,
    code: 'malformed-request',
  },
  {
    what: 'a poisoned prototype',
    url: '/api/newsletter',
    payload: '{"__proto__":{"a":1}}',
    headers: json,
    status: 400,
    code: 'malformed-request',
  },
  { what: 'a broken address', method: 'GET', url: '/api/%E0%A4%A', status: 400, code: 'malformed-request' },
  { what: 'an unknown path', method: 'GET', url: '/api/nothing', status: 404, code: 'not-found' },
  { what: 'an unknown page', method: 'GET', url: '/api/pages/nothing', status: 404, code: 'not-found' },
  {
    what: 'a name longer than any',
    method: 'GET',
    url: `/api/artists/${'a'.repeat(400)}`,
    status: 404,
    code: 'not-found',
  },
  { what: 'an impossible slug', method: 'GET', url: '/api/pages/..%2Fetc', status: 404, code: 'not-found' },
  { what: 'another method', url: '/api/menu', payload: '{}', headers: json, status: 405, code: 'method-not-allowed' },
  {
    what: 'a body too large',
    url: '/api/newsletter',
    payload: `{"email":"${'a'.repeat(70_000)}"}`,
    headers: json,
    status: 413,
    code: 'payload-too-large',
  },
  {
    what: 'another content type',
    url: '/api/newsletter',
    payload: 'a=1',
    headers: { 'content-type': 'text/csv' },
    status: 415,
    code: 'unsupported-media-type',
  },
  {
    what: 'a missing field',
    url: '/api/newsletter',
    payload: '{}',
    headers: json,
    status: 422,
    code: 'validation-failed',
  },
] as const)('$what is refused with $status', async ({ url, status, code, ...request }) => {
  const { app } = await openTestGallery()

  const reply = await app.inject({ method: 'POST', url, ...request })

  expect(reply.statusCode).toBe(status)
  expect(reply.json()).toMatchObject({ code, message: expect.any(String) })
  expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('a wrong method is told which ones exist', async () => {
  const { app } = await openTestGallery()

  const reply = await app.inject({ method: 'DELETE', url: '/api/menu' })

  expect(reply.headers.allow).toBe('GET, HEAD')
})

test('every wrong field is reported at once, by field, in the language of the content', async () => {
  const { app } = await openTestGallery()

  const reply = await app.inject({
    method: 'POST',
    url: '/api/newsletter',
    headers: { ...json, 'content-language': 'fr', 'accept-language': 'en' },
    payload: { email: 'nobody', locale: 'de' },
  })

  expect(reply.json()).toEqual({
    code: 'validation-failed',
    message: 'Veuillez vérifier les champs signalés.',
    errors: {
      email: ['Veuillez saisir une adresse e-mail valide, par exemple nom@exemple.com.'],
      locale: ['Veuillez choisir parmi : en, fr, cn.'],
    },
  })
})

test.each([
  ['zh-CN,zh;q=0.9', '此地址下没有内容。'],
  ['de, fr;q=0.7, en;q=0.3', 'Il n’y a rien à cette adresse.'],
  ['fr;q=0, en', 'There is nothing at this address.'],
  ['tlh', 'There is nothing at this address.'],
])('a refusal speaks the language that "%s" asks for', async (wish, message) => {
  const { app } = await openTestGallery()

  const reply = await app.inject({ url: '/api/nothing', headers: { 'accept-language': wish } })

  expect(reply.json().message).toBe(message)
})

test('an unforeseen failure is told without its inside', async () => {
  const { app, pool } = await openTestGallery()
  await pool.query('DROP TABLE menu_items')

  const reply = await app.inject({ url: '/api/menu' })

  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toEqual({
    code: 'internal-error',
    message: 'Something went wrong on our side. Please try again later.',
  })
})

test('while the database is away, requests are refused as unavailable and readiness says so', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await makeDataDir() })
  const { pool } = await connect(postgres.connection)
  await migrate(pool, inject('databases').migrationsDir)
  await pool.end()
  const { app, settle } = await openGalleryOn(postgres.connection)
  await settle()
  await postgres.stop()

  const [menu, ready, health] = await Promise.all(
    ['/api/menu', '/readyz', '/healthz'].map((url) => app.inject({ url })),
  )

  expect([menu?.statusCode, ready?.statusCode, health?.statusCode]).toEqual([503, 503, 200])
  expect(menu?.json().code).toBe('unavailable')
})
