import { expect, test } from 'vitest'

import { LIKENESS, likenessOf } from './likeness-of.ts'

test.each([
  [{ en: 'Evening over the harbour' }, 'evening', LIKENESS.begins],
  [{ en: 'The long evening', fr: 'Soir' }, 'Evening', LIKENESS.within],
  [{ en: 'Low tide', fr: 'Été à l’estran' }, 'ete', LIKENESS.begins],
  [{ cn: '海上明月' }, '明月', LIKENESS.within],
  // Its address may still say so.
  [{ en: 'Blue tide' }, 'evening', LIKENESS.other],
  [{ en: 'Blue tide' }, '', LIKENESS.begins],
])('%j is as like "%s" as its title says', (title, typed, likeness) => {
  expect(likenessOf(title, typed)).toBe(likeness)
})
