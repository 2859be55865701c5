import { expect, test } from 'vitest'

import { isSafePath } from './remembered-path.ts'

test.each(['/', '/account', '/fr/account', '/artist/ana-lind/series/blue_hour', '/a%20b', '/%E7%94%BB', '/~ana/@home'])(
  '%s may be gone to after a login',
  (path) => {
    expect(isSafePath(path)).toBe(true)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'account',
  '',
  '/account?next=//evil.example',
  '/account#top',
  '/evil.example/..',
  '/account\n',
  '/a b',
  '/é',
  '/a//b',
  '/%2Fevil.example',
  '/%2F/evil',
  '/%5Cevil',
  '/%252Fevil',
  '/fr/%2e%2e/%2e%2e//evil',
  '/%2e%2e',
  '/%2e%2e//evil',
  '/.//evil',
  '/%09/evil',
  '/%00',
  '/%E0%A4%A',
])('%j may not', (path) => {
  expect(isSafePath(path)).toBe(false)
})
