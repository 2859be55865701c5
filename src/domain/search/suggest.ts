import type { SearchType } from '../../contract/catalogue/values.ts'
import type { Database } from '../../database/index.ts'
import { correctQuery } from './correct-query.ts'
import { findDocuments } from './find-documents.ts'
import { inTitle, titled } from './keys.ts'
import { looseTerms, splitQuery, type Term } from './parse-query.ts'
import { type FormsByWord, readForms } from './word-forms.ts'
import { quoteKey, writeTsquery } from './write-tsquery.ts'

export interface Suggestion {
  type: SearchType
  id: number
}

const MOST_SUGGESTIONS = 8
const MOST_COMPARED = 200
/** How many of each type are suggested as long as there are others, in this order. */
const SHARES = { artists: 3, series: 2, artworks: 5, news: 2, press: 2 } as const satisfies Record<SearchType, number>
const TYPES = Object.keys(SHARES) as SearchType[]

/** What somebody who is still typing may be about to ask for: by titles and artists' names, artists first. */
export async function suggest(
  db: Database,
  { query, limit = MOST_SUGGESTIONS }: { query: string; limit?: number },
): Promise<Suggestion[]> {
  const runs = splitQuery(query)
  if (runs.length === 0) return []
  const forms = await readForms(db, runs)
  const terms = looseTerms(runs, { shortestBeginning: 1 })
  const beginning = runs.map(({ text }) => forms.get(text)?.plain ?? text)

  const found = await findTitles(db, terms, forms, { beginning, limit })
  if (found.length > 0) return found
  const correction = await correctQuery(db, terms, forms, (attempt, known) =>
    TYPES.map((type) => writeTitles(type, attempt, known)).join('|'),
  )
  return correction ? findTitles(db, correction.terms, correction.forms, { beginning, limit }) : []
}

const writeTitles = (type: SearchType, terms: Term[], forms: FormsByWord) =>
  writeTsquery(terms, forms, (form) => inTitle(type, form))

interface Options {
  beginning: string[]
  limit: number
}

async function findTitles(
  db: Database,
  terms: Term[],
  forms: FormsByWord,
  { beginning, limit }: Options,
): Promise<Suggestion[]> {
  // Half of all works hold a word with that letter: too many to be of use, or quick.
  const isOneLetter = /^[a-z]$/.test(beginning.join(''))
  const asked = TYPES.filter((type) => !isOneLetter || type !== 'artworks').map((type) => {
    const titles = writeTitles(type, terms, forms)
    const begins = `${quoteKey(titled(type, beginning))}:*`
    return { type, tiers: [begins, `${titles} & !${begins}`], offset: 0, limit }
  })
  const found = new Map(
    (await findDocuments(db, asked, { mostMatches: MOST_COMPARED })).map(({ type, ids }) => [type, ids]),
  )
  const take = (type: SearchType, from: number, to?: number) =>
    (found.get(type) ?? []).slice(from, to).map((id) => ({ type, id }))
  const shares = TYPES.flatMap((type) => take(type, 0, SHARES[type]))
  const rest = TYPES.flatMap((type) => take(type, SHARES[type]))
  const chosen = [...shares, ...rest].slice(0, limit)
  return TYPES.flatMap((type) => chosen.filter((one) => one.type === type))
}
