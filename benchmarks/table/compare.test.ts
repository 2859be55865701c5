import { expect, test } from 'vitest'

import { findWorse } from './compare.ts'
import type { Metric } from './metric.ts'

const share = (value: number): Metric => ({ name: 'kept page', value, unit: 'of bare', better: 'more' })
const cost = (value: number): Metric => ({ name: 'list page', value, unit: '× bare', better: 'less' })

test('what is more than a quarter worse than recorded is told, whichever way is worse', () => {
  expect(findWorse([share(0.64), cost(12)], [share(0.5), cost(15.3)])).toEqual([
    'kept page: 0.50 of bare, recorded were 0.64 of bare (28 % worse)',
    'list page: 15.3 × bare, recorded were 12.0 × bare (28 % worse)',
  ])
})

test('what is better, a little worse, new, or counted in something else is not', () => {
  const recorded = [share(0.64), cost(12)]

  expect(findWorse(recorded, [share(0.52), cost(14.9)])).toEqual([])
  expect(findWorse(recorded, [share(2), cost(1)])).toEqual([])
  expect(findWorse([], [share(0.1)])).toEqual([])
  expect(findWorse([share(0.64)], [{ ...share(0.1), unit: 'KB' }])).toEqual([])
})

test('a time is the machine’s as much as the gallery’s', () => {
  const waited = (value: number): Metric => ({ ...cost(value), unit: 'ms' })

  expect(findWorse([waited(12)], [waited(100)])).toEqual([])
})
