import { expect, test } from 'vitest'

import { formatDottedDay, formatTime, formatWeekday } from './format-day.ts'
import {
  formatCountry,
  formatDifference,
  formatDimensions,
  formatFileSize,
  formatInches,
  formatKilograms,
  formatLength,
  formatMoney,
  formatNumber,
  formatPercent,
} from './format.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['en', '€12,500', '€99.50'],
  ['fr', '12 500 €', '99,50 €'],
  ['cn', '€12,500', '€99.50'],
] as const)('money in %s', (locale, whole, broken) => {
  expect(plain(formatMoney(12_500, locale))).toBe(whole)
  expect(plain(formatMoney(99.5, locale))).toBe(broken)
})

test.each([
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
  ['cn', 'zh-CN'],
] as const)('numbers and money in %s are written as the standard has them', (locale, tag) => {
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const number = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 })
  for (const value of [0, 0.01, 0.1, 0.29, 1, 1.1, 9.99, 99.5, 100, 999.99, 1000, 1234.56, 12_500, 1e6, 98_765_432.1]) {
    expect(formatMoney(value, locale)).toBe(money.format(value))
    expect(formatMoney(-value - 1, locale)).toBe(money.format(-value - 1))
    expect(formatNumber(value, locale)).toBe(number.format(value))
  }
  for (let tenths = 0; tenths < 3000; tenths++)
    expect(formatNumber(tenths / 10, locale)).toBe(number.format(tenths / 10))
  for (let cents = 0; cents < 3000; cents++) expect(formatMoney(cents / 100, locale)).toBe(money.format(cents / 100))
})

test('dimensions are height, width, depth, in the numbers of the language', () => {
  const chest = { height: 60, width: 80.5, depth: 4 }

  expect(formatDimensions(chest, 'en')).toBe('60 × 80.5 × 4 cm')
  expect(formatDimensions({ ...chest, depth: null }, 'fr')).toBe('60 × 80,5 cm')
  expect(formatLength(50, 'fr')).toBe('50 cm')
  expect(formatInches({ ...chest, depth: null }, 'en')).toBe('23.6 × 31.7 in')
})

test.each([
  ['en', 'Tuesday', '11 am', '7.30 pm', 'France'],
  ['fr', 'mardi', '11 h', '19 h 30', 'France'],
  ['cn', '周二', '11:00', '19:30', '法国'],
] as const)('opening hours in %s', (locale, day, opens, closes, country) => {
  expect(formatWeekday(2, locale)).toBe(day)
  expect(plain(formatTime('11:00', locale))).toBe(opens)
  expect(plain(formatTime('19:30', locale))).toBe(closes)
  expect(formatCountry('FR', locale)).toBe(country)
})

test('a day in digits and a file’s size', () => {
  expect(formatDottedDay('2019-10-01')).toBe('01.10.2019')
  expect(['en', 'fr', 'cn'].map((locale) => plain(formatFileSize(1_240_000, locale as 'en')))).toEqual([
    '1.2 MB',
    '1,2 Mo',
    '1.2 MB',
  ])
  expect(plain(formatFileSize(84_400, 'fr'))).toBe('84 ko')
})

test.each([
  ['en', '+ €40', '− €12.50', '150%', '31.5 kg'],
  ['fr', '+ 40 €', '− 12,50 €', '150 %', '31,5 kg'],
  ['cn', '+ €40', '− €12.50', '150%', '31.5 kg'],
] as const)('differences, percents and weights in %s', (locale, more, less, percent, weight) => {
  expect(plain(formatDifference(40, locale))).toBe(more)
  expect(plain(formatDifference(-12.5, locale))).toBe(less)
  expect(plain(formatPercent(1.5, locale))).toBe(percent)
  expect(plain(formatKilograms(31.5, locale))).toBe(weight)
})
