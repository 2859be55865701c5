import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type FileStore, removeLarge } from '../files/index.ts'
import { fileKeyOf } from './stored-import.ts'

/** Forgets an import and its file; one that a job is at waits until that is over. */
export async function forgetImport(db: Database, files: FileStore, id: string): Promise<void> {
  const { status } =
    (await db.selectFrom('content_imports').select('status').where('id', '=', id).executeTakeFirst()) ?? {}
  if (status === undefined) throw new DomainError('not-found')
  const { numDeletedRows } = await db
    .deleteFrom('content_imports')
    .where('id', '=', id)
    .where('status', 'not in', ['checking', 'applying'])
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('import-closed')
  await removeLarge(files, fileKeyOf(id))
}

/** Forgets imports that nobody has touched for a week. */
export async function forgetImports(db: Database, files: FileStore): Promise<void> {
  const rows = await db
    .deleteFrom('content_imports')
    .where('changed_at', '<', sql<Date>`now() - interval '7 days'`)
    .returning('id')
    .execute()
  for (const { id } of rows) await removeLarge(files, fileKeyOf(id))
}
