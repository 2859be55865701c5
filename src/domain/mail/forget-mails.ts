import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Forgets what was sent more than 30 days ago: it holds names and addresses of people. */
export async function forgetMails(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where('sent_at', '<', sql<Date>`now() - interval '30 days'`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
