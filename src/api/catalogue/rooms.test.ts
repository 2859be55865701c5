import sharp from 'sharp'
import { expect, test } from 'vitest'

import { addPicture } from '../../domain/media/index.ts'
import { inDays } from '../../testing/in-days.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { countQueries } from '../../testing/record-queries.ts'
import {
  createExhibition,
  createNews,
  createPress,
  put,
  updateExhibition,
  updateNews,
  updatePress,
  updateSeries,
} from '../../testing/write-content.ts'

const published_at = new Date('2026-03-01T10:00:00Z')
const titles = (items: { title: string }[]) => items.map(({ title }) => title)

test('series are listed the latest first, of one artist when asked', async () => {
  const gallery = await openTestGallery()
  const other = await gallery.addArtist({ name: { en: 'Other' } })
  await gallery.addSeries({ title: { en: 'Early' } })
  await gallery.addSeries({ title: { en: 'Late' }, published_at: new Date() })
  await gallery.addSeries({ title: { en: 'Theirs' }, artist_id: other.id })
  await gallery.addSeries({ title: { en: 'Draft' }, published_at: null })
  const list = async (artist?: string) => titles((await gallery.call('GET /series', { query: { artist } })).series)

  expect(await list()).toEqual(['Late', 'Theirs', 'Early'])
  expect(await list(other.slug)).toEqual(['Theirs'])
  await expect(list('nobody')).rejects.toMatchObject({ status: 422 })
})

test('a series has its works in the order they hang, and is found under a former slug', async () => {
  const gallery = await openTestGallery()
  const { id } = await gallery.addSeries({ about: { en: 'Seven days.' } })
  await gallery.addArtwork({ series_id: id, series_position: 2, title: { en: 'Two' } })
  await gallery.addArtwork({ series_id: id, series_position: 1, title: { en: 'One' } })
  await gallery.addArtwork({ series_id: id, series_position: 3, title: { en: 'Draft' }, published_at: null })
  await updateSeries(gallery.db, id, { slug: 'days' })

  const { series } = await gallery.call('GET /series/{slug}', { params: { slug: 'tides' } })

  expect(series).toMatchObject({ slug: 'days', about: 'Seven days.', artwork_count: 2, available_count: 2 })
  expect(titles(series.artworks)).toEqual(['One', 'Two'])
})

test('a work cannot hang in the series of another artist', async () => {
  const gallery = await openTestGallery()
  const series = await gallery.addSeries()
  const other = await gallery.addArtist({ name: { en: 'Other' } })

  await expect(gallery.addArtwork({ artist_id: other.id, series_id: series.id })).rejects.toMatchObject({
    fields: { series: { word: 'unsuited' } },
  })
})

test('exhibitions at the gallery are told apart by the day', async () => {
  const gallery = await openTestGallery()
  const add = (title: string, starts_on: string, ends_on: string) =>
    createExhibition(gallery.db, {
      title: { en: title },
      kind: 'solo',
      is_at_gallery: true,
      year: 2026,
      starts_on,
      ends_on,
      published_at,
    })
  await add('Past', inDays(-60), inDays(-30))
  await add('Now', inDays(-10), inDays(10))
  await add('Soon', inDays(20), inDays(40))
  await createExhibition(gallery.db, { title: { en: 'Elsewhere' }, kind: 'group', year: 2024, published_at })
  const list = async (period?: 'current' | 'upcoming' | 'past') =>
    titles((await gallery.call('GET /exhibitions', { query: { period } })).exhibitions)

  expect(await list()).toEqual(['Soon', 'Now', 'Past'])
  expect(await list('current')).toEqual(['Now'])
  expect(await list('upcoming')).toEqual(['Soon'])
  expect(await list('past')).toEqual(['Past'])
  const { exhibitions } = await gallery.call('GET /exhibitions', { query: {} })
  expect(exhibitions.map(({ period }) => period)).toEqual(['upcoming', 'current', 'past'])
})

