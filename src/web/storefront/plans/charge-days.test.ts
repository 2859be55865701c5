import { expect, test } from 'vitest'

import { chargeDay } from './charge-days.ts'

test.each([
  ['2026-11-15', 1, '2026-12-15'],
  ['2026-11-15', 11, '2027-10-15'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
])('what begins on %s is charged %i months later on %s', (first, monthsLater, day) => {
  expect(chargeDay(first, monthsLater)).toBe(day)
})
