import fc from 'fast-check'
import { expect, test } from 'vitest'

import { kindOf } from '../../../contract/content/kinds.ts'
import { takeBack } from './take-back.ts'

const { fields } = kindOf('artworks')
const colors = (...items: string[]) => ({ colors: items })

test('what nobody has touched since becomes what it was, in any order', () => {
  const items = fc.uniqueArray(fc.constantFrom('red', 'blue', 'green', 'yellow'), { minLength: 1 })

  fc.assert(
    fc.property(items, items, (was, made) => {
      const [before, after] = [colors(...was), colors(...made)]
      expect(takeBack(fields, { before, after, now: after })).toMatchObject({ doc: before, left: [] })
      // And what is so already stays.
      expect(takeBack(fields, { before, after, now: before })).toMatchObject({ doc: before, left: [] })
    }),
  )
})

test.each([
  [
    'another’s item stays beside what was added',
    ['red'],
    ['red', 'blue'],
    ['red', 'blue', 'yellow'],
    ['red', 'yellow'],
    false,
  ],
  [
    'what was removed comes back to its place',
    ['red', 'blue', 'yellow'],
    ['red', 'yellow'],
    ['red', 'yellow', 'green'],
    ['red', 'blue', 'yellow', 'green'],
    false,
  ],
  ['what somebody has brought back stays once', ['red', 'blue'], ['red'], ['blue', 'red'], ['blue', 'red'], false],
  ['what somebody has taken out since is told', ['red'], ['red', 'blue'], ['red', 'yellow'], ['red', 'yellow'], true],
  [
    'an order that was changed twice is left',
    ['red', 'blue', 'yellow'],
    ['yellow', 'blue', 'red'],
    ['blue', 'yellow', 'red'],
    ['blue', 'yellow', 'red'],
    true,
  ],
] as const)('%s', (_, was, made, is, becomes, isLeft) => {
  const { doc, left } = takeBack(fields, { before: colors(...was), after: colors(...made), now: colors(...is) })

  expect(doc.colors).toEqual(becomes)
  expect(left).toEqual(isLeft ? ['colors'] : [])
})

test('each language is taken back by itself', () => {
  const { doc, left } = takeBack(fields, {
    before: { title: { en: 'Ebb', fr: 'Jusant' }, price: 10 },
    after: { title: { en: 'Tide', fr: 'Marée' }, price: 20 },
    now: { title: { en: 'Tide', fr: 'Marée basse' }, price: 20 },
  })

  expect(doc).toMatchObject({ title: { en: 'Ebb', fr: 'Marée basse' }, price: 10 })
  expect(left).toEqual(['title.fr'])
})
