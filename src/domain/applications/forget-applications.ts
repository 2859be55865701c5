import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { type FileStore, unclaimFiles } from '../files/index.ts'

/**
 * Deletes applications with all that was said and mailed about them; of those with a plan the name stays, which its
 * books are about. Answers with the files to be removed once this is written: until then they are noted as nobody's, so
 * that whatever breaks off, the clean-up finds them.
 */
export async function forgetApplications(tx: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  await tx
    .deleteFrom('mails')
    .where(sql<string>`data ->> 'applicationId'`, 'in', ids)
    .execute()
  const files = await tx.selectFrom('applications').select('file_key').where('id', 'in', ids).execute()
  const keys = await unclaimFiles(
    tx,
    files.map(({ file_key }) => file_key),
  )
  const hasPlan = sql<boolean>`EXISTS (SELECT FROM plans WHERE application_id = applications.id)`
  await tx
    .deleteFrom('applications')
    .where('id', 'in', ids)
    .where(sql<boolean>`NOT ${hasPlan}`)
    .execute()
  const erased_at = sql<Date>`coalesce(erased_at, now())`
  await tx.updateTable('applications').set({ email: '', phone: '', erased_at }).where('id', 'in', ids).execute()
  await sql`UPDATE application_events SET note = '' WHERE application_id = ANY (${ids}::uuid[]) AND note <> ''`.execute(
    tx,
  )
  return keys
}

/** Removes files that belong to nobody any more. */
export async function removeUnclaimed(db: Database, files: FileStore, keys: string[]): Promise<void> {
  for (const key of keys) {
    await files.remove(key)
    await db.deleteFrom('unclaimed_files').where('key', '=', key).execute()
  }
}
