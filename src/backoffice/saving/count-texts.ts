import type { Doc, Fields, Words } from '../../contract/content/fields.ts'
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locale.ts'

/** How many texts a language has, of those that there should be. */
export type TextCounts = Record<Locale, { written: number; all: number }>

/** Counts the texts of a draft that are written in any language or have to be there; pictures are described without them. */
export function countTexts(fields: Fields, doc: Doc): TextCounts {
  const texts = textsOf(fields, doc)
  const count = (locale: Locale) => texts.filter((words) => words[locale]?.trim()).length
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, { written: count(locale), all: texts.length }]),
  ) as TextCounts
}

function textsOf(fields: Fields, doc: Doc): Words[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.type === 'list') return ((doc[name] ?? []) as Doc[]).flatMap((row) => textsOf(field.fields, row))
    if (field.type !== 'words') return []
    const words = (doc[name] ?? {}) as Words
    const isWritten = LOCALES.some((locale) => words[locale]?.trim())
    if (!isWritten && !field.required) return []
    return [field.isName ? readEverywhere(words) : words]
  })
}

/** A name is read in every language as it is written in the default one. */
const readEverywhere = (words: Words): Words =>
  Object.fromEntries(LOCALES.map((locale) => [locale, words[locale] ?? words[DEFAULT_LOCALE] ?? '']))
