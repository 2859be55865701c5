import { expect, test } from 'vitest'

import { RESERVED_SLUGS, SITE_PAGES } from './contract/content/reserved-slugs.ts'
import { PAGES } from './web/pages.ts'

test('no page that staff write can lie under one of ours', () => {
  const first = new Set(PAGES.map(({ path }) => path.split('/')[0] ?? '').filter((word) => /^[a-z]/.test(word)))

  expect([...first].filter((word) => ![...RESERVED_SLUGS, ...SITE_PAGES].includes(word))).toEqual([])
})