test('an exhibition whose artists nobody names shows those whose works hang in it, and stands on their pages', async () => {
  const gallery = await openTestGallery()
  const [ada, bea, ceo] = [
    await gallery.addArtist({ name: { en: 'Ada' } }),
    await gallery.addArtist({ name: { en: 'Bea' } }),
    await gallery.addArtist({ name: { en: 'Ceo' } }),
  ]
  const works = [
    await gallery.addArtwork({ artist_id: ada.id }),
    await gallery.addArtwork({ artist_id: bea.id }),
    await gallery.addArtwork({ artist_id: bea.id }),
    await gallery.addArtwork({ artist_id: ceo.id, published_at: null }),
  ]
  const { id, slug } = await createExhibition(gallery.db, {
    ...{ title: { en: 'Spring' }, kind: 'group', year: 2026, published_at },
    artworks: works.map((work) => work.id),
  })
  const readArtists = async () =>
    (await gallery.call('GET /exhibitions/{slug}', { params: { slug } })).exhibition.artists.map(({ name }) => name)
  const readShows = async (artist: string) =>
    titles((await gallery.call('GET /artists/{artist}', { params: { artist }, query: {} })).artist.exhibitions)

  expect(await readArtists()).toEqual(['Ada', 'Bea'])
  expect([await readShows(bea.slug), await readShows(ceo.slug)]).toEqual([['Spring'], []])

  await updateExhibition(gallery.db, id, { artists: [ada.id] })
  expect(await readArtists()).toEqual(['Ada'])
  expect(await readShows(bea.slug)).toEqual([])
})

test('an exhibition has its artists and works, which can be changed', async () => {
  const gallery = await openTestGallery()
  const [one, two] = [
    await gallery.addArtwork({ title: { en: 'One' } }),
    await gallery.addArtwork({ title: { en: 'Two' } }),
  ]
  const artist = await gallery.addArtist({ name: { en: 'Ada' } })
  const { id, slug } = await createExhibition(gallery.db, {
    title: { en: 'Spring' },
    kind: 'group',
    year: 2026,
    artists: [artist.id],
    artworks: [two.id, one.id],
    published_at,
  })
  const read = async () => (await gallery.call('GET /exhibitions/{slug}', { params: { slug } })).exhibition

  const exhibition = await read()
  expect([exhibition.artists.map(({ name }) => name), titles(exhibition.artworks)]).toEqual([['Ada'], ['Two', 'One']])

  await updateExhibition(gallery.db, id, { title: { en: 'Late spring' }, artworks: [one.id] })
  const changed = await read()
  expect([changed.title, titles(changed.artworks), changed.artists.length]).toEqual(['Late spring', ['One'], 1])
})

test('an exhibition without a picture shows its first work that has one and is shown', async () => {
  const gallery = await openTestGallery()
  const paint = (background: string) =>
    sharp({ create: { width: 300, height: 200, channels: 3, background } })
      .png()
      .toBuffer()
  const hang = async (background: string) => {
    const { id } = await addPicture(gallery.db, gallery.files, await paint(background))
    return gallery.addArtwork({ pictures: [{ pictureId: id, alt: { en: background } }] })
  }
  const works = [await gallery.addArtwork(), await hang('red'), await hang('blue')]
  const { slug } = await createExhibition(gallery.db, {
    ...{ title: { en: 'Spring' }, kind: 'group', year: 2026, published_at, artworks: works.map(({ id }) => id) },
    ...{ is_at_gallery: true, starts_on: '2026-01-01', ends_on: '2026-02-01' },
  })

  const { exhibitions } = await gallery.call('GET /exhibitions', { query: {} })
  expect(exhibitions[0]?.picture?.alt).toBe('red')
  const { exhibition } = await gallery.call('GET /exhibitions/{slug}', { params: { slug } })
  expect(exhibition.picture?.alt).toBe('red')
})

test('news come the latest first, 24 a page, and each can be read', async () => {
  const gallery = await openTestGallery()
  for (let at = 1; at <= 30; at++) {
    await createNews(gallery.db, {
      title: { en: `No ${at}` },
      body: { en: 'Text', fr: 'Texte' },
      published_at: new Date(Date.UTC(2026, 0, at, 12)),
    })
  }
  const first = await gallery.call('GET /news', { query: {} })
  const second = await gallery.call('GET /news', { query: { page: 2 } })

  expect([first.news.length, first.news[0]?.title, first.next_page]).toEqual([24, 'No 30', 2])
  expect([second.news.length, second.news.at(-1)?.title, second.next_page]).toEqual([6, 'No 1', null])
  const { news } = await gallery.callIn('fr')('GET /news/{slug}', { params: { slug: 'no-7' } })
  expect(news).toMatchObject({ title: 'No 7', locale: 'en', body: 'Texte', published_on: '2026-01-07', artists: [] })

  await updateNews(gallery.db, news.id, { published_at: null })
  await expect(gallery.call('GET /news/{slug}', { params: { slug: 'no-7' } })).rejects.toMatchObject({ status: 404 })
})

