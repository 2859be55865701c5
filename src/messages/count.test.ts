import { expect, test } from 'vitest'

import { fillCount } from './count.ts'

const WORKS = { none: 'no works', one: '{count} work', many: '{count} works' }

test.each([
  [0, 'no works'],
  [1, '1 work'],
  [2, '2 works'],
  [1200, '1,200 works'],
])('%i is written %s', (count, text) => {
  expect(fillCount(WORKS, count, 'en')).toBe(text)
})
