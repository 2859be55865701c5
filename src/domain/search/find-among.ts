import { sql } from 'kysely'

import type { SearchType } from '../../contract/catalogue/values.ts'
import type { Database } from '../../database/index.ts'
import { correctQuery } from './correct-query.ts'
import { findsAnything } from './finds-anything.ts'
import { anywhere, ofType } from './keys.ts'
import { looseTerms, splitQuery, strictTerms, type Term } from './parse-query.ts'
import { type FormsByWord, readForms } from './word-forms.ts'
import { quoteKey, writeTsquery } from './write-tsquery.ts'

/** Which of these documents a search for the query finds, however many others it finds too; it forgives what a search forgives. */
export async function findAmong(db: Database, query: string, type: SearchType, ids: number[]): Promise<number[]> {
  const runs = splitQuery(query)
  if (runs.length === 0 || ids.length === 0) return []
  const write = (terms: Term[], known: FormsByWord) => writeTsquery(terms, known, anywhere)
  const match = async (tsquery: string) => {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM search_documents
      WHERE type = ${type} AND id = ANY (${ids}::int[])
        AND keys @@ ${`${tsquery} & ${quoteKey(ofType(type))}`}::tsquery`.execute(db)
    return rows.map(({ id }) => id)
  }

  const forms = await readForms(db, runs)
  const asTyped = write(strictTerms(runs), forms)
  if (await findsAnything(db, asTyped)) return match(asTyped)
  const correction = await correctQuery(db, looseTerms(runs), forms, write)
  return correction ? match(write(correction.terms, correction.forms)) : []
}
