import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { FileStore } from '../files/index.ts'
import { removeUnclaimed } from './forget-applications.ts'

/** Takes away the files that a crash has left without a row that they belong to. */
export async function sweepUnclaimed(db: Database, files: FileStore): Promise<number> {
  const left = await db
    .selectFrom('unclaimed_files')
    .select('key')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
  await removeUnclaimed(
    db,
    files,
    left.map(({ key }) => key),
  )
  return left.length
}
