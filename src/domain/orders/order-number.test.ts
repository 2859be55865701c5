import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isOrderNumber, makeOrderNumber } from './order-number.ts'

test('a number shows its year and can be read out in groups', () => {
  expect(makeOrderNumber(2026)).toMatch(/^26-\d{4}-\d{4}$/)
})

test('a wrong digit, or two neighbours that changed places, are no number of ours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 1, max: 9 }), (at, difference) => {
      const digits = makeOrderNumber(2026).replaceAll('-', '')
      const wrong = digits.split('')
      wrong[at] = String((Number(digits[at]) + difference) % 10)
      const swapped = digits.split('')
      ;[swapped[at], swapped[at + 1]] = [swapped[at + 1] ?? '', swapped[at] ?? '']
      const write = (all: string[]) => all.join('').replace(/^(..)(....)(....)$/, '$1-$2-$3')

      expect(isOrderNumber(write(digits.split('')))).toBe(true)
      expect(isOrderNumber(write(wrong))).toBe(false)
      if (at < 9) expect(isOrderNumber(write(swapped))).toBe(digits[at] === digits[at + 1])
    }),
  )
})

test.each(['', '26-4817', 'x', '26-4817-305２', '2648173052'])('%o is no number', (text) => {
  expect(isOrderNumber(text)).toBe(false)
})
