import { LOCALES, type Locale } from '../locale.ts'
import type { Field, KindName } from './fields.ts'
import { kindOf } from './kinds.ts'

/** A column of a table of content: one field, one language of a text, or the key. */
export interface Column {
  /** What it is called in tables: price, title_en. */
  id: string
  /** The field. */
  name: string
  locale?: Locale
  /** What the field holds; the key is no field. */
  field?: Field
}

export const KEY_COLUMN: Column = { id: 'key', name: 'key' }

/** The columns that carry everything that can be written of a kind; tables are exported and imported by them. */
export const columnsOf = (kind: KindName): Column[] => [
  KEY_COLUMN,
  ...Object.entries(kindOf(kind).fields).flatMap(([name, field]): Column[] =>
    field.type === 'words'
      ? LOCALES.map((locale) => ({ id: `${name}_${locale}`, name, locale, field }))
      : [{ id: name, name, field }],
  ),
]
