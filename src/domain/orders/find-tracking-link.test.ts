import { expect, test } from 'vitest'

import { CARRIERS } from '../../contract/orders/carriers.ts'
import { findTrackingLink } from './find-tracking-link.ts'

test.each([
  ['Chronopost', 'XY 123 456 FR', 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=XY123456FR'],
  ['DHL', '1&2#3/4', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=1%262%233%2F4'],
  ['Art Movers', '17', null],
  [null, '17', null],
  ['DHL', null, null],
  ['constructor', '17', null],
  ['Art Movers', 'https://movers.example/17?a=1', 'https://movers.example/17?a=1'],
  ['DHL', 'http://movers.example/17', null],
  ['DHL', 'javascript:alert(1)', null],
  ['DHL', 'data:text/html,<b>', null],
  [null, 'https://gallery.example@movers.example/', null],
])('by %s under %s a parcel is followed at %s', (carrier, tracking, link) => {
  expect(findTrackingLink({ carrier, tracking })).toBe(link)
})

test('every carrier is asked over https', () => {
  for (const address of Object.values(CARRIERS)) expect(new URL(address).protocol).toBe('https:')
})
