import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Whose newsletter it is. What somebody has confirmed is shown to, and ended by, those alone who have proved that the address is theirs. */
export interface Reader {
  email: string
  email_verified: boolean
}

/** The condition under which a subscription is theirs. */
export const belongsTo = ({ email, email_verified }: Reader) =>
  sql<boolean>`lower(email) = lower(${email}) AND (${email_verified} OR status <> 'confirmed')`

/** Whether the newsletter comes to an address. */
export async function readNewsletterStatus(db: Database, reader: Reader): Promise<'none' | 'pending' | 'confirmed'> {
  const known = await db
    .selectFrom('newsletter_subscriptions')
    .select('status')
    .where(belongsTo(reader))
    .executeTakeFirst()
  return known === undefined || known.status === 'unsubscribed' ? 'none' : known.status
}

/** What the log holds about an address, the first first; nothing for whoever has not proved that it is theirs. */
export async function readConsents(db: Database, { email, email_verified }: Reader) {
  if (!email_verified) return []
  return db
    .selectFrom('newsletter_consents')
    .select(['at', 'kind', 'source', 'locale', 'words'])
    .where(sql<boolean>`mark = newsletter_mark(${email})`)
    .orderBy('id')
    .execute()
}
