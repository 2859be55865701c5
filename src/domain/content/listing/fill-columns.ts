import { type Selectable, sql } from 'kysely'

import { KIND_NAMES, type KindName } from '../../../contract/content/fields.ts'
import { type ContentRow, type Database, transact } from '../../../database/index.ts'
import { toItem } from '../door/content-item.ts'
import { describeItems } from './describe-items.ts'

const BATCH = 500

type Row = Selectable<ContentRow>

/** Writes anew what lists read of rows of a kind, where it follows from other rows that have changed. */
async function writeColumns(tx: Database, kind: KindName, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const items = rows.map(toItem)
  const told = await describeItems(tx, kind, items)
  const columns = told.map(({ words, sortTitle, ...rest }, at) => ({
    id: items[at]?.id,
    sort_title: sortTitle,
    words,
    ...rest,
  }))
  await sql`
    UPDATE content SET title = told.title, sort_title = told.sort_title, sought = array_to_tsvector(told.words),
      marks = told.marks, refs = told.refs, lacks = told.lacks, number = told.number
    FROM jsonb_to_recordset(${JSON.stringify(columns)}::jsonb)
      AS told (id int, title jsonb, sort_title text, words text[], marks int[], refs text[], lacks text[], number text)
    WHERE content.kind = ${kind} AND content.id = told.id`.execute(tx)
}

/** Fills in what lists read of the rows of a gallery that is older than they are; several nodes may do it at once. */
export async function fillColumns(db: Database): Promise<number> {
  let filled = 0
  // Artists come before the works that are found by their names.
  for (const kind of KIND_NAMES) {
    for (let isMore = true; isMore;) {
      isMore = await transact(db, async (tx) => {
        const rows = await tx
          .selectFrom('content')
          .selectAll()
          .where('kind', '=', kind)
          .where('marks', 'is', null)
          .orderBy('id')
          .limit(BATCH)
          .forUpdate()
          .execute()
        await writeColumns(tx, kind, rows)
        filled += rows.length
        return rows.length === BATCH
      })
    }
  }
  return filled
}

/** Brings what is found by the names of these artists up to date. */
export async function followNames(tx: Database, artists: string[]): Promise<void> {
  for (const kind of ['series', 'artworks'] as const) {
    for (let after = 0; after >= 0;) {
      const rows = await tx
        .selectFrom('content')
        .selectAll()
        .where('kind', '=', kind)
        .where('id', '>', after)
        .where(sql<boolean>`refs && ${artists.map((key) => `artists/${key}`)}::text[]`)
        .orderBy('id')
        .limit(BATCH)
        .forUpdate()
        .execute()
      await writeColumns(tx, kind, rows)
      after = rows.length === BATCH ? (rows.at(-1)?.id ?? -1) : -1
    }
  }
}
