import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { countQueries } from '../../testing/record-queries.ts'
import { createNews, createPress, removeArtwork, updateArtist, updateArtwork } from '../../testing/write-content.ts'

const published_at = new Date('2026-03-01T10:00:00Z')

test('search finds a title without its accents, a work by a misspelt artist, and a Chinese title by a word inside it', async () => {
  const gallery = await openTestGallery()
  await gallery.addArtwork({ title: { en: 'Évangéline asleep', fr: 'Évangéline endormie', cn: '春江花月夜' } })
  await gallery.addArtwork({ title: { en: 'Something else' } })
  const find = async (query: string) => {
    const { results, corrected } = await gallery.call('GET /search', { query: { query } })
    return { titles: results.artworks.items.map(({ title }) => title), corrected }
  }

  expect(await find('evangeline')).toEqual({ titles: ['Évangéline asleep'], corrected: null })
  expect((await find('Helen Vaseur')).titles).toEqual(expect.arrayContaining(['Évangéline asleep', 'Something else']))
  expect((await find('Helen Vaseur')).corrected).toMatch(/vasseur/)
  expect((await find('花月')).titles).toEqual(['Évangéline asleep'])
  expect((await find('zzyzx')).titles).toEqual([])
})

test('results come in groups, in the language of whoever asks', async () => {
  const gallery = await openTestGallery()
  const artist = await gallery.addArtist({ name: { en: 'Ada Tide' } })
  await gallery.addSeries({ artist_id: artist.id, title: { en: 'Tide tables', fr: 'Table des marées' } })
  await gallery.addArtwork({ artist_id: artist.id, title: { en: 'Low tide', fr: 'Marée basse' } })
  await createNews(gallery.db, { title: { en: 'A tide of visitors' }, body: { en: 'Many.' }, published_at })
  await createPress(gallery.db, { title: { en: 'On tides' }, kind: 'article', dated: '2025-01-01', published_at })

  const { results } = await gallery.callIn('fr')('GET /search', { query: { query: 'tide' } })

  expect(results.artists).toMatchObject({ total: 1, items: [{ name: 'Ada Tide' }] })
  expect(results.artworks).toMatchObject({ total: 1, items: [{ title: 'Marée basse' }] })
  expect(results.series).toMatchObject({ total: 1, items: [{ title: 'Table des marées' }] })
  expect(results.news).toMatchObject({ total: 1, items: [{ title: 'A tide of visitors', locale: 'en' }] })
  expect(results.press).toMatchObject({ total: 1, items: [{ title: 'On tides' }] })
})

test('one group can be leafed through', async () => {
  const gallery = await openTestGallery()
  for (let at = 0; at < 30; at++) await gallery.addArtwork({ title: { en: 'Low tide' } })
  const page = async (number: number) => {
    const query = { query: 'low tide', type: 'artworks' as const, page: number }
    const { results } = await gallery.call('GET /search', { query })
    return [results.artworks.total, results.artworks.items.map(({ id }) => id)] as const
  }

  const [[total, first], [, second], [, third]] = [await page(1), await page(2), await page(3)]
  expect([total, first.length, second.length, third.length]).toEqual([30, 24, 6, 0])
  expect(new Set([...first, ...second]).size).toBe(30)
})

test('what changes, goes or is taken back is found accordingly', async () => {
  const gallery = await openTestGallery()
  const artist = await gallery.addArtist({ name: { en: 'Ada Corvin' } })
  const { id } = await gallery.addArtwork({ artist_id: artist.id, title: { en: 'Harbour' } })
  const found = async (query: string) =>
    (await gallery.call('GET /search', { query: { query } })).results.artworks.items.length

  expect([await found('harbour'), await found('corvin')]).toEqual([1, 1])
  await updateArtwork(gallery.db, id, { title: { en: 'Lighthouse' } })
  await updateArtist(gallery.db, artist.id, { name: { en: 'Ada Merrick' } })
  expect([await found('harbour'), await found('lighthouse'), await found('corvin'), await found('merrick')]).toEqual([
    0, 1, 0, 1,
  ])
  await updateArtist(gallery.db, artist.id, { published_at: null })
  expect(await found('lighthouse')).toBe(0)
  await updateArtist(gallery.db, artist.id, { published_at })
  expect(await found('lighthouse')).toBe(1)
  await removeArtwork(gallery.db, id)
  expect(await found('lighthouse')).toBe(0)
})

test('suggestions tell what a word begins, and where it leads', async () => {
  const gallery = await openTestGallery()
  const artist = await gallery.addArtist({ name: { en: 'Liv Harrow' } })
  await gallery.addSeries({ artist_id: artist.id, title: { en: 'Harbours' } })
  await gallery.addArtwork({ artist_id: artist.id, title: { en: 'Harbour by night' } })

  const { suggestions } = await gallery.call('GET /search/suggestions', { query: { query: 'har' } })

  expect(suggestions).toContainEqual({
    type: 'artists',
    slug: 'liv-harrow',
    artist_slug: null,
    text: 'Liv Harrow',
    detail: null,
  })
  expect(suggestions).toContainEqual({
    type: 'series',
    slug: 'harbours',
    artist_slug: 'liv-harrow',
    text: 'Harbours',
    detail: 'Liv Harrow',
  })
  expect(suggestions.map(({ type }) => type)).toEqual(['artists', 'series', 'artworks'])
})

test('a search costs a handful of statements, whatever it finds', async () => {
  const gallery = await openTestGallery()
  const count = async () => {
    await gallery.settle()
    return countQueries(gallery.pool, () => gallery.app.inject('/api/search?query=tide'))
  }
  await gallery.addArtwork()
  const one = await count()
  for (let at = 0; at < 20; at++) await gallery.addArtwork()

  expect(await count()).toBe(one)
  expect(one).toBeLessThanOrEqual(5)
})

test.each(['', '%20%20', 'a'.repeat(201)])('a query that cannot be (%#) is refused', async (query) => {
  const { app } = await openTestGallery()

  expect((await app.inject(`/api/search?query=${query}`)).statusCode).toBe(422)
})
