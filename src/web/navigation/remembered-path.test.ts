import { expect, test } from 'vitest'

import { isSafePath } from './remembered-path.ts'

test.each(['/', '/account', '/fr/account', '/artist/ana-lind/series/blue_hour', '/a%20b', '/~ana/@home'])(
  '%s may be gone to after a login',
  (path) => {
    expect(isSafePath(path)).toBe(true)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'account',
  '',
  '/account?next=//evil.example',
  '/account#top',
  '/evil.example/..',
  '/account\n',
  '/a b',
  '/é',
])('%j may not', (path) => {
  expect(isSafePath(path)).toBe(false)
})
