import { type Column, columnsOf } from '../../contract/content/columns.ts'
import type { ImportedKind } from '../../contract/content/values.ts'
import { LANGUAGES, type Locale, LOCALES } from '../../contract/locale.ts'
import { inEveryLanguage } from '../../messages/server.ts'
import { foldText } from '../fold-text.ts'

const FIELDS = inEveryLanguage('fields')
const TABLES = inEveryLanguage('tables')

/** A header without what people write differently: case, accents, marks. */
export const foldHeader = (header: string): string =>
  foldText(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The target of each header: as it was told before, or by its words in any language, those of the caller first. */
export function findColumns(
  kind: ImportedKind,
  headers: string[],
  told: Map<string, string | null>,
  locale: Locale,
): (string | null)[] {
  const known = nameColumns(kind, locale)
  const ids = new Set(columnsOf(kind).map(({ id }) => id))
  const taken = new Set<string>()
  return headers.map((header) => {
    const folded = foldHeader(header)
    const before = told.get(folded)
    // What was told of a column that there is no more is forgotten.
    const target = before === null || (before !== undefined && ids.has(before)) ? before : known.get(folded)
    if (target === undefined || target === null || taken.has(target)) return null
    taken.add(target)
    return target
  })
}

function nameColumns(kind: ImportedKind, locale: Locale): Map<string, string> {
  const columns = columnsOf(kind)
  const known = new Map(columns.map(({ id }) => [foldHeader(id), id]))
  const note = (name: string, id: string) => {
    const folded = foldHeader(name)
    if (folded !== '' && !known.has(folded)) known.set(folded, id)
  }
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)]
  // What a field is called in a language goes before the name that the house has for it: “Title” is English even where
  // French is spoken. Both go before any other word for another one.
  for (const wordsOf of [namesOf, ownNameOf, otherWordsOf]) {
    for (const spoken of languages) {
      for (const column of columns) {
        for (const word of wordsOf(kind, column, spoken)) {
          for (const name of inLanguages(word, column, spoken)) note(name, column.id)
        }
      }
    }
  }
  return known
}

function namesOf(kind: ImportedKind, { name }: Column, spoken: Locale): string[] {
  const names: Record<string, string> = FIELDS[spoken].names
  const word = names[`${kind}.${name}`] ?? names[name]
  if (word === undefined) return []
  // "Height (cm)" is called "Height", too.
  const [bare = ''] = word.normalize('NFKC').split('(')
  return [word, bare]
}

const ownNameOf = (_: ImportedKind, { name }: Column): string[] => [name]

function otherWordsOf(_: ImportedKind, { name }: Column, spoken: Locale): string[] {
  const others: Record<string, string> = TABLES[spoken].headers
  return others[name]?.split(',') ?? []
}

/** A text without a language is of the language that its header is in. */
function inLanguages(word: string, { locale, field }: Column, spoken: Locale): string[] {
  // Tables of before had a column for the country in each language.
  if (field?.type === 'text' && field.country) return [word, ...LOCALES.map((one) => `${word} ${one}`)]
  if (locale === undefined) return [word]
  const { name, tag } = LANGUAGES[locale]
  const called =
    new Intl.DisplayNames(LANGUAGES[spoken].habits, { type: 'language' }).of(tag.split('-')[0] ?? tag) ?? tag
  const inWords = [name, called, locale, tag].map((language) => `${word} ${language}`)
  return spoken === locale ? [...inWords, word] : inWords
}
