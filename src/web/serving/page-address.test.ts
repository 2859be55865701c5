import { expect, test } from 'vitest'

import { PAGES } from '../pages.ts'
import { pageAddressOf, shownAddressOf, withoutLastSlash } from './page-address.ts'

test.each([
  ['/fr?utm_source=letter&n=1', '/fr', 'often'],
  ['/?loginModal=anything', '/?loginModal=1', 'often'],
  ['/cn/artist?registerModal&x=1', '/cn/artist?registerModal=1', 'often'],
  ['/search?query=bleu&x=1', '/search?query=bleu', undefined],
  ['/fr/search?query=a%20b&query=c', '/fr/search?query=a+b&query=c', undefined],
  ['/artist?query=bleu', '/artist', 'often'],
  ['/fr/artwork?color=blue&utm=1', '/fr/artwork?color=blue', 'rarely'],
  ['/pricing?application=secret', '/pricing?application=secret', undefined],
  ['/cart?step=2', '/cart?step=2', undefined],
  ['/forgot-password/a-token', '/forgot-password/a-token', undefined],
  ['/fr/verification/signed?x=1', '/fr/verification/signed', undefined],
  ['/no-such-page?x=1', '/no-such-page', 'often'],
  ['//evil.example', '/404', 'often'],
  ['/fr//evil.example', '/fr/404', 'often'],
  ['/\\evil.example', '/404', 'often'],
  ['/fr/artist/%E0%A4%A', '/fr/artist/%25E0%25A4%25A', 'often'],
  ['/cn/%zz?query=%zz', '/cn/%25zz', 'often'],
  ['/fr/search?query=%zz', '/fr/search?query=%25zz', undefined],
  ['*', '/404', 'often'],
  ['http://evil.example/', '/404', 'often'],
])('%s is the page %s', (url, address, lasting) => {
  expect(pageAddressOf(url)).toMatchObject({ address, lasting })
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
