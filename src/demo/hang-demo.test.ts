import path from 'node:path'

import { expect, test } from 'vitest'

import { openTestGallery } from '../testing/open-test-gallery.ts'
import { hangDemo } from './hang-demo.ts'
import { paintingSlugs } from './pictures.ts'
import { FILMS, filmPath } from './video/films.ts'

const workerFile = path.resolve('src/demo/painting/paint-worker.ts')

test('the demo hangs once, goes on after a break, and leaves other galleries alone', { timeout: 180_000 }, async () => {
  const gallery = await openTestGallery()
  const hang = async () => {
    const shares: number[] = []
    await hangDemo({
      ...gallery,
      workerFile,
      longest: 59,
      watch: (work) => work((share) => void shares.push(share)),
    })
    return shares
  }
  const shares = await hang()
  expect(shares.length).toBe(paintingSlugs().length + FILMS.length + 1)
  expect(shares.at(-1)).toBe(1)
  for (const film of FILMS) expect((await gallery.files.find(filmPath(film)))?.size).toBeGreaterThan(10_000)

  const { artworks, facets } = await gallery.callIn('cn')('GET /artworks', { query: { with: 'facets' } })
  expect(facets!.total).toBeGreaterThanOrEqual(160)
  expect(artworks.every(({ picture, title }) => picture !== null && /\p{Script=Han}/u.test(title))).toBe(true)
  for (const facet of ['category', 'orientation', 'size', 'availability'] as const) {
    expect(facets![facet].filter(({ count }) => count === 0)).toEqual([])
  }
  const { home } = await gallery.callIn('fr')('GET /home')
  expect([home.artworks.length, home.artists.length, home.news.length, home.series.length > 0]).toEqual([8, 6, 3, true])
  expect(home.exhibition).not.toBeNull()
  expect((await gallery.call('GET /exhibitions', { query: { period: 'current' } })).exhibitions).not.toEqual([])
  expect((await gallery.call('GET /exhibitions', { query: { period: 'upcoming' } })).exhibitions).not.toEqual([])

  expect(await hang()).toEqual([])

  // As after a start that was killed while it painted the last three.
  await gallery.db.deleteFrom('demo').execute()
  await gallery.pool.query('TRUNCATE artists, exhibitions, news, presses, home_selections CASCADE')
  const lost = paintingSlugs().slice(-3)
  await gallery.db.deleteFrom('demo_pictures').where('slug', 'in', lost).execute()
  expect((await hang()).length).toBe(lost.length + 1)
})

test('a gallery with an artist of its own stays as it is', async () => {
  const gallery = await openTestGallery()
  await gallery.addArtist()

  await hangDemo({ ...gallery, workerFile })

  expect(await gallery.db.selectFrom('artists').select('slug').execute()).toEqual([{ slug: 'helene-vasseur' }])
})
