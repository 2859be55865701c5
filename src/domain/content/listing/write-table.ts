import { columnsOf, KEY_COLUMN } from '../../../contract/content/columns.ts'
import type { Doc } from '../../../contract/content/fields.ts'
import type { EditedKind } from '../../../contract/content/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { writeCsvLine } from '../../write-csv-line.ts'
import type { Place } from './cursor.ts'
import type { ListQuery } from './list-content.ts'
import { presentEntries } from './present-entries.ts'
import { countAndReadRows } from './read-rows.ts'
import { writeCell } from './write-cell.ts'

const ROWS_AT_ONCE = 500
/** Without it spreadsheets take accents and Chinese for something else. */
const BYTE_ORDER_MARK = '\ufeff'
/** What is told beside the fields, and not brought in again. */
const TOLD = ['artist_name', 'availability', 'state', 'lacks', 'changed_at']

/**
 * A list as a table for spreadsheets, line by line, however long it is: everything that staff have written, so that an
 * import of it changes nothing.
 */
export async function* writeTable(
  db: Database,
  kind: EditedKind,
  query: Omit<ListQuery, 'cursor' | 'limit'>,
  locale: Locale,
): AsyncGenerator<string> {
  const columns = columnsOf(kind).filter((column) => column !== KEY_COLUMN)
  yield BYTE_ORDER_MARK + writeCsvLine([KEY_COLUMN.id, ...columns.map(({ id }) => id), ...TOLD])
  let after: Place | undefined
  for (let isMore = true; isMore;) {
    const { rows } = await countAndReadRows(db, kind, query, { after, limit: ROWS_AT_ONCE })
    const drafts = await readDrafts(
      db,
      kind,
      rows.map(({ id }) => id),
    )
    for (const { id, key, artist, availability, state, lacks, changed_at } of await presentEntries(db, rows, locale)) {
      yield writeCsvLine([
        key,
        ...columns.map((column) => writeCell(column, drafts.get(id) ?? {})),
        artist ? (artist[locale] ?? Object.values(artist)[0] ?? '') : '',
        availability ?? '',
        state,
        lacks.join(' '),
        changed_at,
      ])
    }
    const last = rows.at(-1)
    isMore = rows.length === ROWS_AT_ONCE
    after = last && { value: last.place, id: last.id }
  }
}

async function readDrafts(db: Database, kind: EditedKind, ids: number[]): Promise<Map<number, Doc>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('content')
    .select(['id', 'draft'])
    .where('kind', '=', kind)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, draft }) => [id, draft]))
}
