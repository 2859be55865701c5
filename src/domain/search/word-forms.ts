import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { Run } from './split-words.ts'

/** A word without its accents, and its stems in the languages that have them. */
export interface WordForms {
  plain: string
  en: string
  fr: string
}

export type FormsByWord = ReadonlyMap<string, WordForms>

/** The forms of the words in a query. */
export const readForms = (db: Database, runs: Run[]): Promise<FormsByWord> =>
  askForForms(
    db,
    runs.flatMap(({ text, words }) => (words ? [] : [text])),
  )

async function askForForms(db: Database, words: string[]): Promise<FormsByWord> {
  const { rows } = await sql<WordForms & { word: string }>`
    SELECT word, plain, (ts_lexize('search_english', plain))[1] AS en, (ts_lexize('search_french', plain))[1] AS fr
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
