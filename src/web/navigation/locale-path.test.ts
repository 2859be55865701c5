import { expect, test } from 'vitest'

import { localeOfPath, localizePath, toLocale } from './locale-path.ts'

test.each([
  ['/', 'en'],
  ['/fr', 'fr'],
  ['/fr/artist', 'fr'],
  ['/cn/', 'cn'],
  ['/french-paintings', 'en'],
  ['/en', 'en'],
] as const)('%s is written in %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})

test.each([
  ['/', 'fr', '/fr'],
  ['/?loginModal=1', 'fr', '/fr?loginModal=1'],
  ['/#top', 'cn', '/cn#top'],
  ['/artist#featured', 'cn', '/cn/artist#featured'],
  ['/artist', 'en', '/artist'],
] as const)('%s in %s is %s', (path, locale, address) => {
  expect(localizePath(path, locale)).toBe(address)
})

test.each([
  ['/cn/artist', 'fr', '/fr/artist'],
  ['/fr', 'en', '/'],
  ['/', 'cn', '/cn'],
  ['/fr/french', 'en', '/french'],
] as const)('%s goes over to %s as %s', (path, locale, address) => {
  expect(toLocale(path, locale)).toBe(address)
})
