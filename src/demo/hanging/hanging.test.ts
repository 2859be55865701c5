import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { readZones } from '../../domain/delivery/index.ts'
import { readBytes } from '../../domain/files/index.ts'
import { importGallery, refuseFaulty } from '../../domain/folder/index.ts'
import { makeFileFolder } from '../../testing/make-file-folder.ts'
import { openTestGallery, type TestGallery } from '../../testing/open-test-gallery.ts'
import { DEMO_ARTISTS } from '../artists/index.ts'
import { HOME } from '../gallery/home.ts'
import { paintingSlugs } from '../pictures.ts'
import { FILMS } from '../video/films.ts'
import { filmFile, pictureFile } from './picture-file.ts'
import { weighWork } from './weigh-work.ts'
import { writeWords } from './write-words.ts'

const GREY = { create: { width: 300, height: 200, channels: 3, background: '#777777' } } as const
const WEBM = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.alloc(16)])

/** A gallery with the whole demo and one grey picture for all: what counts is where everything hangs. */
async function openGreyDemo(now?: Date): Promise<TestGallery> {
  const gallery = await openTestGallery()
  const folder = makeFileFolder()
  const jpeg = await sharp(GREY).jpeg().toBuffer()
  const files = [
    ...paintingSlugs().map((slug) => [pictureFile(slug), jpeg] as const),
    ...FILMS.map((film) => [filmFile(film), WEBM] as const),
  ]
  for (const [file, bytes] of files) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), bytes)
  }
  await writeWords(folder, path.resolve('new-gallery'))
  const { db, files: store } = gallery
  refuseFaulty(await importGallery({ db, files: store, folder, actor: { name: 'demo' }, now }))
  return gallery
}

test('visitors find the exhibitions, the chosen home page, the press kit and the foot of the page', async () => {
  const gallery = await openGreyDemo()

  const list = async (period: 'past' | 'current' | 'upcoming') =>
    (await gallery.call('GET /exhibitions', { query: { period } })).exhibitions
  const [over, on, next] = [await list('past'), await list('current'), await list('upcoming')]
  expect([over.length >= 4, on.length >= 1, next.length >= 2]).toEqual([true, true, true])
  for (const { picture, city } of [...over, ...on, ...next]) expect([picture === null, city]).toEqual([false, 'Paris'])
  const { exhibition } = await gallery.callIn('fr')('GET /exhibitions/{slug}', { params: { slug: HOME.exhibition } })
  expect([exhibition.locale, exhibition.artworks.length >= 6, exhibition.artists.length]).toEqual(['fr', true, 1])

  const { home } = await gallery.call('GET /home')
  expect(home.hero.artwork?.slug).toBe(HOME.hero)
  expect(home.exhibition?.slug).toBe(HOME.exhibition)
  expect(home.artworks.map(({ slug }) => slug)).toEqual(HOME.artworks)
  expect(home.artists.map(({ slug }) => slug)).toEqual(HOME.artists)
  expect(home.series.map(({ slug }) => slug)).toEqual(HOME.series)
  expect(home.news.map(({ slug }) => slug)).toEqual(HOME.news)

  const { press } = await gallery.call('GET /press', { query: { kind: 'kit' } })
  const file = await readBytes(gallery.files, press[0]?.file ?? '')
  expect(press.map(({ dated, file: at, file_size }) => [dated, at, file_size])).toEqual([
    ['2019-10-01', expect.stringMatching(/^files\/[0-9a-f]{32}\/press-kit\.pdf$/), file?.length],
  ])
  expect(file?.toString('latin1', 0, 8)).toBe('%PDF-1.4')

  const { page } = await gallery.call('GET /pages/{slug}', { params: { slug: 'footer' } })
  expect(page.image).toMatch(/^pictures\/[0-9a-f]{32}\/300\.jpg$/)
  expect(page.links.length).toBeGreaterThan(1)
  const { page: house } = await gallery.callIn('fr')('GET /pages/{slug}', { params: { slug: 'gallery' } })
  expect(house.picture?.alt).toContain('plan du quartier')
  const { gallery: own } = await gallery.callIn('cn')('GET /gallery')
  expect([own.name, own.tagline, own.opening_line]).toEqual(['Cimaise', '画廊', '这些作品，在等一面墙'])
  expect(own.place).toMatchObject({ postcode: '75011', opening_hours: [{ opens: '11:00', closes: '19:00' }] })
  const { legal_mention } = await gallery.call('GET /legal-mentions')
  expect(legal_mention.content.fr).toContain('Directrice de la publication')
})

test('days are counted from the day of hanging, as the clocks of the gallery tell it', async () => {
  const gallery = await openGreyDemo(new Date('2030-03-31T22:30:00Z'))

  const { rows } = await gallery.pool.query<{ latest: Date; starts_on: string }>(
    `SELECT (SELECT max(published_at) FROM news) AS latest, starts_on
    FROM exhibitions WHERE slug = 'where-the-water-stood'`,
  )
  expect(rows[0]?.latest.toISOString()).toBe('2030-03-28T09:00:00.000Z')
  // In Paris it is already the first of April.
  expect(rows[0]?.starts_on).toBe('2030-03-13')
})

const WORKS = DEMO_ARTISTS.flatMap(({ series }) => series.flatMap(({ works }) => works))

test('most works of the demo have a price of shipping everywhere, the very large and heavy are on quotation', async () => {
  const gallery = await openGreyDemo()
  const rows = await gallery.db.selectFrom('artworks').select(['slug', 'id']).execute()
  const artworks = new Map(rows.map(({ slug, id }) => [slug, id]))
  const stateOf = async (slug: string, country: string) =>
    (
      await gallery.call('POST /cart/quote', {
        body: { lines: [{ artwork: artworks.get(slug) ?? 0 }], delivery: { method: 'shipping', country } },
      })
    ).quote.delivery.state

  for (const country of ['FR', 'DE', 'CH', 'JP']) {
    expect(await stateOf('brown-loaf-and-butter', country)).toBe('priced')
    expect(await stateOf('gate-of-reeds', country)).toBe('on-quotation')
  }
  expect(await stateOf('ploughed-to-the-headland-february', 'FR')).toBe('priced')
  expect(await stateOf('ploughed-to-the-headland-february', 'JP')).toBe('on-quotation')
})

test('the further away, the dearer; a larger or heavier parcel never costs less', async () => {
  const gallery = await openGreyDemo()
  const zones = await readZones(gallery.db)

  expect(zones.map(({ rates }) => rates[0]?.price)).toEqual([18, 29, 40, 65])
  for (const { rates } of zones) {
    for (const one of rates) {
      const larger = rates.filter((other) => other.max_side >= one.max_side && other.max_weight >= one.max_weight)
      expect(Math.min(...larger.map(({ price }) => price))).toBe(one.price)
    }
  }
})

test('every work of the demo weighs something that its size makes likely', () => {
  for (const work of WORKS) {
    const weight = weighWork(work)
    if (work.weight !== undefined) expect(weight).toBe(work.weight)
    expect(weight, work.slug).toBeGreaterThan(0)
    if (work.category !== 'Sculpture') expect(weight, work.slug).toBeLessThan(30)
  }
})
