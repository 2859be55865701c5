import { type Selectable, sql } from 'kysely'

import { KIND_NAMES, type KindName } from '../../../contract/content/fields.ts'
import { type ContentRow, type Database, transact } from '../../../database/index.ts'
import { queueJob } from '../../queue/index.ts'
import { toItem } from '../door/content-item.ts'
import { describeItems } from './describe-items.ts'

const BATCH = 500
const AT_ONCE = 100

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

/** Has a gallery filled in that is older than its lists, while it is open; on however many nodes, one does it. */
export async function queueFilling(db: Database): Promise<void> {
  const unfilled = await db.selectFrom('content').select('id').where('marks', 'is', null).limit(1).execute()
  if (unfilled.length > 0) await queueJob(db, 'fill-columns', {}, { key: 'fill-columns', canWait: true })
}

/** Fills in what lists read of rows that are older than they are, so many at most; whatever breaks off is gone on with. */
export async function fillColumns(db: Database, most = Infinity): Promise<number> {
  let filled = 0
  // Artists come before the works that are found by their names.
  for (const kind of KIND_NAMES) {
    for (let isMore = true; isMore && filled < most;) {
      const count = await fillBatch(db, kind)
      filled += count
      isMore = count === AT_ONCE
    }
  }
  return filled
}

/** Whoever saves one of these waits for as long as it takes: they are few. */
function fillBatch(db: Database, kind: KindName): Promise<number> {
  return transact(db, async (tx) => {
    const unfilled = tx
      .selectFrom('content')
      .where('kind', '=', kind)
      .where('marks', 'is', null)
      .orderBy('id')
      .limit(AT_ONCE)
    const named = await unfilled.select(sql<string | null>`draft ->> 'artist'`.as('artist')).execute()
    // Whoever renames an artist holds the artist before the works: so do we, and none of them has the former name.
    const artists = new Set(named.flatMap(({ artist }) => artist ?? []))
    if (artists.size > 0)
      await tx
        .selectFrom('content')
        .select('id')
        .where('kind', '=', 'artists')
        .where('key', 'in', [...artists])
        .orderBy('id')
        .forShare()
        .execute()
    const rows = await unfilled.selectAll().forUpdate().execute()
    await writeColumns(tx, kind, rows)
    return rows.length
  })
}

/** Brings what is found by the names of these artists up to date. */
export async function followNames(tx: Database, artists: string[]): Promise<void> {
  const refs = artists.map((key) => `artists/${key}`)
  for (const kind of ['series', 'artworks'] as const) await follow(tx, kind, refs)
}

/** Brings what names these files up to date: another picture may have more pixels. */
export async function followFiles(tx: Database, files: string[]): Promise<void> {
  const refs = files.map((key) => `media/${key}`)
  for (const kind of KIND_NAMES) await follow(tx, kind, refs)
}

async function follow(tx: Database, kind: KindName, refs: string[]): Promise<void> {
  for (let after = 0; after >= 0;) {
    const rows = await tx
      .selectFrom('content')
      .selectAll()
      .where('kind', '=', kind)
      .where('id', '>', after)
      .where(sql<boolean>`refs && ${refs}::text[]`)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .execute()
    await writeColumns(tx, kind, rows)
    after = rows.length === BATCH ? (rows.at(-1)?.id ?? -1) : -1
  }
}
