import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Doc } from '../../contract/content/fields.ts'
import { differingPaths, isSame, leavesOf, valueAt, withValue } from './leaves.ts'
import { mergeDrafts } from './merge-drafts.ts'

const NOTHING: never[] = []

test('what only one of two people changed is taken as it is', () => {
  const base = { title: { en: 'Dawn', fr: 'Aube' }, year: 1990 }
  const mine = { title: { en: 'Dusk', fr: 'Aube' }, year: 1990 }
  const theirs = { title: { en: 'Dawn', fr: 'Aurore' }, year: 1991 }

  expect(mergeDrafts({ base, ours: NOTHING, mine, theirs })).toEqual({
    draft: { title: { en: 'Dusk', fr: 'Aurore' }, year: 1991 },
    conflicts: [],
  })
})

test('what both changed is told, and stays as mine', () => {
  const versions = { base: { year: 1990 }, ours: NOTHING, mine: { year: 1991 }, theirs: {} }

  expect(mergeDrafts(versions)).toEqual({
    draft: { year: 1991 },
    conflicts: [{ path: 'year', mine: 1991, theirs: undefined }],
  })
})

test('what we sent ourselves is nobody else’s change', () => {
  const versions = { base: {}, ours: [{ year: 1990 }], mine: { year: 1991 }, theirs: { year: 1990 } }

  expect(mergeDrafts(versions)).toEqual({ draft: { year: 1991 }, conflicts: [] })
})

test('lists are one value, entered by their places', () => {
  const doc = { pictures: [{ file: 'a' }, { file: 'b', alt: { en: 'B' } }] }

  expect(valueAt(doc, 'pictures.1.alt.en')).toBe('B')
  expect(withValue(doc, 'pictures.0.alt.fr', 'A')).toEqual({
    pictures: [{ file: 'a', alt: { fr: 'A' } }, doc.pictures[1]],
  })
  expect(withValue({ title: { en: 'x' } }, 'title.en', undefined)).toEqual({})
})

const leaf = fc.oneof(fc.string({ maxLength: 3 }), fc.integer(), fc.boolean(), fc.array(fc.string({ maxLength: 2 })))
const name = fc.constantFrom('a', 'b', 'c')
const doc = fc.dictionary(name, fc.oneof(leaf, fc.dictionary(name, leaf, { noNullPrototype: true })), {
  noNullPrototype: true,
})

test('a draft is the sum of its leaves', () => {
  fc.assert(
    fc.property(doc, doc, (one, other) => {
      const paths = differingPaths(one, other)
      const made = paths
        .toSorted((a, b) => Number(valueAt(other, a) !== undefined) - Number(valueAt(other, b) !== undefined))
        .reduce<Doc>((draft, path) => withValue(draft, path, leavesOf(other).get(path)), one)
      expect(differingPaths(made, other)).toEqual([])
      expect(isSame(leavesOf(made).size, leavesOf(other).size)).toBe(true)
    }),
  )
})
