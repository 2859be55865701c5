import { type RawBuilder, sql } from 'kysely'

import type { ContentSort, EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { ORDERS, type Place } from './cursor.ts'
import { type ContentFilters, filterContent } from './filter-content.ts'
import type { ListedRow } from './listed-row.ts'

/** Up to here everything is counted. */
const MOST_COUNTED = 1000

type Sorted = ContentFilters & { sort: ContentSort }
interface Span {
  after?: Place | undefined
  limit: number
}

/** The rows of a list behind a place. */
export async function readRows(db: Database, kind: EditedKind, query: Sorted, span: Span): Promise<ListedRow[]> {
  const { by } = ORDERS[query.sort]
  const { condition } = await filterContent(db, kind, query)
  const found = sql`SELECT id, ${by} AS place FROM content WHERE ${condition}`
  const { rows } = await sql<ListedRow>`
    WITH page AS (${cut(found, by, query.sort, span)}) ${describe(kind, query.sort, { from: sql`page`, more: sql`` })}`.execute(
    db,
  )
  return rows
}

/**
 * The same and how many there are in all, in one statement. Whatever is found is collected first, in no order and only
 * so far: if that is all, it need only be sorted. If there is more, enough of it lies along the order of the list, which
 * is read until the page is full. How often one mark occurs the planner knows; of several together it only supposes,
 * and would look through everything for what never meets. So those are collected by the index alone.
 */
export async function countAndReadRows(db: Database, kind: EditedKind, query: Sorted, span: Span) {
  const { by } = ORDERS[query.sort]
  const { condition, isMixed } = await filterContent(db, kind, query)
  const alongOrder = sql`
    SELECT id, ${by} AS place FROM content WHERE (SELECT count FROM counted) > ${MOST_COUNTED}::int AND ${condition}`
  const { rows } = await sql<ListedRow & { count: number; is_filled: boolean }>`
    WITH found AS ${isMixed ? sql`MATERIALIZED` : sql``} (SELECT id, ${by} AS place FROM content WHERE ${condition}),
      first AS MATERIALIZED (SELECT id, place FROM found LIMIT ${MOST_COUNTED + 1}),
      counted AS MATERIALIZED (
        SELECT count(*)::int AS count, NOT EXISTS (SELECT FROM content WHERE kind = ${kind} AND marks IS NULL) AS is_filled
        FROM first),
      page AS (
        (${cut(sql`SELECT id, place FROM first WHERE (SELECT count FROM counted) <= ${MOST_COUNTED}::int`, sql`place`, query.sort, span)})
        UNION ALL (${cut(alongOrder, by, query.sort, span)}))
    ${describe(kind, query.sort, { from: sql`counted LEFT JOIN page ON true`, more: sql`, count, is_filled` })}`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  return {
    rows: rows.filter(({ id }) => id !== null),
    count: Math.min(count, MOST_COUNTED),
    isCountWhole: count <= MOST_COUNTED,
    isFilled: rows[0]?.is_filled ?? true,
  }
}

/** The part of what is selected that lies behind a place. */
function cut(selected: RawBuilder<unknown>, by: RawBuilder<unknown>, sort: ContentSort, { after, limit }: Span) {
  const { isDescending, read } = ORDERS[sort]
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const isBehind = isDescending ? sql`<` : sql`>`
  const behind = after ? sql`(${by}, id) ${isBehind} (${read(after.value)}, ${after.id})` : sql`true`
  return sql`${selected} AND ${behind} ORDER BY ${by} ${direction}, id ${direction} LIMIT ${limit}`
}

/** What lists tell of the things of a page. */
function describe(
  kind: EditedKind,
  sort: ContentSort,
  { from, more }: { from: RawBuilder<unknown>; more: RawBuilder<unknown> },
) {
  const { isDescending, tell } = ORDERS[sort]
  const direction = isDescending ? sql`DESC` : sql`ASC`
  return sql`
    SELECT content.id, content.key, content.state, content.title, content.languages, content.lacks, content.changed_at,
      content.publish_at, content.number, artists.title AS artist, doc.year, doc.price, availability,
      coalesce(doc.starts_on, doc.dated) AS dated,
      coalesce(doc.pictures -> 0 ->> 'file', doc.picture) AS file, ${tell(sql`page.place`)} AS place ${more}
    FROM ${from}
    LEFT JOIN content ON content.kind = ${kind} AND content.id = page.id
    LEFT JOIN LATERAL jsonb_to_record(content.draft)
      AS doc (artist text, year int, price float8, picture text, pictures jsonb, starts_on text, dated text) ON true
    LEFT JOIN content AS artists ON artists.kind = 'artists' AND artists.key = doc.artist
    LEFT JOIN artworks ON content.kind = 'artworks' AND artworks.id = content.id
    ORDER BY page.place ${direction}, page.id ${direction}`
}
