import { expect, test } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { countQueries } from '../../testing/record-queries.ts'
import { updateArtist, updateArtwork } from '../../testing/write-content.ts'

let asked = 0

/** A gallery with a work, and a list of it that nobody has asked for before. */
async function openWithWork() {
  const gallery = await openTestGallery({ keepsReplies: true })
  const { id } = await gallery.addArtwork()
  await gallery.settle()
  const list = async (locale = 'en') => {
    const url = `/api/artworks?width=1-${900_000 + asked++}`
    return (await gallery.app.inject({ url, headers: { 'accept-language': locale } })).json().artworks
  }
  await list()
  return { ...gallery, id, list }
}

test('a list that nobody asked for before asks nothing of the database where its works are known', async () => {
  const { pool, list, settle } = await openWithWork()
  await settle()

  expect(await countQueries(pool, () => list())).toBe(0)
  expect(await countQueries(pool, () => list('fr'))).toBe(1)
  expect(await countQueries(pool, () => list('fr'))).toBe(0)
  expect([await list(), await list('fr')]).toMatchObject([[{ title: 'Low tide' }], [{ title: 'Marée basse' }]])
})

test('whatever changes on a work is on its card in the next list', async () => {
  const { db, id, list } = await openWithWork()
  const artist = await db.selectFrom('artists').select('id').executeTakeFirstOrThrow()
  const shows = (expected: object) => eventually(async () => expect((await list())[0]).toMatchObject(expected))

  await updateArtwork(db, id, { title: { en: 'High tide' } })
  await shows({ title: 'High tide' })
  await updateArtwork(db, id, { availability: 'sold' })
  await shows({ availability: 'sold' })
  await updateArtist(db, artist.id, { name: { en: 'H. Vasseur' } })
  await shows({ artist: { name: 'H. Vasseur' } })
  await db
    .updateTable('categories')
    .set({ name: JSON.stringify({ en: 'Oils' }) as never })
    .execute()
  await shows({ category: { name: 'Oils' } })
})

test('a work that goes is in no list any more', async () => {
  const { db, id, list } = await openWithWork()

  await updateArtwork(db, id, { published_at: null })

  await eventually(async () => expect(await list()).toEqual([]))
})
