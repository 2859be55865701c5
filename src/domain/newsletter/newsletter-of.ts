import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** Whose newsletter it is. What somebody has confirmed is shown to, and ended by, those alone who have proved that the address is theirs. */
interface Reader {
  email: string
  email_verified: boolean
}

const belongsTo = ({ email, email_verified }: Reader) =>
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

/** Stops the newsletter, and remembers that it was stopped. */
export async function withdrawNewsletter(db: Database, reader: Reader): Promise<void> {
  await db.updateTable('newsletter_subscriptions').set({ status: 'unsubscribed' }).where(belongsTo(reader)).execute()
}

/** Removes an address from the list without a trace. */
export async function forgetNewsletter(db: Database, reader: Reader): Promise<void> {
  await db.deleteFrom('newsletter_subscriptions').where(belongsTo(reader)).execute()
}
