import { gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { eventually } from '../testing/eventually.ts'
import { openGalleryOn, openTestGallery } from '../testing/open-test-gallery.ts'
import { countQueries } from '../testing/record-queries.ts'
import { put, updateArtist, updateArtwork } from '../testing/write-content.ts'

test('whoever has a reply already is told so', async () => {
  const { app, addArtwork } = await openTestGallery({ keepsReplies: true })
  await addArtwork()
  const url = '/api/artworks/low-tide'
  const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } })
  const etag = String(first.headers.etag)

  expect(JSON.parse(gunzipSync(first.rawPayload).toString()).artwork.title).toBe('Low tide')
  expect(first.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    'content-encoding': 'gzip',
    'content-type': 'application/json; charset=utf-8',
    vary: expect.stringContaining('Accept-Language'),
  })
  const again = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
  const french = await app.inject({ url, headers: { 'if-none-match': etag, 'accept-language': 'fr' } })
  expect([french.statusCode, french.json().artwork.title]).toEqual([200, 'Marée basse'])
})

test('what belongs to one person is never kept nor marked', async () => {
  const { app, logIn } = await openTestGallery({ keepsReplies: true })
  const { token } = await logIn()
  const reply = await app.inject({ url: '/api/auth/user', headers: { authorization: `Bearer ${token}` } })

  expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['no-store', undefined])
  expect((await app.inject('/api/auth/user')).statusCode).toBe(401)
})

test('a kept reply asks nothing of the database, and is made anew after any change, on every node', async () => {
  const gallery = await openTestGallery({ keepsReplies: true })
  const otherNode = await openGalleryOn(gallery.connection, { keepsReplies: true })
  const { id } = await gallery.addArtwork()
  const artist = await gallery.db.selectFrom('artists').select('id').executeTakeFirstOrThrow()
  const url = '/api/artworks?with=facets&availability=available'
  const list = async (node: typeof gallery) => (await node.app.inject(url)).json()
  const bothShow = (expected: object) =>
    eventually(async () => {
      for (const node of [gallery, otherNode]) expect(await list(node)).toMatchObject(expected)
    })

  await bothShow({ facets: { total: 1 }, artworks: [{ title: 'Low tide' }] })
  expect(await countQueries(gallery.pool, () => list(gallery))).toBe(0)

  await updateArtwork(gallery.db, id, { title: { en: 'High tide' } })
  await bothShow({ artworks: [{ title: 'High tide' }] })
  await updateArtist(otherNode.db, artist.id, { name: { en: 'H. Vasseur' } })
  await bothShow({ artworks: [{ artist: { name: 'H. Vasseur' } }] })
  await updateArtwork(otherNode.db, id, { availability: 'sold' })
  await bothShow({ facets: { total: 0 }, artworks: [] })
  expect(await countQueries(otherNode.pool, () => list(otherNode))).toBe(0)
})

test('what a call does not read of its address does not cost a reply of its own', async () => {
  const gallery = await openTestGallery({ keepsReplies: true, keepsCards: false })
  await gallery.addArtwork()
  await gallery.settle()
  await gallery.call('GET /artworks', { query: { availability: 'available', sort: 'latest' } })
  const ask = (query: string) => countQueries(gallery.pool, () => gallery.app.inject(`/api/artworks?${query}`))

  expect(await ask('sort=latest&availability=available&utm_source=letter')).toBe(0)
  expect(await ask('availability=available')).toBe(0)
  expect(await ask('availability=available&sort=oldest')).toBe(1)
})

test('a refusal is not kept', async () => {
  const gallery = await openTestGallery({ keepsReplies: true })
  const read = async () => (await gallery.app.inject('/api/pages/opening-hours')).statusCode
  expect(await read()).toBe(404)

  await put(gallery.db, 'pages', 'opening-hours', { title: { en: 'Opening hours' } })

  await eventually(async () => expect(await read()).toBe(200))
})

test('readers while works are being sold never end up with an old list', async () => {
  const gallery = await openTestGallery({ keepsReplies: true })
  const works = await Promise.all(Array.from({ length: 20 }, () => gallery.addArtwork()))
  const countAvailable = async () =>
    (await gallery.app.inject('/api/artworks?availability=available')).json().artworks.length as number
  const sale = new AbortController()
  const readers = Array.from({ length: 4 }, async () => {
    while (!sale.signal.aborted) {
      await countAvailable()
      await new Promise(setImmediate)
    }
  })

  for (const { id } of works) await updateArtwork(gallery.db, id, { availability: 'sold' })
  sale.abort()
  await Promise.all(readers)

  await eventually(async () => expect(await countAvailable()).toBe(0))
})
