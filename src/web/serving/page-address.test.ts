import { expect, test } from 'vitest'

import { PAGES } from '../pages.ts'
import { pageAddressOf, shownAddressOf, withoutLastSlash } from './page-address.ts'

test.each([
  ['/fr?utm_source=letter&n=1', '/fr', true],
  ['/?loginModal=anything', '/?loginModal=1', true],
  ['/cn/artist?registerModal&x=1', '/cn/artist?registerModal=1', true],
  ['/search?query=bleu&x=1', '/search?query=bleu', false],
  ['/fr/search?query=a%20b&query=c', '/fr/search?query=a+b&query=c', false],
  ['/artist?query=bleu', '/artist', true],
  ['/forgot-password/a-token', '/forgot-password/a-token', false],
  ['/fr/verification/signed?x=1', '/fr/verification/signed', false],
  ['/no-such-page?x=1', '/no-such-page', true],
  ['//evil.example', '/404', true],
  ['/fr//evil.example', '/fr/404', true],
  ['/\\evil.example', '/404', true],
  ['/fr/artist/%E0%A4%A', '/fr/artist/%25E0%25A4%25A', true],
  ['/cn/%zz?query=%zz', '/cn/%25zz', true],
  ['/fr/search?query=%zz', '/fr/search?query=%25zz', false],
  ['*', '/404', true],
  ['http://evil.example/', '/404', true],
])('%s is the page %s', (url, address, isKept) => {
  expect(pageAddressOf(url)).toMatchObject({ address, isKept })
})

test.each([
  ['/fr/forgot-password/secret', '/fr/forgot-password/:token'],
  ['/verification/secret.data?locale=fr', '/verification/:signature'],
  ['/cn/login?code=secret', '/cn/login'],
  ['/fr/pricing?application=secret', '/fr/pricing'],
  ['/fr/pricing', '/fr/pricing'],
  ['/cn/enquiry/secret', '/cn/enquiry/:token'],
  ['/offer/secret', '/offer/:token'],
  ['/alerts/unsubscribe/all-secret', '/alerts/unsubscribe/:token'],
  ['/fr/artwork?color=blue&utm=1', '/fr/artwork?color=blue'],
])('the log shows %s as %s', (url, shown) => {
  expect(shownAddressOf(url)).toBe(shown)
})

test('only the addresses of pages that say so are for everybody, and each that opens something says nothing', () => {
  const secret = PAGES.filter(({ address }) => address === undefined).map(({ path }) => path)

  expect(secret.filter((path) => !/:(?:token|signature|code)(?:\/:room\?)?$/.test(path))).toEqual([])
  expect(PAGES.filter(({ path }) => /:(?:token|signature|code)/.test(path)).map(({ path }) => path)).toEqual(secret)
})

test.each([
  ['/artist/', '/artist'],
  ['/fr/artist///?x=/', '/fr/artist?x=/'],
  ['/artist', undefined],
  ['/', undefined],
  ['//', undefined],
  ['/a//b/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/artist?x=/', undefined],
  ['http://evil.example/', undefined],
])('%s leads on to %s', (url, place) => {
  expect(withoutLastSlash(url)).toBe(place)
})
