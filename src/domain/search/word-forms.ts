import { sql } from 'kysely'

import { type Locale, LOCALES } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { serverWords } from '../../messages/server.ts'
import type { Run } from './split-words.ts'

/** A word without its accents, and its stem by each dictionary that some language has. */
export interface WordForms {
  plain: string
  stems: string[]
}

const STEMMERS = [...new Set(LOCALES.map((locale) => serverWords[locale].search.stemmer))]
const STEMMER_OF = new Map(LOCALES.map((locale) => [locale, STEMMERS.indexOf(serverWords[locale].search.stemmer)]))

/** The stem of a word as that language forms it. */
export const stemIn = (locale: Locale, { stems }: WordForms): string | undefined => stems[STEMMER_OF.get(locale) ?? 0]

/** The stems of the word in a column; a dictionary that leaves it out leaves it as it is. */
export const selectStems = (column: string) => {
  const word = sql.ref(column)
  const stems = STEMMERS.map((stemmer) => sql`coalesce((ts_lexize(${sql.lit(stemmer)}, ${word}))[1], ${word})`)
  return sql<string[]>`ARRAY[${sql.join(stems)}]`
}

export type FormsByWord = ReadonlyMap<string, WordForms>

const MOST_ASKED = 2000
const asked = new Map<string, WordForms>()

/** The forms of the words in a query. What somebody asked for before, and numbers, are known. */
export async function readForms(db: Database, runs: Run[]): Promise<FormsByWord> {
  const forms = new Map<string, WordForms>()
  const unknown: string[] = []
  for (const { text, words } of runs) {
    const known = words ? undefined : (numberForms(text) ?? remembered.get(text) ?? asked.get(text))
    if (known) forms.set(text, known)
    else if (!words) unknown.push(text)
  }
  if (unknown.length === 0) return forms
  for (const [word, found] of await askForForms(db, unknown)) {
    if (asked.size >= MOST_ASKED) asked.clear()
    forms.set(word, found)
    asked.set(word, found)
  }
  return forms
}

/** No language has other forms of a number. */
const numberForms = (word: string): WordForms | undefined =>
  /^[0-9]+$/.test(word) ? { plain: word, stems: STEMMERS.map(() => word) } : undefined

async function askForForms(db: Database, words: string[]): Promise<FormsByWord> {
  const { rows } = await sql<WordForms & { word: string }>`
    SELECT word, plain, ${selectStems('plain')} AS stems
    FROM (SELECT word, unaccent(word) AS plain FROM unnest(${words}::text[]) AS word OFFSET 0) AS words`.execute(db)
  return new Map(rows.map(({ word, ...forms }) => [word, forms]))
}

const MOST_REMEMBERED = 50_000
const remembered = new Map<string, WordForms>()

/** The forms of words that are written; they come again with other documents, so each is asked for once. */
export async function recallForms(db: Database, words: Iterable<string>): Promise<FormsByWord> {
  const forms = new Map<string, WordForms>()
  const unknown: string[] = []
  for (const word of words) {
    const known = remembered.get(word)
    if (known) forms.set(word, known)
    else unknown.push(word)
  }
  if (unknown.length === 0) return forms
  if (remembered.size > MOST_REMEMBERED) remembered.clear()
  for (const [word, asked] of await askForForms(db, unknown)) {
    forms.set(word, asked)
    remembered.set(word, asked)
  }
  return forms
}
