import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { signConfirmation } from './newsletter-tokens.ts'

/** What the link in a mail that goes to this address now is signed with; nothing when there is nothing left to confirm. */
export async function makeConfirmation(db: Database, email: string): Promise<string | undefined> {
  const wish = await db
    .selectFrom('newsletter_subscriptions')
    .select('request_id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return wish && signConfirmation(db, wish.request_id)
}
