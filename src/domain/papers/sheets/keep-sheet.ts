import { sql } from 'kysely'

import { type Database, isDatabaseAway } from '../../../database/index.ts'
import { type FileStore, readBytes } from '../../files/index.ts'
import { readSmall } from '../../media/index.ts'
import type { Drawer } from '../open-drawer.ts'
import type { SheetContent } from './content.ts'
import { findPictures } from './find-pictures.ts'

/** Where such a paper lies, among the files that nobody is served; the migration of `sheets` knows it, too. */
const keyOf = (id: string) => `papers/sheets/${id}.pdf`

export interface SheetRoom {
  db: Database
  files: FileStore
  drawer: Drawer
}

/** Draws a paper and keeps it; what is drawn already stays as it is. A try that fails is noted, and made again later. */
export async function drawSheet(room: SheetRoom, id: string): Promise<void> {
  const { db, files } = room
  const row = await db.selectFrom('sheets').select(['content', 'drawn_at']).where('id', '=', id).executeTakeFirst()
  if (!row || row.drawn_at) return
  try {
    await files.put(keyOf(id), await drawNow(room, row.content as SheetContent))
  } catch (error) {
    if (!isDatabaseAway(error)) await note(db, id, 'failed_at')
    throw error
  }
  // Forgotten meanwhile: nobody would ever take its file away.
  if (!(await note(db, id, 'drawn_at'))) await files.remove(keyOf(id))
}

async function note(db: Database, id: string, what: 'drawn_at' | 'failed_at'): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sheets')
    .set({ [what]: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** A paper as a file; one that is lost is drawn now: what it says never changes. */
export const readSheet = async (
  room: SheetRoom,
  { id, content }: { id: string; content: SheetContent },
): Promise<Uint8Array> => (await readBytes(room.files, keyOf(id))) ?? drawNow(room, content)

async function drawNow({ db, files, drawer }: SheetRoom, sheet: SheetContent): Promise<Uint8Array> {
  const pictures: Record<string, Uint8Array> = {}
  for (const [hash, side] of findPictures(sheet)) {
    const picture = await readSmall(db, files, hash, side)
    if (picture) pictures[hash] = picture
  }
  return drawer.draw({ sheet, pictures })
}
