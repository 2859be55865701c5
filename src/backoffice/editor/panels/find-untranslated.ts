import type { Doc, Words } from '../../../contract/content/fields.ts'
import { kindOf } from '../../../contract/content/kinds.ts'
import type { Locale } from '../../../contract/locale.ts'
import { isEditedKind } from '../../kinds.ts'

export interface Untranslated {
  /** The field that names the term. */
  field: string
  kind: string
  words: Words
  languages: Locale[]
}

/** Terms that a thing is shown with, such as its technique, and the languages that they are not written in. */
export function findUntranslated(
  kind: Parameters<typeof kindOf>[0],
  draft: Doc,
  nameOf: (kind: string, key: string) => Words | undefined,
  written: readonly Locale[],
): Untranslated[] {
  return Object.entries(kindOf(kind).fields).flatMap(([name, field]) => {
    const key = draft[name]
    if (field.type !== 'reference' || typeof key !== 'string' || !isEditedKind(field.kind)) return []
    // Whatever has a page of its own is told there.
    if (kindOf(field.kind).layout !== 'table') return []
    const words = nameOf(field.kind, key)
    const languages = words ? written.filter((locale) => !words[locale]) : []
    return words && languages.length > 0 ? [{ field: name, kind: field.kind, words, languages }] : []
  })
}
