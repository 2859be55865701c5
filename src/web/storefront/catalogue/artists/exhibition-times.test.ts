import { expect, test } from 'vitest'

import type { ExhibitionCard } from '../../../../contract/catalogue/shapes.ts'
import { byYear, timeOf } from './exhibition-times.ts'

const exhibition = (part: Partial<ExhibitionCard>) =>
  ({ year: 2026, starts_on: null, ends_on: null, ...part }) as ExhibitionCard

test.each([
  ['past', { starts_on: '2026-01-01', ends_on: '2026-03-01' }],
  ['present', { starts_on: '2026-03-02', ends_on: '2026-03-02' }],
  ['present', { starts_on: '2026-03-01' }],
  ['coming', { starts_on: '2026-03-03', ends_on: '2026-04-01' }],
  ['past', { year: 2026 }],
  ['past', { year: 2020 }],
  ['coming', { year: 2027 }],
])('%s: %o', (time, part) => {
  expect(timeOf(exhibition(part), '2026-03-02')).toBe(time)
})

test('years stand in order, the latest first', () => {
  const years = byYear([2019, 2024, 2019].map((year) => exhibition({ year })))

  expect(years.map(([year, { length }]) => [year, length])).toEqual([
    [2024, 1],
    [2019, 2],
  ])
})
