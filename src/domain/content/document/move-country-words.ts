import type { Doc, Fields } from '../../../contract/content/fields.ts'
import { findCountry } from './find-country.ts'

/**
 * Reads what was written of a country when it was still a text in each language, as old drafts, folders and the history
 * hold it: where all of it names one country it becomes that one, and else it stands in the field for such words.
 */
export function moveCountryWords(fields: Fields, doc: Doc): Doc {
  let moved = doc
  for (const [name, field] of Object.entries(fields)) {
    if (field.type !== 'text' || !field.country) continue
    const words = doc[name]
    if (typeof words !== 'object' || words === null || Array.isArray(words)) continue
    const { otherwise } = field.country
    const codes = new Set(
      Object.values(words).map((text) => (typeof text === 'string' ? findCountry(text) : undefined)),
    )
    const [code] = codes
    moved =
      codes.size === 1 && code !== undefined
        ? { ...moved, [name]: code }
        : { ...moved, [name]: undefined, [otherwise]: doc[otherwise] ?? words }
  }
  return moved
}
