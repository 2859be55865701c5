import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { createExhibition, createNews, saveGallery } from '../../testing/write-content.ts'
import { clockIn, dayOf, readGallery, TODAY } from './index.ts'

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])(
  'the day in %s is the same in the database and here',
  async (time_zone) => {
    const { db } = await openTestGallery()
    await saveGallery(db, { time_zone })
    const zone = (await readGallery(db)).time_zone

    const { rows } = await sql<{ today: string; now: Date }>`SELECT ${TODAY}::text AS today, now()`.execute(db)

    expect(rows[0]?.today).toBe(clockIn(zone, rows[0]?.now ?? new Date(0)).day)
  },
)

test('an article is of the day that it was at the gallery', async () => {
  const { db, call } = await openTestGallery()
  const published_at = new Date('2026-05-01T22:30:00Z')
  await createNews(db, { slug: 'late', title: { en: 'Late' }, lead: { en: 'x' }, body: { en: 'x' }, published_at })
  const read = async () => (await call('GET /news/{slug}', { params: { slug: 'late' } })).news.published_on

  expect(await read()).toBe('2026-05-02')
  await saveGallery(db, { time_zone: 'America/New_York' })
  expect(await read()).toBe('2026-05-01')
  const { rows } = await sql<{ day: string }>`SELECT ${dayOf('news.published_at')}::text AS day FROM news`.execute(db)
  expect(rows).toEqual([{ day: '2026-05-01' }])
})

test('an exhibition of one day is on view where it is that day', async () => {
  const { db, call } = await openTestGallery()
  const [first, last] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
  // These two are 25 hours apart, so that it is never the same day in both.
  const day = clockIn(first, new Date()).day
  await createExhibition(db, {
    ...{ slug: 'one-day', kind: 'solo', title: { en: 'One day' }, is_at_gallery: true, year: 2026 },
    ...{ starts_on: day, ends_on: day, published_at: new Date(0), artists: [], artworks: [] },
  })
  const isOn = async () => (await call('GET /exhibitions', { query: { period: 'current' } })).exhibitions.length === 1

  await saveGallery(db, { time_zone: first })
  expect(await isOn()).toBe(true)
  await saveGallery(db, { time_zone: last })
  expect(await isOn()).toBe(false)
})
