import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { connect } from '../database/index.ts'
import { readZones } from '../domain/delivery/index.ts'
import { openLocalFiles, readBytes } from '../domain/files/index.ts'
import { createTestDatabase } from '../testing/lend-database.ts'
import { openGalleryOn, openTestGallery } from '../testing/open-test-gallery.ts'
import { scratchFolder } from '../testing/scratch-folder.ts'
import { hangDemo } from './hang-demo.ts'

const folder = path.resolve('demo')
const store = path.join(scratchFolder, `cimaise-demo-${randomUUID()}`)
const files = openLocalFiles(store)
let hung: Awaited<ReturnType<typeof createTestDatabase>>

/** Hangs the demo if it does not hang yet; answers what was told meanwhile. */
async function hang(): Promise<number[]> {
  const shares: number[] = []
  const { db, pool } = await connect(hung.connection)
  await hangDemo({ db, files, folder, watch: (work) => work((share) => void shares.push(share)) })
  await pool.end()
  return shares
}

const open = () => openGalleryOn(hung.connection, { files })

let shares: number[]
beforeAll(async () => {
  hung = await createTestDatabase()
  shares = await hang()
}, 120_000)
afterAll(async () => {
  await hung.drop()
  await rm(store, { recursive: true, force: true })
})

test('it tells how far it is, and hangs once', async () => {
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
  expect(await hang()).toEqual([])
})

test('a gallery with an artist of its own stays as it is', async () => {
  const own = await openTestGallery()
  await own.addArtist()

  await hangDemo({ ...own, folder })

  expect(await own.db.selectFrom('artists').select('slug').execute()).toEqual([{ slug: 'helene-vasseur' }])
})

test('there is something of everything that can be filtered for, in Chinese as well', async () => {
  const gallery = await open()
  const { artworks, facets } = await gallery.callIn('cn')('GET /artworks', { query: { with: 'facets' } })

  expect(facets!.total).toBeGreaterThanOrEqual(160)
  expect(artworks.every(({ picture, title }) => picture !== null && /\p{Script=Han}/u.test(title))).toBe(true)
  for (const facet of ['category', 'orientation', 'size', 'availability'] as const) {
    expect(facets![facet].filter(({ count }) => count === 0)).toEqual([])
  }
})

test('visitors find exhibitions that are over, on and to come, and a home page that is chosen', async () => {
  const gallery = await open()
  const list = async (period: 'past' | 'current' | 'upcoming') =>
    (await gallery.call('GET /exhibitions', { query: { period } })).exhibitions
  const [over, on, next] = [await list('past'), await list('current'), await list('upcoming')]
  expect([over.length >= 4, on.length >= 1, next.length >= 2]).toEqual([true, true, true])
  for (const { picture, city } of [...over, ...on, ...next]) expect([picture === null, city]).toEqual([false, 'Paris'])

  const { home } = await gallery.callIn('fr')('GET /home')
  expect([home.artworks.length, home.artists.length, home.news.length, home.series.length > 0]).toEqual([8, 6, 3, true])
  expect(on.map(({ slug }) => slug)).toContain(home.exhibition?.slug)
  expect(home.hero.artwork).not.toBeNull()
})

test('films, press kit, footer, map and legal mention can be had', async () => {
  const gallery = await open()
  const films = await gallery.db.selectFrom('videos').select(['file', 'captions']).execute()
  expect(films.length).toBe(5)
  for (const { file, captions } of films) {
    expect((await gallery.files.find(file ?? ''))?.size).toBeGreaterThan(100_000)
    expect(String(await readBytes(gallery.files, captions.cn ?? ''))).toMatch(/^WEBVTT\n[^]*\p{Script=Han}/u)
  }
  const { press } = await gallery.call('GET /press', { query: { kind: 'kit' } })
  const kit = await readBytes(gallery.files, press[0]?.file ?? '')
  expect(press.map(({ dated, file_size }) => [dated, file_size])).toEqual([['2019-10-01', kit?.length]])
  expect(kit?.toString('latin1', 0, 5)).toBe('%PDF-')
  const { page } = await gallery.call('GET /pages/{slug}', { params: { slug: 'footer' } })
  expect([page.image, page.links.length > 1]).toEqual([expect.stringMatching(/^pictures\//), true])
  const { page: house } = await gallery.callIn('fr')('GET /pages/{slug}', { params: { slug: 'gallery' } })
  expect(house.picture?.alt).toContain('plan du quartier')
  const { gallery: own } = await gallery.callIn('cn')('GET /gallery')
  expect([own.name, own.tagline, own.place?.postcode]).toEqual(['Cimaise', '画廊', '75011'])
  const { legal_mention } = await gallery.call('GET /legal-mentions')
  expect(legal_mention.content.fr).toContain('Directrice de la publication')
})

test('most works have a price of shipping everywhere, the very large and heavy are on quotation', async () => {
  const gallery = await open()
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
  const gallery = await open()
  const zones = await readZones(gallery.db)

  expect(zones.map(({ rates }) => rates[0]?.price)).toEqual([18, 29, 40, 65])
  for (const { rates } of zones) {
    for (const one of rates) {
      const larger = rates.filter((other) => other.max_side >= one.max_side && other.max_weight >= one.max_weight)
      expect(Math.min(...larger.map(({ price }) => price))).toBe(one.price)
    }
  }
})
