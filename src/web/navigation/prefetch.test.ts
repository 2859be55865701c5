import { expect, test, vi } from 'vitest'

import { mayPrefetch } from './prefetch.ts'

test.each([
  ['on a good line', { onLine: true, connection: { saveData: false, effectiveType: '4g' } }, true],
  ['in a browser that tells nothing of its line', { onLine: true }, true],
  ['not with data saver', { onLine: true, connection: { saveData: true, effectiveType: '4g' } }, false],
  ['not on a 2g line', { onLine: true, connection: { saveData: false, effectiveType: '2g' } }, false],
  ['not on a slow 2g line', { onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  ['not offline', { onLine: false, connection: { saveData: false, effectiveType: '4g' } }, false],
])('links fetch their pages ahead %s', (_when, navigator, isAllowed) => {
  vi.stubGlobal('navigator', navigator)
  try {
    expect(mayPrefetch()).toBe(isAllowed)
  } finally {
    vi.unstubAllGlobals()
  }
})
