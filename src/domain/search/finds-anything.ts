import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

const MOST_COUNTED = 1000

/**
 * The SQL of whether any document matches. The planner does not see the query, and counting many keeps it from reading
 * document after document until one matches.
 */
export const matchesAny = (tsquery: string) => sql<boolean>`(
  SELECT count(*) > 0
  FROM unnest(${[tsquery]}::text[]) AS wanted (query)
  CROSS JOIN LATERAL (
    SELECT FROM search_documents WHERE keys @@ wanted.query::tsquery LIMIT ${sql.lit(MOST_COUNTED)}
  ) AS matches)`

/** Whether any document matches. */
export async function findsAnything(db: Database, tsquery: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT ${matchesAny(tsquery)} AS found`.execute(db)
  return rows[0]?.found ?? false
}
