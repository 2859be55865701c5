import path from 'node:path'

import { expect, test } from 'vitest'

import { makeFileFolder } from '../testing/make-file-folder.ts'
import { openTestGallery } from '../testing/open-test-gallery.ts'
import { hangDemo } from './hang-demo.ts'
import { paintingSlugs } from './pictures.ts'
import { FILMS } from './video/films.ts'

const workerFile = path.resolve('src/demo/painting/paint-worker.ts')
const beginning = path.resolve('new-gallery')

test('the demo hangs once', { timeout: 180_000 }, async () => {
  const gallery = await openTestGallery()
  const folder = makeFileFolder()
  const hang = async () => {
    const shares: number[] = []
    await hangDemo({
      ...gallery,
      workerFile,
      beginning,
      folder,
      longest: 59,
      watch: (work) => work((share) => void shares.push(share)),
    })
    return shares
  }
  const shares = await hang()
  expect(shares.length).toBeGreaterThan(paintingSlugs().length + FILMS.length)
  expect(shares.at(-1)).toBe(1)
  const films = await gallery.db.selectFrom('videos').select('file').execute()
  expect(films.length).toBe(FILMS.length)
  for (const { file } of films) expect((await gallery.files.find(file ?? ''))?.size).toBeGreaterThan(10_000)

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
})

test('a gallery with an artist of its own stays as it is', async () => {
  const gallery = await openTestGallery()
  await gallery.addArtist()

  await hangDemo({ ...gallery, workerFile, beginning, folder: '/nowhere' })

  expect(await gallery.db.selectFrom('artists').select('slug').execute()).toEqual([{ slug: 'helene-vasseur' }])
})
