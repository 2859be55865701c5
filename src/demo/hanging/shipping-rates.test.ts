import { expect, test } from 'vitest'

import { readZones } from '../../domain/delivery/index.ts'
import { DEMO_ARTISTS } from '../artists/index.ts'
import { openGreyDemo } from './open-grey-demo.ts'
import { weighWork } from './weigh-work.ts'

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
