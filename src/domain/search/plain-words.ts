import type { Database } from '../../database/index.ts'
import { cutIntoPieces, piecesBesides } from './chinese.ts'
import { pieceForm } from './keys.ts'
import { splitQuery, type Term } from './parse-query.ts'
import { type Run, splitWords } from './split-words.ts'
import { readForms, recallForms } from './word-forms.ts'
import { writeTsquery } from './write-tsquery.ts'

const MOST_TERMS = 8

/** The words of each group of texts as lists of staff keep them: without accents, Chinese by words and characters. */
export async function cutWords(db: Database, groups: string[][]): Promise<string[][]> {
  const runs = groups.map((texts) => texts.flatMap(splitWords))
  const forms = await recallForms(db, new Set(runs.flat().flatMap(spacedWords)))
  return runs.map((ofGroup) => [
    ...new Set(
      ofGroup.flatMap((run) =>
        run.words
          ? [...run.words, ...piecesBesides(run.words, run.text).map(pieceForm)]
          : spacedWords(run).map((word) => forms.get(word)?.plain ?? word),
      ),
    ),
  ])
}

const spacedWords = ({ text, words, joined }: Run) => (words ? [] : joined === undefined ? [text] : [text, joined])

/** The tsquery for what holds every word of a query, or one that begins so; nothing when it has no letter or digit. */
export async function writePlainQuery(db: Database, query: string): Promise<string | undefined> {
  const runs = splitQuery(query)
  if (runs.length === 0) return undefined
  const terms = runs.flatMap(({ text, words }): Term[] =>
    words
      ? cutIntoPieces(text).map((characters) => ({ kind: 'piece', characters }))
      : [{ kind: 'word', word: text, isBeginning: true }],
  )
  return writeTsquery(terms.slice(-MOST_TERMS), await readForms(db, runs), (form) => form)
}
