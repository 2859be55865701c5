import type { ContentSort, EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { readCursor, writeCursor } from './cursor.ts'
import type { ContentFilters } from './filter-content.ts'
import { presentEntries } from './present-entries.ts'
import { countAndReadRows } from './read-rows.ts'

export interface ListQuery extends ContentFilters {
  sort: ContentSort
  cursor?: string | undefined
  limit: number
}

/** A page of what there is of a kind, and how much that is in all, counted up to a thousand. */
export async function listContent(db: Database, kind: EditedKind, query: ListQuery, locale: Locale) {
  const { sort, cursor, limit } = query
  const after = cursor === undefined ? undefined : readCursor(sort, cursor)
  const { rows, count, isCountWhole, isFilled } = await countAndReadRows(db, kind, query, { after, limit: limit + 1 })
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    items: await presentEntries(db, page, locale),
    next_cursor: rows.length > limit && last ? writeCursor(sort, { value: last.place, id: last.id }) : null,
    count,
    is_count_whole: isCountWhole,
    is_filled: isFilled,
  }
}

/** The ids of a list in its order, as many as this. */
export async function listIds(
  db: Database,
  kind: EditedKind,
  query: ContentFilters & { sort: ContentSort },
  limit: number,
): Promise<number[]> {
  const { rows } = await countAndReadRows(db, kind, query, { limit })
  return rows.map(({ id }) => id)
}
