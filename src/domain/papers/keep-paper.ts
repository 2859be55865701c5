import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { type FileStore, readBytes } from '../files/index.ts'
import type { Bill } from './bill.ts'
import type { Drawer } from './open-drawer.ts'

/** Where a paper lies, among the files that nobody is served. */
export const keyOf = (id: string) => `papers/bills/${id}.pdf`

/** Draws a bill and keeps it; what is drawn already stays as it is. */
export async function drawBill(db: Database, files: FileStore, drawer: Drawer, id: string): Promise<void> {
  const row = await db.selectFrom('bills').select(['content', 'drawn_at']).where('id', '=', id).executeTakeFirst()
  if (!row || row.drawn_at) return
  await files.put(keyOf(id), await drawer.draw({ bill: row.content as Bill }))
  await db
    .updateTable('bills')
    .set({ drawn_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** A paper as a file. One that is not drawn yet, or lost, is drawn now: what it says never changes. */
export async function readPaper(
  files: FileStore,
  drawer: Drawer,
  { id, content }: { id: string; content: Bill },
): Promise<Uint8Array> {
  return (await readBytes(files, keyOf(id))) ?? drawer.draw({ bill: content })
}
