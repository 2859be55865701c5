import { expect, test, vi } from 'vitest'

import { ApiError } from '../contract/client.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { countQueries } from '../testing/record-queries.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { callDirectly, type OwnCalls } from './own-calls.ts'

/** A gallery that keeps its replies, and how its own pages ask it. */
async function openWithPages() {
  const ownCalls: OwnCalls = new Map()
  const gallery = await openTestGallery({ keepsReplies: true, keepsCards: false, ownCalls })
  const request = vi.fn(inProcessFetch(gallery.app))
  await gallery.addArtwork()
  await gallery.app.ready()
  await gallery.settle()
  return { ...gallery, request, direct: callDirectly(ownCalls, request)('fr') }
}

test('pages hear the same as whoever asks by a request, without one', async () => {
  const { app, direct, request } = await openWithPages()
  const read = async (url: string) => (await app.inject({ url, headers: { 'accept-language': 'fr' } })).json()

  expect(await direct('GET /artworks/{slug}', { params: { slug: 'low-tide' } })).toEqual(
    await read('/api/artworks/low-tide'),
  )
  expect(
    await direct('GET /artworks', { query: { with: 'facets', availability: 'available', size: ['small', 'large'] } }),
  ).toEqual(await read('/api/artworks?with=facets&availability=available&size=small&size=large'))
  expect(await direct('GET /gallery')).toEqual(await read('/api/gallery'))
  expect(await direct('GET /search', { query: { query: 'tide' } })).toEqual(await read('/api/search?query=tide'))
  expect(request).not.toHaveBeenCalled()
})

test('what pages share is kept for all of them, what has a query is kept as the page', async () => {
  const { app, pool, direct } = await openWithPages()
  const price = { min: 1, max: 9_000_000 }
  const list = (call = direct) => call('GET /artworks', { query: { price: `${price.min}-${price.max}` } })

  await direct('GET /menu')
  expect(await countQueries(pool, () => direct('GET /menu'))).toBe(0)
  await list()
  expect(await countQueries(pool, () => list())).toBeGreaterThan(0)
  // But what a visitor was told is there for pages too.
  await app.inject({ url: `/api/artworks?price=${price.min}-${price.max}`, headers: { 'accept-language': 'fr' } })
  expect(await countQueries(pool, () => list())).toBe(0)
})

test('what is not there is no reason to ask again, what cannot be asked is refused by a request', async () => {
  const { direct, request } = await openWithPages()
  const outcome = (asked: Promise<unknown>) => asked.catch((error: ApiError) => [error.name, error.status, error.code])

  expect(await outcome(direct('GET /artworks/{slug}', { params: { slug: 'none' } }))).toEqual([
    ...['ApiError', 404, 'not-found'],
  ])
  expect(request).not.toHaveBeenCalled()
  expect(await outcome(direct('GET /artworks', { query: { page: -1 } }))).toEqual([
    ...['ApiError', 422, 'validation-failed'],
  ])
  // What is wrong with each field is told, for pages to leave it out.
  const named = await direct('GET /artworks', { query: { artist: 'nobody' } }).catch((error: ApiError) => error.errors)
  expect(Object.keys(named)).toEqual(['artist'])
  expect(await outcome(direct('GET /auth/user'))).toEqual(['ApiError', 401, 'unauthenticated'])
  expect(request).toHaveBeenCalledTimes(3)
})
