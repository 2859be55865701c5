import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { removeUnclaimed } from '../applications/index.ts'
import { type FileStore, unclaimFiles } from '../files/index.ts'
import { lockAdded } from './own-works.ts'

/** Takes a work out of a collection; for a day it can be brought back. */
export const removeWork = (db: Database, userId: string, id: string): Promise<void> =>
  transact(db, async (tx) => {
    await lockAdded(tx, userId, id)
    await tx
      .updateTable('collected_works')
      .set({ removed_at: sql<Date>`coalesce(removed_at, now())` })
      .where('id', '=', id)
      .execute()
  })

/** Brings it back; one that was never taken out stays as it is. */
export const restoreWork = (db: Database, userId: string, id: string): Promise<void> =>
  transact(db, async (tx) => {
    await lockAdded(tx, userId, id)
    await tx.updateTable('collected_works').set({ removed_at: null }).where('id', '=', id).execute()
  })

/** Deletes works for good; answers with the photographs that are to be removed once this is written. */
export async function forgetCollected(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await tx.deleteFrom('collected_works').where('id', 'in', ids).returning('photo_key').execute()
  return unclaimFiles(
    tx,
    gone.flatMap(({ photo_key }) => photo_key ?? []),
  )
}

/** Forgets what was taken out a day ago. */
export async function forgetRemoved(db: Database, files: FileStore): Promise<void> {
  const keys = await transact(db, async (tx) => {
    const removed = await tx
      .selectFrom('collected_works')
      .select('id')
      .where('removed_at', '<', sql<Date>`now() - interval '1 day'`)
      .orderBy('id')
      .forUpdate()
      .execute()
    return forgetCollected(
      tx,
      removed.map(({ id }) => id),
    )
  })
  await removeUnclaimed(db, files, keys)
}
