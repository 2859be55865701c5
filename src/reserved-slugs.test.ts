import { expect, test } from 'vitest'

import { RESERVED_SLUGS } from './contract/content/reserved-slugs.ts'
import { PAGES } from './web/pages.ts'

test('no page that staff write can lie under one of ours', () => {
  // Their texts are written by staff, under these very names.
  const written = ['conditions-of-use', 'contact', 'gallery', 'general-terms-and-conditions', 'privacy-policy']
  const first = new Set(PAGES.map(({ path }) => path.split('/')[0] ?? '').filter((word) => /^[a-z]/.test(word)))

  expect([...first].filter((word) => !RESERVED_SLUGS.includes(word)).toSorted()).toEqual(written)
})
