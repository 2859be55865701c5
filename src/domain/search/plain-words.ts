import type { Database } from '../../database/index.ts'
import { cutIntoPieces, piecesBesides } from './chinese.ts'
import { pieceForm, wordOf } from './keys.ts'
import { splitQuery, type Term } from './parse-query.ts'
import { type Run, splitWords } from './split-words.ts'
import { readForms, recallForms } from './word-forms.ts'
import { formsOf, writeTsquery } from './write-tsquery.ts'

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

/** What a query of staff asks for. */
interface PlainQuery {
  /** The tsquery for what holds every word of it, or one that begins so. */
  tsquery: string
  /** How some word has to begin, one for each of its words. */
  beginnings: string[]
}

/** Reads a query of staff; nothing when it has no letter or digit. */
export async function readPlainQuery(db: Database, query: string): Promise<PlainQuery | undefined> {
  const runs = splitQuery(query)
  if (runs.length === 0) return undefined
  const terms = runs.flatMap(({ text, words }): Term[] =>
    words
      ? cutIntoPieces(text).map((characters) => ({ kind: 'piece', characters }))
      : [{ kind: 'word', word: text, isBeginning: true }],
  )
  const asked = terms.slice(-MOST_TERMS)
  const forms = await readForms(db, runs)
  return {
    tsquery: writeTsquery(asked, forms, (form) => form),
    beginnings: asked
      .map((term) => sharedBeginning(formsOf(term, forms).map(({ form }) => wordOf(form))))
      .filter(Boolean),
  }
}

function sharedBeginning([first = '', ...others]: string[]): string {
  const characters = Array.from(first)
  const length = characters.findLastIndex((_, at) =>
    others.every((other) => other.startsWith(characters.slice(0, at + 1).join(''))),
  )
  return characters.slice(0, length + 1).join('')
}
