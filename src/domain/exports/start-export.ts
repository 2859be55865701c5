import { randomUUID } from 'node:crypto'

import { type Database, transact } from '../../database/index.ts'
import type { Actor } from '../content/index.ts'
import type { FileStore } from '../files/index.ts'
import { MOVING, queueJob } from '../queue/index.ts'
import { markKeyOf, type StoredExport } from './stored-export.ts'

/** Has the whole gallery written into an archive, by a job; whoever asks while one is under way gets that one. */
export async function startExport(db: Database, files: FileStore, actor: Actor): Promise<StoredExport> {
  return transact(db, async (tx) => {
    const begun = await tx
      .insertInto('gallery_exports')
      .values({ id: randomUUID(), actor: actor.name, user_id: actor.userId ?? null })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!begun) {
      const running = await findRunning(tx)
      // It ended this very moment.
      return running ?? startExport(tx, files, actor)
    }
    await files.put(markKeyOf(begun.id), Buffer.from(actor.name))
    await queueJob(tx, 'run-export', { exportId: begun.id }, { line: MOVING })
    return begun
  })
}

const findRunning = (tx: Database) =>
  tx.selectFrom('gallery_exports').selectAll().where('status', '=', 'running').executeTakeFirst()
