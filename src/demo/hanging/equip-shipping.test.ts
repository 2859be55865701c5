import { expect, test } from 'vitest'

import { transact } from '../../database/index.ts'
import { addZone, readZones } from '../../domain/delivery/index.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'
import { DEMO_ARTISTS } from '../artists/index.ts'
import { equipShipping } from './equip-shipping.ts'
import { hangCollection } from './hang-collection.ts'
import { weighWork } from './weigh-work.ts'

const WORKS = DEMO_ARTISTS.flatMap(({ series }) => series.flatMap(({ works }) => works))

test('most works of the demo have a price of shipping everywhere, the very large and heavy are on quotation', async () => {
  const gallery = await openTestGallery()
  const { artworks } = await transact(gallery.db, (tx) => hangCollection(tx, new Map()))
  await equipShipping(gallery.db)
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
  const gallery = await openTestGallery()
  await equipShipping(gallery.db)
  const zones = await readZones(gallery.db)

  expect(zones.map(({ rates }) => rates[0]?.price)).toEqual([18, 29, 40, 65])
  for (const { rates } of zones) {
    for (const one of rates) {
      const larger = rates.filter((other) => other.max_side >= one.max_side && other.max_weight >= one.max_weight)
      expect(Math.min(...larger.map(({ price }) => price))).toBe(one.price)
    }
  }
})

test('a demo of an earlier version gets rates, and weights where they lack; a second start changes nothing', async () => {
  const gallery = await openTestGallery()
  const { artworks } = await transact(gallery.db, (tx) => hangCollection(tx, new Map()))
  const own = await gallery.addArtwork({ slug: 'work-of-our-own', weight: null })
  const id = artworks.get('brown-loaf-and-butter') ?? 0
  await gallery.pool.query('UPDATE artworks SET weight = NULL WHERE id = $1', [id])
  const weightOf = async (artwork: number) =>
    (await gallery.db.selectFrom('artworks').select('weight').where('id', '=', artwork).executeTakeFirstOrThrow())
      .weight

  await Promise.all([equipShipping(gallery.db), equipShipping(gallery.db)])

  expect([await weightOf(id), await weightOf(own.id)]).toEqual([1400, null])
  const zones = await readZones(gallery.db)
  expect(zones.every(({ rates, crate }) => rates.length > 10 && crate !== null)).toBe(true)
  expect(zones[1]?.countries).toContain('DE')

  await gallery.pool.query('UPDATE shipping_rates SET price = 1; UPDATE artworks SET weight = NULL')
  await equipShipping(gallery.db)
  expect((await readZones(gallery.db)).flatMap(({ rates }) => rates).every(({ price }) => price === 0.01)).toBe(true)
  expect(await weightOf(id)).toBeNull()
})

test('a zone that staff have added stays as it is', async () => {
  const gallery = await openTestGallery()
  const alps = { slug: 'alps', name: { en: 'Alps' }, position: 9, takes_rest: false, crate: null, insurance: 0 }
  await addZone(gallery.db, { ...alps, countries: ['CH'], rates: [] })

  await equipShipping(gallery.db)

  const zones = await readZones(gallery.db)
  expect(zones.at(-1)).toMatchObject({ ...alps, countries: ['CH'], rates: [] })
  expect(zones[2]?.countries).not.toContain('CH')
})

test('every work of the demo weighs something that its size makes likely', () => {
  for (const work of WORKS) {
    const weight = weighWork(work)
    if (work.weight !== undefined) expect(weight).toBe(work.weight)
    expect(weight, work.slug).toBeGreaterThan(0)
    if (work.category !== 'Sculpture') expect(weight, work.slug).toBeLessThan(30)
  }
})
