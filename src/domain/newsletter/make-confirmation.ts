import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { signLink } from '../tokens/index.ts'

/** What the link in a mail that goes to this address now is signed with; nothing when there is nothing left to confirm. */
export async function makeConfirmation(db: Database, email: string): Promise<string | undefined> {
  const wish = await db
    .selectFrom('newsletter_subscriptions')
    .select('request_id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return wish && signLink(db, 'newsletter-confirm', wish.request_id)
}
