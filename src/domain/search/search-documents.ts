import { PAGE_SIZE, SEARCH_TYPES, type SearchType } from '../../contract/catalogue/values.ts'
import type { Database } from '../../database/index.ts'
import { correctQuery } from './correct-query.ts'
import { type Asked, findDocuments, type Found } from './find-documents.ts'
import { anywhere, inNames, inTitle, ofType, titled } from './keys.ts'
import { looseTerms, splitQuery, strictTerms, type Term } from './parse-query.ts'
import { type FormsByWord, readForms } from './word-forms.ts'
import { quoteKey, writeTsquery } from './write-tsquery.ts'

export interface SearchQuery {
  query: string
  /** A page of this group alone; without it the best of each. */
  type?: SearchType | undefined
  page?: number | undefined
}

export interface SearchResults {
  /** What was searched for instead, when nothing matched as it was typed. */
  corrected: string | null
  /** A total of 1,000 means that there are as many or more. */
  results: Record<SearchType, { total: number; ids: number[] }>
}

const AT_A_GLANCE: Record<SearchType, number> = { artworks: PAGE_SIZE, artists: 6, series: 6, news: 6, press: 6 }

/** Finds what holds all words of a query in any language; if nothing does, what somebody may have meant. */
export async function searchDocuments(db: Database, asked: SearchQuery): Promise<SearchResults> {
  const runs = splitQuery(asked.query)
  if (runs.length === 0) return present([])
  const forms = await readForms(db, runs)
  const find = (terms: Term[], known: FormsByWord, parts: string[]) =>
    findDocuments(
      db,
      SEARCH_TYPES.map((type) => ({ type, ...windowOf(type, asked), tiers: writeTiers(type, terms, known, parts) })),
      { whereAny: writeTsquery(terms, known, anywhere) },
    )
  const plainOf = (word: string) => forms.get(word)?.plain ?? word

  const found = await find(
    strictTerms(runs),
    forms,
    runs.map(({ text }) => plainOf(text)),
  )
  if (found.length > 0) return present(found)

  const correction = await correctQuery(db, looseTerms(runs), forms, (terms, known) =>
    writeTsquery(terms, known, anywhere),
  )
  if (!correction) return present([])
  const { replaced } = correction
  const parts = runs.map(({ text }) => replaced.get(text) ?? plainOf(text))
  const corrected = runs.map(({ text }) => replaced.get(text) ?? text).join(' ')
  return present(await find(correction.terms, correction.forms, parts), replaced.size > 0 ? corrected : null)
}

const windowOf = (one: SearchType, { type, page = 1 }: SearchQuery): Pick<Asked, 'offset' | 'limit'> => {
  if (type === undefined) return { offset: 0, limit: AT_A_GLANCE[one] }
  return type === one ? { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE } : { offset: 0, limit: 0 }
}

/** The very title, other titles, names, texts: each without what an earlier one has. */
function writeTiers(type: SearchType, terms: Term[], forms: FormsByWord, parts: string[]): string[] {
  const exact = quoteKey(titled(type, parts))
  const titles = writeTsquery(terms, forms, (form) => inTitle(type, form))
  const names = writeTsquery(terms, forms, (form) => inNames(type, form))
  const texts = `${writeTsquery(terms, forms, anywhere)} & ${quoteKey(ofType(type))}`
  return [`${titles} & ${exact}`, `${titles} & !${exact}`, `${names} & !${titles}`, `${texts} & !${names}`]
}

function present(found: Found[], corrected: string | null = null): SearchResults {
  const nothing = SEARCH_TYPES.map((type) => [type, { total: 0, ids: [] }])
  const groups = found.map(({ type, total, ids }) => [type, { total, ids }])
  return { corrected, results: Object.fromEntries([...nothing, ...groups]) as SearchResults['results'] }
}
