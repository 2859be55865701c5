import { expect, test } from 'vitest'

import { groupDigits, groupExpiry, isCardNumber, isExpiry } from './card-number.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['abc', ''],
  ['4'.repeat(30), '4444 4444 4444 4444 444'],
])('%s is grouped as %j', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown)
})

test('a slip of a digit is found', () => {
  expect(isCardNumber('4242 4242 4242 4242')).toBe(true)
  expect(isCardNumber('4000 0025 0000 3155')).toBe(true)
  expect(isCardNumber('4242 4242 4242 4241')).toBe(false)
  expect(isCardNumber('4242')).toBe(false)
  expect(isCardNumber('')).toBe(false)
})

test.each([
  ['1', '1'],
  ['5', '05'],
  ['1230', '12/30'],
  ['12/30', '12/30'],
  ['12/2030', '12/30'],
  ['12/20', '12/20'],
  ['12/', '12'],
])('the date %s is written %s', (typed, shown) => {
  expect(groupExpiry(typed)).toBe(shown)
})

test('a card is good to the end of its month', () => {
  const today = new Date(2026, 10, 15)
  expect(isExpiry('11/26', today)).toBe(true)
  expect(isExpiry('10/26', today)).toBe(false)
  expect(isExpiry('13/30', today)).toBe(false)
  expect(isExpiry('1/30', today)).toBe(false)
})
