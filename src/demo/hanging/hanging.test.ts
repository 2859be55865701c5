import { expect, test } from 'vitest'

import { readBytes } from '../../domain/files/index.ts'
import { HOME } from '../gallery/home.ts'
import { openGreyDemo } from './open-grey-demo.ts'

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
