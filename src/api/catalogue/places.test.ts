import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createExhibition } from '../../testing/write-content.ts'

test('every published thing is listed with its place, and nothing that is not', async () => {
  const { call, addArtist, addSeries, addArtwork } = await openTestGallery()
  const artist = await addArtist()
  const series = await addSeries({ artist_id: artist.id })
  const artwork = await addArtwork({ artist_id: artist.id })
  await addArtwork({ artist_id: artist.id, published_at: null })
  const hidden = await addArtist({ name: { en: 'Nobody Yet' }, published_at: null })
  await addArtwork({ artist_id: hidden.id })

  expect(await call('GET /places', { query: {} })).toEqual({
    places: [
      `/artist/${artist.slug}`,
      `/artist/${artist.slug}/series/${series.slug}`,
      `/artist/${artist.slug}/virtual-gallery`,
      `/artwork/${artwork.slug}`,
    ],
    parts: 1,
  })
})

test('an exhibition is listed with its rooms once works hang in it', async () => {
  const { db, call, addArtwork } = await openTestGallery()
  const artwork = await addArtwork()
  const about = { kind: 'solo', year: 2026, published_at: new Date() } as const
  const bare = await createExhibition(db, { ...about, title: { en: 'Bare Walls' } })
  const hung = await createExhibition(db, { ...about, title: { en: 'Still Water' }, artworks: [artwork.id] })

  const { places } = await call('GET /places', { query: {} })
  expect(places.filter((place) => place.startsWith('/gallery'))).toEqual([
    `/gallery/${bare.slug}`,
    `/gallery/${hung.slug}`,
    `/gallery/${hung.slug}/virtual-gallery`,
  ])
})

test('a part beyond the last is empty, and says how many there are', async () => {
  const { call, addArtwork } = await openTestGallery()
  await addArtwork()

  expect(await call('GET /places', { query: { part: 2 } })).toEqual({ places: [], parts: 1 })
})
