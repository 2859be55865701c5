import { expect, test } from 'vitest'

import { parseNumber } from './parse-number.ts'

const price = { min: 0.01, max: 20_000_000, decimals: 2 }
const year = { min: 1000, max: 2200 }
const weight = { min: 0.001, max: 1000, decimals: 3 }

test.each([
  ['', price, undefined],
  ['12,5', price, 12.5],
  ['12.50', price, 12.5],
  ['12 500', price, 12_500],
  ['12.500', price, 12_500],
  ['12,500.90', price, 12_500.9],
  ['12.500,90', price, 12_500.9],
  ['€ 700', price, 700],
  ['700€', price, 700],
  ['1 200,50 EUR', price, 1200.5],
  ['eur 12.500', price, 12_500],
  ['80 euros', price, 80],
  ['1.250', weight, 1.25],
  ['1998', year, 1998],
  ['1998,0', year, 1998],
])('%s is read as people mean it', (text, rules, value) => {
  expect(parseNumber(text, rules)).toEqual({ value })
})

test.each([
  ['twelve', price, 'invalid'],
  ['12 cm', price, 'invalid'],
  ['€ 700 €', price, 'invalid'],
  ['€', price, 'invalid'],
  ['€ 1998', year, 'invalid'],
  ['0', price, 'range'],
  ['99', year, 'range'],
  ['1998.5', year, 'whole'],
] as const)('%s is refused with a word', (text, rules, fault) => {
  expect(parseNumber(text, rules)).toEqual({ fault })
})
