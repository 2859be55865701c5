import { expect, test } from 'vitest'

import { findPlace } from './find-place.ts'
import { moveWithin } from './move-within.ts'

const column = [0, 100, 140].map((top, at) => ({ left: 0, top, width: 300, height: [100, 40, 60][at] ?? 0 }))
const grid = [0, 1, 2, 3, 4].map((at) => ({ left: (at % 3) * 100, top: at < 3 ? 0 : 100, width: 90, height: 90 }))

test.each([
  ['above everything', { x: 10, y: -50 }, 0],
  ['in the upper half of the first', { x: 10, y: 49 }, 0],
  ['in the lower half of the first', { x: 10, y: 51 }, 1],
  ['between the middles of the second and the third', { x: 10, y: 130 }, 2],
  ['below everything', { x: 10, y: 900 }, 3],
])('in a list: %s', (_where, point, place) => {
  expect(findPlace(column, point, 'list')).toBe(place)
})

test.each([
  ['left of the first', { x: 2, y: 40 }, 0],
  ['between two of the first line', { x: 97, y: 40 }, 1],
  ['behind the first line', { x: 299, y: 40 }, 3],
  ['at the beginning of the second line', { x: 5, y: 150 }, 3],
  ['behind the last', { x: 250, y: 150 }, 5],
  ['below everything', { x: 5, y: 500 }, 5],
])('in a grid: %s', (_where, point, place) => {
  expect(findPlace(grid, point, 'grid')).toBe(place)
})

test('moving one leaves the others in their order', () => {
  expect(moveWithin(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
  expect(moveWithin(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
})
