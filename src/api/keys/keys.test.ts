import { expect, test } from 'vitest'

import { MOST_KEYS } from '../../contract/keys/values.ts'
import { forgetKeys, makeKey } from '../../domain/accounts/index.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { outcomeOf } from '../../testing/outcome-of.ts'

async function openKeys() {
  const gallery = await openTestGallery()
  const admin = await gallery.logIn({ name: 'Ada', scope: ['collector', 'admin'] })
  const make = (body: object = {}) =>
    admin.call('POST /keys', { body: { name: 'Till', scope: ['editor'], days: 30, ...body } as never })
  const ask = (key: string, url: string) =>
    gallery.app.inject({ url: `/api${url}`, headers: { authorization: `Bearer ${key}` } })
  return { ...gallery, admin, make, ask }
}

test('a key is told once, kept as a hash, known by its beginning, and does what was said of it', async () => {
  const { make, ask, admin, pool } = await openKeys()
  const { key, keys } = await make()

  expect(key).toMatch(/^cim_[\w-]{43}$/)
  expect(keys).toMatchObject([
    { name: 'Till', beginning: key.slice(0, 10), scope: ['editor'], made_by: 'Ada', state: 'open', last_used_at: null },
  ])
  const days = (Date.parse(keys[0]?.expires_at ?? '') - Date.now()) / 86_400_000
  expect(days).toBeCloseTo(30, 1)
  expect((await ask(key, '/editor/artworks')).statusCode).toBe(200)
  expect((await ask(key, '/sales/orders')).statusCode).toBe(403)
  const { rows } = await pool.query('SELECT api_keys::text AS row FROM api_keys')
  expect(JSON.stringify(rows)).not.toContain(key.slice(10))
  expect((await admin.call('GET /keys')).keys[0]?.last_used_at).not.toBeNull()
  expect(JSON.stringify(await admin.call('GET /keys'))).not.toContain(key)
})

test('its use is noted at most once a minute', async () => {
  const { make, ask, pool } = await openKeys()
  const { key } = await make()
  const lastUse = async () => (await pool.query('SELECT last_used_at::text AS at FROM api_keys')).rows[0]?.at
  await ask(key, '/editor/artworks')
  const first = await lastUse()
  await ask(key, '/editor/artworks')
  expect(await lastUse()).toBe(first)
  await pool.query(`UPDATE api_keys SET last_used_at = now() - interval '61 seconds'`)
  await Promise.all(Array.from({ length: 5 }, () => ask(key, '/editor/artworks')))
  expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(first) - 1000)
})

test('what a program writes is written down in its maker’s name and its own', async () => {
  const { make, app, admin } = await openKeys()
  const { key } = await make()
  const begun = await app.inject({
    ...{ method: 'POST', url: '/api/editor/artworks', payload: { draft: { title: { en: 'Low tide' } } } },
    headers: { authorization: `Bearer ${key}` },
  })
  expect(begun.statusCode).toBe(201)
  const { id } = begun.json().item
  const { entries } = await admin.call('GET /editor/{kind}/{id}/history', { params: { kind: 'artworks', id } } as never)
  expect(entries[0]).toMatchObject({ actor: 'Ada (Till)' })
})

test('a key acts for nobody: where anybody may call, it is a stranger’s', async () => {
  const { make, ask, app } = await openKeys()
  const { key } = await make({ scope: ['admin'] })

  expect((await ask(key, '/auth/user')).json()).toMatchObject({ code: 'person-needed' })
  expect((await ask(key, '/keys')).json()).toMatchObject({ code: 'person-needed' })
  const headers = { authorization: `Bearer ${key}` }
  const logout = await app.inject({ url: '/api/auth/logout', headers })
  expect(logout.statusCode).toBe(200)
  expect((await ask(key, '/editor/artworks')).statusCode).toBe(200)
})

test('a revoked key is over at once, stays listed for a month and is then forgotten', async () => {
  const { make, ask, admin, db, pool } = await openKeys()
  const { key, keys } = await make({ days: null })
  expect(keys[0]?.expires_at).toBeNull()
  const params = { key: keys[0]?.id ?? '' }

  await admin.call('DELETE /keys/{key}', { params })
  expect((await ask(key, '/editor/artworks')).statusCode).toBe(401)
  expect((await admin.call('DELETE /keys/{key}', { params })).keys).toMatchObject([{ state: 'revoked' }])
  await pool.query(`UPDATE api_keys SET revoked_at = now() - interval '29 days'`)
  await forgetKeys(db)
  expect((await admin.call('GET /keys')).keys).toHaveLength(1)
  await pool.query(`UPDATE api_keys SET revoked_at = now() - interval '31 days'`)
  expect((await admin.call('GET /keys')).keys).toEqual([])
  await forgetKeys(db)
  expect(await outcomeOf(admin.call('DELETE /keys/{key}', { params }))).toBe('404 not-found')
})

test('it is said of a key that its maker can do nothing of it any more', async () => {
  const { logIn, admin, ask, db } = await openKeys()
  const nora = await logIn({ name: 'Nora', scope: ['collector', 'admin'] })
  const key = await makeKey(db, nora.user.id, { name: 'Till', scope: ['editor'], days: null })
  const params = { member: nora.user.id }
  await admin.call('PATCH /staff/{member}', { params, body: { scope: ['sales'] } })
  expect((await admin.call('GET /keys')).keys).toMatchObject([{ state: 'idle', made_by: 'Nora' }])
  expect((await ask(key, '/editor/artworks')).statusCode).toBe(403)
  await admin.call('PATCH /staff/{member}', { params, body: { scope: ['sales', 'editor'] } })
  expect((await admin.call('GET /keys')).keys).toMatchObject([{ state: 'open' }])
  expect((await ask(key, '/editor/artworks')).statusCode).toBe(200)
})

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'a\nb' }, 'name'],
  [{ name: 'x'.repeat(81) }, 'name'],
  [{ scope: [] }, 'scope'],
  [{ scope: ['collector'] }, 'scope.0'],
  [{ days: 31 }, 'days'],
  [{ days: undefined }, 'days'],
])('a key of %o is none', async (wrong, field) => {
  const { make, db } = await openKeys()
  await expect(make(wrong)).rejects.toMatchObject({ status: 422, errors: { [field]: expect.anything() } })
  expect(await db.selectFrom('api_keys').select('id').execute()).toEqual([])
})

test('there are never more than can be overlooked, however many are made at once', async () => {
  const { admin, db, make } = await openKeys()
  for (let at = 2; at < MOST_KEYS; at++) {
    await makeKey(db, admin.user.id, { name: `Till ${at}`, scope: ['editor'], days: null })
  }
  const outcomes = await Promise.all(Array.from({ length: 4 }, () => outcomeOf(make())))
  expect(outcomes.filter((one) => one === '409 programs-full')).toHaveLength(2)
})
