import { expect, test } from 'vitest'

import type { Field, Fields } from '../../contract/content/fields.ts'
import { kindOf } from '../../contract/content/kinds.ts'
import { EDITED_KINDS } from '../../contract/content/values.ts'
import { backoffice } from '../../messages/en/backoffice.ts'
import { sectionsOf } from './sections.ts'

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
