import { sql } from 'kysely'

import type { Words } from '../../contract/content/fields.ts'
import { VISITED_KINDS, type VisitedKind } from '../../contract/content/values.ts'
import type { Database } from '../../database/index.ts'
import { PLACES } from '../catalogue/index.ts'
import { TODAY } from '../gallery/index.ts'

const DAYS = 90
const MOST_LISTED = 200

/** Whatever has a page, with where it is, and whether anybody has opened it since then. */
const SEEN = sql`
  SELECT kind, id, place, title, published_at, EXISTS (
    SELECT FROM page_visits AS visits WHERE (visits.kind, visits.id) = (places.kind, places.id) AND visits.day >= since
  ) AS is_reached
  FROM (
    ${PLACES} UNION ALL
    SELECT kind, id, '/' || key FROM content WHERE kind = 'pages' AND is_visible AND published IS NOT NULL
  ) AS places
  JOIN content USING (kind, id), (
    SELECT greatest(begun_on, ${TODAY} - ${DAYS}::int) AS since FROM visit_counting
  ) AS counting`

interface Unreached {
  kind: VisitedKind
  id: number
  place: string
  title: Words | null
  published_at: Date | null
}

/** The pages that no visitor has opened of late, counted by kind, and those that have been online longest. */
export async function readUnreached(db: Database) {
  const kinds = [...VISITED_KINDS]
  const began = await sql<{ since: string; is_whole: boolean }>`
    SELECT greatest(begun_on, ${TODAY} - ${DAYS}::int) AS since, begun_on <= ${TODAY} - ${DAYS}::int AS is_whole
    FROM visit_counting`.execute(db)
  const counted = await sql<{ kind: VisitedKind; total: number; unreached: number }>`
    SELECT kind, count(*)::int AS total, count(*) FILTER (WHERE NOT is_reached)::int AS unreached
    FROM (${SEEN}) AS seen GROUP BY kind ORDER BY array_position(${kinds}, kind)`.execute(db)
  const listed = await sql<Unreached>`
    SELECT kind, id, place, title, published_at FROM (${SEEN}) AS seen WHERE NOT is_reached
    ORDER BY published_at, array_position(${kinds}, kind), id LIMIT ${MOST_LISTED}`.execute(db)
  return {
    since: began.rows[0]?.since ?? '',
    is_since_begun: began.rows[0]?.is_whole === false,
    kinds: counted.rows,
    things: listed.rows.map(({ title, published_at, ...thing }) => ({
      ...thing,
      title: title ?? {},
      published_at: published_at?.toISOString() ?? null,
    })),
  }
}
