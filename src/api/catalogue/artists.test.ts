import { expect, test } from 'vitest'

import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { countQueries } from '../../testing/record-queries.ts'
import {
  createExhibition,
  createNews,
  createPress,
  put,
  updateArtist,
  updateArtwork,
} from '../../testing/write-content.ts'

const ALL = 'series,series.artworks,type,videos,presses,news'

/** An artist with one or more of everything. */
async function addFullArtist(gallery: TestGallery) {
  const artist = await gallery.addArtist({
    headline: { en: 'Paints water.', fr: 'Peint l’eau.' },
    biography: { en: 'Born by the sea.', cn: '生于海边。' },
    artistic_process: { en: 'Layers.' },
    statement: { en: 'Look again.' },
    born: 1961,
    country: { en: 'France' },
    awards: [
      { year: 2010, title: { en: 'Harbour Prize', fr: 'Prix du port' } },
      { year: 2019, title: { en: 'Light Prize' } },
    ],
    education: [{ year: 1985, title: { en: 'Academy', fr: 'Académie' } }],
    shows: [
      { year: 1990, title: { en: 'First light' } },
      { year: 2001, title: { en: 'Low water', fr: 'Basse mer' } },
    ],
    collections: [{ title: { en: 'Harbour Museum', fr: 'Musée du port' } }],
    videos: [{ title: { en: 'In the studio' }, link: 'https://videos.example/1' }],
  })
  const series = await gallery.addSeries({ artist_id: artist.id, about: { en: 'Seven days.' } })
  const works = { artist_id: artist.id, series_id: series.id }
  const second = await gallery.addArtwork({ ...works, title: { en: 'Second' }, series_position: 2 })
  const first = await gallery.addArtwork({ ...works, title: { en: 'First' }, series_position: 1, availability: 'sold' })
  const published_at = new Date('2026-02-03T23:30:00Z')
  await createExhibition(gallery.db, {
    title: { en: 'Elsewhere' },
    kind: 'group',
    year: 2018,
    artists: [artist.id],
    published_at,
  })
  await createNews(gallery.db, { title: { en: 'A prize' }, body: { en: 'Yes.' }, artists: [artist.id], published_at })
  await createPress(gallery.db, {
    title: { en: 'On water' },
    kind: 'article',
    publication: 'La Revue',
    dated: '2025-05-04',
    artists: [artist.id],
    published_at,
  })
  return { artist, series, first, second }
}

test('an artist comes with exhibitions and works, and with nothing that was not asked for', async () => {
  const gallery = await openTestGallery()
  const { artist: added } = await addFullArtist(gallery)

  const { artist } = await gallery.callIn('fr')('GET /artists/{artist}', {
    params: { artist: added.slug },
    query: {},
  })

  expect(artist).toMatchObject({
    id: added.id,
    slug: 'helene-vasseur',
    name: 'Hélène Vasseur',
    headline: 'Peint l’eau.',
    biography: 'Born by the sea.',
    type: { slug: 'painting', name: 'Peinture' },
    user: null,
    groups: ['gallery'],
    born: 1961,
    died: null,
    available_count: 1,
    sold_count: 1,
    awards: [
      { year: 2019, title: 'Light Prize' },
      { year: 2010, title: 'Prix du port' },
    ],
    education: [{ year: 1985, title: 'Académie' }],
    shows: [
      { year: 2001, title: 'Basse mer' },
      { year: 1990, title: 'First light' },
    ],
    collections: ['Musée du port'],
  })
  expect(artist.exhibitions.map(({ title, year }) => [title, year])).toEqual([['Elsewhere', 2018]])
  expect(artist.artworks.map(({ title }) => title)).toEqual(['Second', 'First'])
  for (const relation of ['series', 'videos', 'presses', 'news']) expect(artist).not.toHaveProperty(relation)
})

test('`with` adds what is asked for, by id as well as by slug', async () => {
  const gallery = await openTestGallery()
  const { artist: added } = await addFullArtist(gallery)
  const read = async (relations: string) =>
    (await gallery.call('GET /artists/{artist}', { params: { artist: String(added.id) }, query: { with: relations } }))
      .artist

  const artist = await read(ALL)
  expect(artist.series).toMatchObject([{ title: 'Tides', about: 'Seven days.', artwork_count: 2, available_count: 1 }])
  expect(artist.series?.[0]?.artworks?.map(({ title }) => title)).toEqual(['First', 'Second'])
  expect(artist.videos).toMatchObject([{ title: 'In the studio', link: 'https://videos.example/1', poster: null }])
  expect(artist.presses).toMatchObject([{ title: 'On water', publication: 'La Revue', dated: '2025-05-04' }])
  // Half past midnight at the gallery.
  expect(artist.news).toMatchObject([{ title: 'A prize', published_on: '2026-02-04' }])

  const plain = await read('series')
  expect(plain.series).toHaveLength(1)
  expect(plain.series?.[0]).not.toHaveProperty('artworks')
  expect(plain).not.toHaveProperty('news')
})

