import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

const A_DAY_AGO = sql<Date>`now() - interval '1 day'`

/** Removes the tokens of mailed links and of logins elsewhere whose time is up; for a day, a late reader is still told that it is. */
export async function forgetLinks(db: Database): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', A_DAY_AGO).execute()
  await db.deleteFrom('social_codes').where('expires_at', '<=', A_DAY_AGO).execute()
}
