import type { Doc, Field, Fields, Words } from '../../../contract/content/fields.ts'
import { LOCALES } from '../../../contract/locale.ts'

/** The places in which two forms of a thing differ, such as `title.fr` or `pictures.0.alt.en`. */
export function findDifferences(fields: Fields, one: Doc, other: Doc, within = ''): string[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    differencesIn(field, one[name], other[name], `${within}${name}`),
  )
}

function differencesIn(field: Field, one: unknown, other: unknown, place: string): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return []
  if (field.type === 'words' || field.type === 'file-per-language') {
    const [words, others] = [(one ?? {}) as Words, (other ?? {}) as Words]
    return LOCALES.filter((locale) => words[locale] !== others[locale]).map((locale) => `${place}.${locale}`)
  }
  if (field.type === 'list') {
    const [items, others] = [(one ?? []) as Doc[], (other ?? []) as Doc[]]
    // Of lists that have grown or shrunk nobody can tell which item became which.
    if (items.length !== others.length) return [place]
    return items.flatMap((item, at) => findDifferences(field.fields, item, others[at] ?? {}, `${place}.${at}.`))
  }
  return [place]
}
