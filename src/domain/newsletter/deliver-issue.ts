import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { queueRow } from '../mail/index.ts'
import { newsletterMail } from './newsletter-mails.ts'
import { queueDelivery } from './send-issue.ts'

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
      .where('written_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!issue) return
    const readers = await findNextReaders(tx, issueId)
    for (const { id, email, locale } of readers) {
      const facts = { issueId, subscriptionId: id }
      const mailId = await queueRow(tx, newsletterMail, facts, { name: '', email, locale })
      await tx
        .insertInto('newsletter_deliveries')
        .values({ issue_id: issueId, subscription_id: id, mail_id: mailId })
        .execute()
    }
    if (readers.length === BATCH) return queueDelivery(tx, issueId)
    await tx
      .updateTable('newsletter_issues')
      .set({ written_at: sql<Date>`now()` })
      .where('id', '=', issueId)
      .execute()
  })
}

/** The language that a `reader` is written to in: an account's own choice goes before that of the form. */
export const LANGUAGE_OF_READER = {
  locale: sql<Locale>`coalesce(users.locale, reader.locale)`,
  join: sql`LEFT JOIN users ON lower(users.email) = lower(reader.email) AND users.email_verified_at IS NOT NULL`,
}

/** Whoever had confirmed when the sending began. */
const findNextReaders = async (tx: Database, issueId: string) => {
  const { rows } = await sql<{ id: string; email: string; locale: Locale }>`
    SELECT reader.id, reader.email, ${LANGUAGE_OF_READER.locale} AS locale
    FROM newsletter_subscriptions AS reader ${LANGUAGE_OF_READER.join}
    WHERE reader.status = 'confirmed'
      AND reader.confirmed_at <= (SELECT sending_at FROM newsletter_issues WHERE id = ${issueId})
      AND NOT EXISTS (
        SELECT FROM newsletter_deliveries WHERE issue_id = ${issueId} AND subscription_id = reader.id)
    ORDER BY reader.id
    LIMIT ${BATCH}`.execute(tx)
  return rows
}
