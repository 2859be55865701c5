import { expect, test } from 'vitest'

import type { Doc, Field, Fields } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { EDITED_KINDS } from '../../contract/content/values.ts'
import { backoffice } from '../../messages/en/backoffice.ts'
import { GROUPS, KEYS } from '../kinds.ts'
import { hiddenFields, placesOf, sectionsOf } from './sections.ts'

const within = (field: Field): [string, Field][] => (field.type === 'list' ? Object.entries(field.fields) : [])

test.each(EDITED_KINDS)('every field of %s has one place in its form, and words', (kind) => {
  const fields: Fields = kindOf(kind).fields
  const shown = sectionsOf(kind).flatMap((section) => section.fields.map(([name]) => name))

  expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted())
  const isSaid = (words: object, name: string) => `${kind}.${name}` in words || name in words
  for (const [name, field] of Object.entries(fields).flatMap((entry) => [entry, ...within(entry[1])])) {
    expect(isSaid(backoffice.fields.names, name), name).toBe(true)
    if (field.type === 'choice') expect(isSaid(backoffice.fields.values, name), name).toBe(true)
    if (['list', 'references', 'files'].includes(field.type)) expect(backoffice.fields.ones, name).toHaveProperty(name)
    // A name that another kind has given its values means something else here.
    if (field.type === 'choice') expect(Object.keys(valuesOf(kind, name))).toEqual(field.values)
  }
})

test('an original is not asked for what only prints have, unless it says something there', () => {
  const namesOf = (draft: Doc) =>
    sectionsOf('artworks', hiddenFields({ kind: 'artworks', key: 'one' }, draft).split(' ')).flatMap(({ fields }) =>
      fields.map(([name]) => name),
    )

  expect(namesOf({ kind: 'original' })).not.toContain('edition')
  expect(namesOf({ kind: 'original', edition: { en: '1 of 3' } })).toContain('edition')
  expect(
    sectionsOf('artworks', hiddenFields({ kind: 'artworks', key: 'one' }, { kind: 'original' }).split(' ')).map(
      ({ name }) => name,
    ),
  ).not.toContain('prints')
  expect(namesOf({ kind: 'print' })).toEqual(expect.arrayContaining(['edition', 'edition_size', 'print_choices']))
})

test('what says something of another field stands below it, and every field in one place', () => {
  const { fields = [] } = sectionsOf('artworks').find(({ name }) => name === 'measures') ?? {}
  const places = placesOf(fields).map((place) => place.map(([name]) => name))

  expect(places).toContainEqual(['price', 'is_price_on_request'])
  expect(places.flat().toSorted()).toEqual(fields.map(([name]) => name).toSorted())
})

const valuesOf = (kind: string, name: string): object => {
  const values: Record<string, object> = backoffice.fields.values
  return values[`${kind}.${name}`] ?? values[name] ?? {}
}

test('each subject stands in one group, and has a key of its own', () => {
  expect(Object.values(GROUPS).flat().toSorted()).toEqual(EDITED_KINDS.toSorted())
  expect(new Set(Object.values(KEYS)).size).toBe(EDITED_KINDS.length)
})
