import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'

async function openWithWorks(count: number) {
  const gallery = await openTestGallery()
  const first = await gallery.addArtwork()
  const works = [first.id]
  while (works.length < count) works.push((await gallery.addArtwork()).id)
  return { ...gallery, works, ada: await gallery.logIn(), eve: await gallery.logIn() }
}

test('works are liked, listed with the newest first, and no longer liked', async () => {
  const { ada, eve, works } = await openWithWorks(3)
  const [a = 0, b = 0, c = 0] = works
  const add = (...artworks: number[]) => ada.call('POST /account/favourites', { body: { artworks } })

  expect(await ada.call('GET /account/favourites')).toEqual({ favourites: [] })
  expect(await add(a)).toEqual({ favourites: [a] })
  expect(await add(c, b)).toEqual({ favourites: [c, b, a] })
  expect(await add(a, a)).toEqual({ favourites: [c, b, a] })
  expect(await ada.call('DELETE /account/favourites/{artwork}', { params: { artwork: b } })).toEqual({
    favourites: [c, a],
  })
  expect(await ada.call('DELETE /account/favourites/{artwork}', { params: { artwork: b } })).toEqual({
    favourites: [c, a],
  })
  expect(await eve.call('GET /account/favourites')).toEqual({ favourites: [] })
})

test('works that do not exist, or that visitors cannot see, are left out', async () => {
  const { ada, db, works, addArtwork } = await openWithWorks(2)
  const hidden = await addArtwork({ published_at: null })
  const [a = 0, b = 0] = works

  const { favourites } = await ada.call('POST /account/favourites', {
    body: { artworks: [2_147_483_647, hidden.id, a, b] },
  })
  await db.updateTable('artworks').set({ published_at: null }).where('id', '=', a).execute()

  expect(favourites).toEqual([a, b])
  expect(await ada.call('GET /account/favourites')).toEqual({ favourites: [b] })
})

test('beyond 200 the oldest go, however many come at once', async () => {
  const { ada, db, works, pool } = await openWithWorks(1)
  await pool.query(`
    INSERT INTO artworks (id, slug, artist_id, technique_id, category_id, kind, title, year, height, width, price, published_at)
    SELECT 1000 + n, slug || '-' || n, artist_id, technique_id, category_id, kind, title, year, height, width, price, published_at
    FROM artworks, generate_series(1, 300) n`)
  const ids = (await db.selectFrom('artworks').select('id').orderBy('id').execute()).map(({ id }) => id)
  const [oldest = 0] = works
  await ada.call('POST /account/favourites', { body: { artworks: [oldest] } })

  await Promise.all(
    [ids.slice(1, 101), ids.slice(101, 201), ids.slice(201, 301)].map((artworks) =>
      ada.call('POST /account/favourites', { body: { artworks } }),
    ),
  )

  const { favourites } = await ada.call('GET /account/favourites')
  expect(favourites).toHaveLength(200)
  expect(favourites).not.toContain(oldest)
  expect(await db.selectFrom('favourites').select('artwork_id').execute()).toHaveLength(200)
})

test.each([
  ['too many', Array(201).fill(1)],
  ['no number', ['1']],
  ['too big', [2 ** 31]],
  ['a fraction', [1.5]],
  ['negative', [-1]],
])('works that are %s are refused', async (_what, artworks) => {
  const { ada } = await openWithWorks(1)

  await expect(ada.call('POST /account/favourites', { body: { artworks } })).rejects.toMatchObject({ status: 422 })
})
