import { expect, test } from 'vitest'

import { CHOICES, MEASURES } from '../../contract/catalogue/filters.ts'
import { openTestGallery } from '../../testing/open-test-gallery.ts'

test('every filter leaves as many works as its counts said', async () => {
  const gallery = await openTestGallery()
  for (let at = 1; at <= 6; at++)
    await gallery.addArtwork({ height: at * 150, width: 400, price: at * 10_050, colors: at < 3 ? ['blue'] : [] })
  await gallery.settle()
  const count = async (query: Record<string, string>) =>
    (await gallery.call('GET /artworks', { query: { ...query, with: 'facets' } })).facets!
  const all = await count({})

  expect(all.total).toBe(6)
  for (const name of CHOICES)
    for (const { value, count: promised } of all[name])
      expect([name, value, (await count({ [name]: value })).total]).toEqual([name, value, promised])
  for (const name of MEASURES) {
    const { min, max, buckets } = all[name]
    const measured = buckets.reduce((sum, bar) => sum + bar.count, 0)
    expect([name, (await count({ [name]: `${min ?? ''}-${max ?? 0}` })).total]).toEqual([name, measured])
    expect([name, (await count({ [name]: `${(max ?? 0) + 1}-` })).total]).toEqual([name, 0])
  }
})
