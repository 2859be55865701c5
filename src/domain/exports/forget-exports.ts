import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { FileStore } from '../files/index.ts'
import { KEPT_HOURS, removeArchive } from './stored-export.ts'

/** Forgets an export and its archive; a job that is at it stops, and takes away what it has written. */
export async function forgetExport(db: Database, files: FileStore, id: string): Promise<void> {
  const forgotten = await db.deleteFrom('gallery_exports').where('id', '=', id).returning('status').executeTakeFirst()
  if (!forgotten) throw new DomainError('not-found')
  if (forgotten.status !== 'running') await removeArchive(files, id)
}

/** Forgets what was exported two days ago: a whole gallery is large, and not for everybody. */
export async function forgetExports(db: Database, files: FileStore): Promise<void> {
  const rows = await db
    .selectFrom('gallery_exports')
    .select('id')
    .where('changed_at', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`)
    .execute()
  await forgetAll(db, files, rows)
}

/** A new archive takes the place of those before it. */
export async function forgetFormer(db: Database, files: FileStore, id: string): Promise<void> {
  const rows = await db
    .selectFrom('gallery_exports')
    .select('id')
    .where('id', '!=', id)
    .where('status', '!=', 'running')
    .execute()
  await forgetAll(db, files, rows)
}

/** The archive first: a row whose archive is still there is found again. */
async function forgetAll(db: Database, files: FileStore, rows: { id: string }[]): Promise<void> {
  for (const { id } of rows) {
    await removeArchive(files, id)
    await db.deleteFrom('gallery_exports').where('id', '=', id).execute()
  }
}
