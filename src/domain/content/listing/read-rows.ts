import { type RawBuilder, sql } from 'kysely'

import type { ContentSort, EditedKind } from '../../../contract/content/values.ts'
import type { Database } from '../../../database/index.ts'
import { ORDERS, type Place } from './cursor.ts'
import { type ContentFilters, filterContent } from './filter-content.ts'
import { findMarked, writeMeant } from './find-marked.ts'
import type { ListedRow } from './listed-row.ts'
import { firstOf } from './marks.ts'

/** Up to here everything is counted. */
const MOST_COUNTED = 1000

type Sorted = ContentFilters & { sort: ContentSort }
interface Span {
  after?: Place | undefined
  limit: number
}

/**
 * The rows of a list behind a place and how many it has in all, in one statement. Whatever is found is collected first,
 * in no order and only so far. If that is all, it need only be sorted. If there is more, enough of it lies along the
 * order of the list, which is read until the page is full.
 */
export async function countAndReadRows(db: Database, kind: EditedKind, query: Sorted, span: Span) {
  const { by } = ORDERS[query.sort]
  const narrowed = await filterContent(db, kind, query)
  const meant = writeMeant(sql`${kind}`, narrowed)
  const isMarked = narrowed.marks.length > 0
  const found = isMarked
    ? findMarked([kind], narrowed, sql`id, ${by} AS place`)
    : sql`SELECT id, ${by} AS place, 0 AS shelf FROM content WHERE ${meant}`
  const { rows } = await sql<ListedRow & { count: number; is_filled: boolean }>`
    WITH first AS MATERIALIZED (SELECT id, place, shelf FROM (${found}) AS found LIMIT ${MOST_COUNTED + 1}),
      counted AS MATERIALIZED (
        SELECT count(*)::int AS count, CASE WHEN count(*) > ${MOST_COUNTED} THEN max(shelf) END AS unknown_from,
          NOT EXISTS (SELECT FROM content WHERE kind = ${kind} AND marks IS NULL) AS is_filled
        FROM first),
      ${isMarked ? readKnownAndUnknown(kind, meant, query.sort, span) : readOneOrTheOther(meant, query.sort, span)}
    ${describe(kind, query.sort)}`.execute(db)
  const count = rows[0]?.count ?? 0
  return {
    rows: rows.filter(({ id }) => id !== null),
    count: Math.min(count, MOST_COUNTED),
    isCountWhole: count <= MOST_COUNTED,
    isFilled: rows[0]?.is_filled ?? true,
  }
}

/** The page, of what is known already if that is all, or else along the order. */
const readOneOrTheOther = (meant: RawBuilder<boolean>, sort: ContentSort, span: Span) => {
  const { by } = ORDERS[sort]
  const first = sql`SELECT id, place FROM first WHERE (SELECT unknown_from FROM counted) IS NULL`
  const alongOrder = sql`
    SELECT id, ${by} AS place FROM content WHERE (SELECT unknown_from FROM counted) IS NOT NULL AND ${meant}`
  return sql`page AS ((${cut(first, sql`place`, sort, span)}) UNION ALL (${cut(alongOrder, by, sort, span)}))`
}

/**
 * The page, where things were collected shelf after shelf: all but the last shelf that was looked at are known to the
 * end. With what stands on those the page goes so far at most; along the order only what stands on the others is read,
 * and only as far as that. Ids are in the index of each order, so whatever is known already costs next to nothing there.
 */
function readKnownAndUnknown(kind: EditedKind, meant: RawBuilder<boolean>, sort: ContentSort, span: Span) {
  const { by } = ORDERS[sort]
  const { forth, back, isBefore } = directionsOf(sort)
  const known = sql`SELECT id, place FROM first, counted WHERE (shelf < unknown_from OR unknown_from IS NULL)`
  const unknown = sql`
    SELECT id, ${by} AS place FROM content
    WHERE (SELECT unknown_from FROM counted) IS NOT NULL AND id >= (SELECT ${firstOf(sql`unknown_from`)} FROM counted)
      AND (${by}, id) ${isBefore} ((SELECT place FROM utmost), (SELECT id FROM utmost)) AND ${meant}`
  const together = sql`
    SELECT id, place FROM (SELECT id, place FROM known UNION ALL (${cut(unknown, by, sort, span)})) AS together WHERE true`
  return sql`
    known AS MATERIALIZED (${cut(known, sql`place`, sort, span)}),
    -- If what is known does not fill a page, it may go to the end of the list.
    utmost AS MATERIALIZED (
      SELECT place, id FROM (
        (SELECT place, id, true AS is_known FROM known ORDER BY place ${forth}, id ${forth} OFFSET ${span.limit - 1} LIMIT 1)
        UNION ALL
        (SELECT ${by}, id, false FROM content WHERE kind = ${kind} ORDER BY ${by} ${back}, id ${back} LIMIT 1)) AS ends
      ORDER BY is_known DESC LIMIT 1),
    page AS (${cut(together, sql`place`, sort, span)})`
}

/** The part of what is selected that lies behind a place. */
function cut(selected: RawBuilder<unknown>, by: RawBuilder<unknown>, sort: ContentSort, { after, limit }: Span) {
  const { read } = ORDERS[sort]
  const { forth, isBehind } = directionsOf(sort)
  const behind = after ? sql`(${by}, id) ${isBehind} (${read(after.value)}, ${after.id})` : sql`true`
  return sql`${selected} AND ${behind} ORDER BY ${by} ${forth}, id ${forth} LIMIT ${limit}`
}

const directionsOf = (sort: ContentSort) =>
  ORDERS[sort].isDescending
    ? { forth: sql`DESC`, back: sql`ASC`, isBehind: sql`<`, isBefore: sql`>=` }
    : { forth: sql`ASC`, back: sql`DESC`, isBehind: sql`>`, isBefore: sql`<=` }

/** What lists tell of the things of a page. */
function describe(kind: EditedKind, sort: ContentSort) {
  const { tell } = ORDERS[sort]
  const { forth } = directionsOf(sort)
  return sql`
    SELECT content.id, content.key, content.state, content.title, content.languages, content.lacks, content.changed_at,
      content.publish_at, content.number, artists.title AS artist, doc.year, doc.price, availability,
      coalesce(doc.starts_on, doc.dated) AS dated,
      coalesce(doc.pictures -> 0 ->> 'file', doc.picture) AS file, ${tell(sql`page.place`)} AS place, count, is_filled
    FROM counted LEFT JOIN page ON true
    LEFT JOIN content ON content.kind = ${kind} AND content.id = page.id
    LEFT JOIN LATERAL jsonb_to_record(content.draft)
      AS doc (artist text, year int, price float8, picture text, pictures jsonb, starts_on text, dated text) ON true
    LEFT JOIN content AS artists ON artists.kind = 'artists' AND artists.key = doc.artist
    LEFT JOIN artworks ON content.kind = 'artworks' AND artworks.id = content.id
    ORDER BY page.place ${forth}, page.id ${forth}`
}
