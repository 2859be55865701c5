import { expect, test } from 'vitest'

import type { Doc, Field, Fields } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { EDITED_KINDS } from '../../contract/content/values.ts'
import { backoffice } from '../../messages/en/backoffice.ts'
import { hiddenFields, sectionsOf } from './sections.ts'

const within = (field: Field): [string, Field][] => (field.type === 'list' ? Object.entries(field.fields) : [])

test.each(EDITED_KINDS)('every field of %s has one place in its form, and words', (kind) => {
  const fields: Fields = kindOf(kind).fields
  const shown = sectionsOf(kind).flatMap((section) => section.fields.map(([name]) => name))

  expect(shown.toSorted()).toEqual(Object.keys(fields).toSorted())
  for (const [name, field] of Object.entries(fields).flatMap((entry) => [entry, ...within(entry[1])])) {
    expect(backoffice.fields.names, name).toHaveProperty(name)
    if (field.type === 'choice') expect(backoffice.fields.values, name).toHaveProperty(name)
  }
})

test('an original is not asked for what only prints have, unless it says something there', () => {
  const namesOf = (draft: Doc) =>
    sectionsOf('artworks', hiddenFields('artworks', draft).split(' ')).flatMap(({ fields }) =>
      fields.map(([name]) => name),
    )

  expect(namesOf({ kind: 'original' })).not.toContain('edition')
  expect(namesOf({ kind: 'original', edition: { en: '1 of 3' } })).toContain('edition')
  expect(
    sectionsOf('artworks', hiddenFields('artworks', { kind: 'original' }).split(' ')).map(({ name }) => name),
  ).not.toContain('prints')
  expect(namesOf({ kind: 'print' })).toEqual(expect.arrayContaining(['edition', 'edition_size', 'print_choices']))
})
