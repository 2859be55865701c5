import { expect, test } from 'vitest'

import { matchLocale } from './locale.ts'

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
  ['zh-TW', 'cn'],
  ['cn', 'cn'],
  ['de, en;q=0.2, zh;q=0.4', 'cn'],
  ['EN-us', 'en'],
  ['de, it', undefined],
  ['fr;q=0', undefined],
  ['*', undefined],
  [';;;,,q=1', undefined],
  [undefined, undefined],
])('of "%s" we speak %s', (header, locale) => {
  expect(matchLocale(header)).toBe(locale)
})
