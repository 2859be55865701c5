import { expect, test } from 'vitest'

import { readAmount } from './read-amount.ts'

test.each([
  ['', null],
  [' ', null],
  ['0', 0],
  ['1200', 1200],
  ['1200.5', 1200.5],
  ['1200,50', 1200.5],
  ['1 200,50', 1200.5],
  ['1\u202f200 €', 1200],
  ['1.200', 1200],
  ['1,200.50', 1200.5],
  ['1.234.567,89', 1234567.89],
  ['-5', undefined],
  ['12.3456', undefined],
  ['1e9', undefined],
  ['abc', undefined],
  ['1..2', undefined],
])('an amount written as “%s” is %s', (text, euros) => {
  expect(readAmount(text)).toBe(euros)
})
