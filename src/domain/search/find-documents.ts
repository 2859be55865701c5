import { sql } from 'kysely'

import type { SearchType } from '../../contract/catalogue/values.ts'
import type { Database } from '../../database/index.ts'
import { matchesAny } from './finds-anything.ts'

/** Of more matches than this in one type some of the best are ranked, and no more are counted: nobody looks through a thousand. */
const MOST_MATCHES = 1000

export interface Asked {
  type: SearchType
  /** Tsqueries that have no match in common, the best first. */
  tiers: string[]
  offset: number
  limit: number
}

export interface Found {
  type: SearchType
  total: number
  ids: number[]
}

interface Options {
  /** A tsquery that holds whenever any of those that are asked does: where nothing matches it, none of them is looked for. */
  whereAny?: string
  mostMatches?: number
}

/** For each type with a match: how many there are, and a part of them in order. */
export async function findDocuments(
  db: Database,
  asked: Asked[],
  { whereAny, mostMatches = MOST_MATCHES }: Options = {},
): Promise<Found[]> {
  const isWorthwhile = whereAny === undefined ? sql`true` : matchesAny(whereAny)
  // The planner does not see the queries and takes them for rare, so it never reads all documents for a common word.
  const { rows } = await sql<Found>`
    SELECT asked.type, ranked.total, ranked.ids
    FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      AS asked (type text, tiers text[], "offset" int, "limit" int)
    CROSS JOIN LATERAL (
      SELECT count(*)::int AS total, (
        array_agg(id ORDER BY tier, CASE WHEN tier <= 2 THEN title_length END, id DESC)
      )[asked.offset + 1 : asked.offset + asked.limit] AS ids
      FROM (
        SELECT tiers.tier, document.title_length, document.id
        FROM unnest(asked.tiers) WITH ORDINALITY AS tiers (query, tier)
        CROSS JOIN LATERAL (
          SELECT id, title_length FROM search_documents WHERE keys @@ tiers.query::tsquery
        ) AS document
        ORDER BY tiers.tier
        LIMIT ${mostMatches}
      ) AS matches
    ) AS ranked
    WHERE ranked.total > 0 AND ${isWorthwhile}`.execute(db)
  return rows
}
