import { sql } from 'kysely'

import type { ContentSort, EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { ORDERS, type Place, readCursor, writeCursor } from './cursor.ts'
import { type ContentFilters, filterContent } from './filter-content.ts'
import type { ListedRow } from './listed-row.ts'
import { presentEntries } from './present-entries.ts'

const MOST_COUNTED = 1000

export interface ListQuery extends ContentFilters {
  sort: ContentSort
  cursor?: string | undefined
  limit: number
}

/** A page of what there is of a kind, and how much that is in all, counted up to a thousand. */
export async function listContent(db: Database, kind: EditedKind, query: ListQuery, locale: Locale) {
  const { sort, cursor, limit } = query
  const after = cursor === undefined ? undefined : readCursor(sort, cursor)
  const rows = await readRows(db, kind, query, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  // Who has seen everything need not count it.
  const isWhole = after === undefined && rows.length <= limit
  return {
    items: await presentEntries(db, kind, page, locale),
    next_cursor: rows.length > limit && last ? writeCursor(sort, { value: last.place, id: last.id }) : null,
    ...(isWhole ? { count: rows.length, is_count_whole: true } : await countContent(db, kind, query)),
  }
}

/** The rows of a list behind a place. */
export async function readRows(
  db: Database,
  kind: EditedKind,
  { sort, ...filters }: ContentFilters & { sort: ContentSort },
  { after, limit }: { after?: Place | undefined; limit: number },
): Promise<ListedRow[]> {
  const { by, isDescending, told, read } = ORDERS[sort]
  const direction = isDescending ? sql`DESC` : sql`ASC`
  const isBehind = isDescending ? sql`<` : sql`>`
  const behind = after ? sql`(${by}, id) ${isBehind} (${read(after.value)}, ${after.id})` : sql`true`
  const { rows } = await sql<ListedRow>`
    SELECT id, key, state, title, languages, lacks, changed_at, publish_at, number, draft, ${told} AS place
    FROM content WHERE ${await filterContent(db, kind, filters)} AND ${behind}
    ORDER BY ${by} ${direction}, id ${direction} LIMIT ${limit}`.execute(db)
  return rows
}

async function countContent(db: Database, kind: EditedKind, filters: ContentFilters) {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM content WHERE ${await filterContent(db, kind, filters)} LIMIT ${MOST_COUNTED + 1}) AS found`.execute(
    db,
  )
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, MOST_COUNTED), is_count_whole: count <= MOST_COUNTED }
}