test('an artist with an account carries it', async () => {
  const gallery = await openTestGallery()
  const { user } = await gallery.logIn({ name: 'Hélène V.' })
  const { slug } = await gallery.addArtist({ user_id: user.id })

  const { artist } = await gallery.call('GET /artists/{artist}', { params: { artist: slug }, query: {} })

  expect(artist.user).toEqual({ id: user.id, name: 'Hélène V.' })
})

test('a relation that does not exist is refused', async () => {
  const gallery = await openTestGallery()
  const { slug } = await gallery.addArtist()

  for (const relations of ['unknown', 'series,unknown', 'series.', '', 'Series', 'series%00']) {
    const reply = await gallery.app.inject(`/api/artists/${slug}?with=${relations}`)
    expect([relations, reply.statusCode, Object.keys(reply.json().errors)[0]?.split('.')[0]]).toEqual([
      relations,
      422,
      'with',
    ])
  }
})

test('an artist is found under a former slug, and not while unpublished', async () => {
  const gallery = await openTestGallery()
  const { id, slug } = await gallery.addArtist()
  await updateArtist(gallery.db, id, { slug: 'h-vasseur' })
  const read = (artist: string) => gallery.call('GET /artists/{artist}', { params: { artist }, query: {} })

  expect((await read(slug)).artist.slug).toBe('h-vasseur')
  for (const unknown of ['nobody', '999', '99999999999999999999']) {
    await expect(read(unknown)).rejects.toMatchObject({ status: 404 })
  }
  await updateArtist(gallery.db, id, { published_at: null })
  await expect(read(String(id))).rejects.toMatchObject({ status: 404 })
})

test('artists are listed in the gallery’s order, by group, with their counts', async () => {
  const gallery = await openTestGallery()
  const last = await gallery.addArtist({ name: { en: 'Last' }, position: 3, groups: ['worldwide', 'featured'] })
  await gallery.addArtist({ name: { en: 'First' }, position: 1, groups: ['worldwide'] })
  await gallery.addArtist({ name: { en: 'Draft' }, position: 0, published_at: null })
  const { id } = await gallery.addArtwork({ artist_id: last.id })
  await gallery.addArtwork({ artist_id: last.id })
  await updateArtwork(gallery.db, id, { availability: 'sold' })
  const list = async (query: { group?: 'featured' | 'gallery' | 'worldwide' }) =>
    (await gallery.call('GET /artists', { query })).artists.map((one) => [
      one.name,
      one.available_count,
      one.sold_count,
    ])

  expect(await list({})).toEqual([
    ['First', 0, 0],
    ['Last', 1, 1],
  ])
  expect(await list({ group: 'featured' })).toEqual([['Last', 1, 1]])
  expect(await list({ group: 'gallery' })).toEqual([])
})

test('an artist costs the same number of statements however much there is', async () => {
  const gallery = await openTestGallery()
  const { artist, series } = await addFullArtist(gallery)
  const count = async () => {
    await gallery.settle()
    return countQueries(gallery.pool, async () => {
      const reply = await gallery.app.inject(`/api/artists/${artist.slug}?with=${ALL}`)
      expect(reply.statusCode).toBe(200)
    })
  }
  const few = await count()
  for (let at = 0; at < 20; at++) {
    await gallery.addArtwork({ artist_id: artist.id, series_id: series.id })
    await gallery.addSeries({ artist_id: artist.id })
  }

  expect([few, await count()]).toEqual([9, 9])
})

test('a film of ours has its captions in the languages that they are written in', async () => {
  const gallery = await openTestGallery()
  const { slug } = await gallery.addArtist()
  const keep = (key: string, type: string) =>
    put(gallery.db, 'media', key, { type, hash: 'b'.repeat(32), extension: key.split('.').at(-1), bytes: 9 })
  await keep('one.webm', 'film')
  await keep('one.fr.vtt', 'captions')
  await put(gallery.db, 'artists', slug, {
    videos: [{ title: { en: 'At work' }, file: 'one.webm', captions: { fr: 'one.fr.vtt' } }],
  })

  const { artist } = await gallery.call('GET /artists/{artist}', {
    params: { artist: slug },
    query: { with: 'videos' },
  })

  expect(artist.videos).toMatchObject([
    {
      file: `files/${'b'.repeat(32)}/one.webm`,
      captions: [{ locale: 'fr', file: `files/${'b'.repeat(32)}/one.fr.vtt` }],
    },
  ])
})
