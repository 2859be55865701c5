import { expect, test } from 'vitest'

import { nextPageOf, pageCountOf } from './page-count.ts'

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=999', 20],
  ['page=-1', 1],
  ['page=two', 1],
  ['page=1e3', 1],
  ['page=2.5', 1],
  ['page=21', 20],
  ['page=99999', 20],
])('?%s asks for %i pages', (query, count) => {
  expect(pageCountOf(new URLSearchParams(query))).toBe(count)
})

test('no more than twenty pages follow each other', () => {
  expect(nextPageOf([{ next_page: 2 }, { next_page: 3 }])).toBe(3)
  expect(nextPageOf([{ next_page: 21 }])).toBeNull()
  expect(nextPageOf([{ next_page: null }])).toBeNull()
})
