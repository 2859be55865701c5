import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Forgets notices that no provider repeats any more. */
export async function forgetNotices(db: Database): Promise<void> {
  await db
    .deleteFrom('payment_notices')
    .where('received_at', '<', sql<Date>`now() - interval '60 days'`)
    .execute()
}
