import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Forgets what was due more than 30 days ago, sent or not: it holds names and addresses of people. */
export async function forgetMails(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
