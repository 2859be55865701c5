import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { queueJob } from '../queue/index.ts'
import { newsletterMail } from './newsletter-mails.ts'

const BATCH = 100

/**
 * Makes the mails of a letter due for the next of its readers, and queues itself for those after them. A reader's row
 * is written with the mail, so whatever breaks off in between, each gets one.
 */
export async function deliverIssue(db: Database, issueId: string): Promise<void> {
  await transact(db, async (tx) => {
    const issue = await tx
      .selectFrom('newsletter_issues')
      .select('id')
      .where('id', '=', issueId)
      .where('status', '=', 'sending')
      .forUpdate()
      .executeTakeFirst()
    if (!issue) return
    const readers = await findNextReaders(tx, issueId)
    for (const { id, email, locale } of readers) {
      await tx.insertInto('newsletter_deliveries').values({ issue_id: issueId, subscription_id: id }).execute()
      await queueMail(tx, newsletterMail, { issueId, subscriptionId: id }, { name: '', email, locale })
    }
    if (readers.length === BATCH) return queueJob(tx, 'send-newsletter', { issueId })
    await tx
      .updateTable('newsletter_issues')
      .set({ status: 'sent', sent_at: sql<Date>`now()` })
      .where('id', '=', issueId)
      .execute()
  })
}

/** Whoever had confirmed when the sending began; an account's own choice of language goes before that of the form. */
const findNextReaders = async (tx: Database, issueId: string) => {
  const { rows } = await sql<{ id: string; email: string; locale: Locale }>`
    SELECT reader.id, reader.email, coalesce(users.locale, reader.locale) AS locale
    FROM newsletter_subscriptions AS reader
    LEFT JOIN users ON lower(users.email) = lower(reader.email) AND users.email_verified_at IS NOT NULL
    WHERE reader.status = 'confirmed'
      AND reader.confirmed_at <= (SELECT sending_at FROM newsletter_issues WHERE id = ${issueId})
      AND NOT EXISTS (
        SELECT FROM newsletter_deliveries WHERE issue_id = ${issueId} AND subscription_id = reader.id)
    ORDER BY reader.id
    LIMIT ${BATCH}`.execute(tx)
  return rows
}
