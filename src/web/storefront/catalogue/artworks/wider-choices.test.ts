import { expect, test } from 'vitest'

import { CHOICES, MEASURES, per } from '../../../../contract/catalogue/filters.ts'
import type { Facets } from './artwork-list.ts'
import { NO_FILTERS } from './read-query.ts'
import { findWiderChoices } from './wider-choices.ts'

const counts = (...all: number[]) => all.map((count, at) => ({ value: `v${at}`, count }))
const spread = (...all: number[]) => ({ min: 0, max: 9, buckets: all.map((count) => ({ from: 0, to: 1, count })) })

test('the wishes without which works are left are offered, the nearest first', () => {
  const facets: Facets = {
    total: 0,
    ...per(CHOICES, () => counts(1)),
    ...per(MEASURES, () => spread(1)),
    category: counts(5, 4),
    technique: counts(0, 0),
    color: counts(2, 0),
    price: spread(1, 2),
  }
  const filters = { ...NO_FILTERS, category: ['a'], technique: ['b'], color: ['blue' as const], price: '-1' }

  const choices = findWiderChoices({ filters, facets, page: 1, artworks: [] })

  expect(choices.map(({ name }) => name)).toEqual(['color', 'price', 'category'])
  expect(choices[1]?.filters).toEqual({ ...filters, price: undefined })
  expect(choices[0]?.filters.color).toEqual([])
})