test('press items are listed by kind, and each can be read', async () => {
  const gallery = await openTestGallery()
  const add = (kind: 'kit' | 'article' | 'release', dated: string) =>
    createPress(gallery.db, { title: { en: `A ${kind}` }, kind, dated, file: 'files/kit.pdf', published_at })
  const kit = await add('kit', '2019-10-01')
  await add('article', '2025-01-01')
  await add('release', '2026-01-01')
  const list = async (kind?: 'kit' | 'article' | 'release') =>
    titles((await gallery.call('GET /press', { query: { kind } })).press)

  expect(await list()).toEqual(['A release', 'A article', 'A kit'])
  expect(await list('kit')).toEqual(['A kit'])
  await updatePress(gallery.db, kit.id, { slug: 'press-kit', artists: [] })
  const { press } = await gallery.call('GET /press/{slug}', { params: { slug: kit.slug } })
  expect(press).toMatchObject({
    slug: 'press-kit',
    kind: 'kit',
    dated: '2019-10-01',
    file: expect.stringMatching(/^files\/[0-9a-f]+\/kit\.pdf$/),
  })
})

test('the home page shows the latest until staff choose', async () => {
  const gallery = await openTestGallery()
  const { home: empty } = await gallery.call('GET /home')
  expect(empty).toEqual({
    hero: { artwork: null, exhibition: null },
    exhibition: null,
    artworks: [],
    artists: [],
    series: [],
    news: [],
  })

  const plain = await gallery.addArtist({ name: { en: 'Plain' }, position: 1 })
  await gallery.addArtist({ name: { en: 'Featured' }, position: 2, groups: ['featured'] })
  const works = { artist_id: plain.id }
  const old = await gallery.addArtwork({ ...works, title: { en: 'Old' } })
  const late = await gallery.addArtwork({ ...works, title: { en: 'Late' }, published_at: new Date() })
  await gallery.addArtwork({ ...works, title: { en: 'Sold' }, published_at: new Date(), availability: 'sold' })
  await gallery.addSeries(works)
  const news = await createNews(gallery.db, { title: { en: 'News' }, body: { en: 'Text' }, published_at })
  const exhibition = { kind: 'solo' as const, is_at_gallery: true, year: 2026, published_at }
  const next = await createExhibition(gallery.db, {
    ...exhibition,
    title: { en: 'Next' },
    starts_on: inDays(20),
    ends_on: inDays(30),
  })
  await createExhibition(gallery.db, {
    ...exhibition,
    title: { en: 'Later' },
    starts_on: inDays(40),
    ends_on: inDays(50),
  })
  const read = async () => (await gallery.call('GET /home')).home

  const latest = await read()
  expect(latest).toMatchObject({
    hero: { artwork: { title: 'Late' }, exhibition: null },
    exhibition: { title: 'Next' },
    artworks: [{ title: 'Late' }, { title: 'Old' }],
    artists: [{ name: 'Featured' }, { name: 'Plain' }],
    series: [{ title: 'Tides' }],
    news: [{ title: 'News' }],
  })

  const chosen = { artworks: [old.slug, late.slug], artists: [plain.slug], news: [news.slug] }
  await put(gallery.db, 'home', 'home', { hero_exhibition: next.slug, ...chosen })
  expect(await read()).toMatchObject({
    hero: { artwork: null, exhibition: { title: 'Next' } },
    artworks: [{ title: 'Old' }, { title: 'Late' }],
    artists: [{ name: 'Plain' }],
    news: [{ title: 'News' }],
  })
  await put(gallery.db, 'home', 'home', { hero_exhibition: undefined })
  expect((await read()).hero.artwork?.title).toBe('Old')
})

test('the home page costs at most a dozen statements', async () => {
  const gallery = await openTestGallery()
  for (let at = 0; at < 12; at++) await gallery.addArtwork()
  await gallery.settle()
  const count = await countQueries(gallery.pool, () => gallery.app.inject('/api/home'))

  expect(count).toBeLessThanOrEqual(12)
})
