import { sql } from 'kysely'

import { DEFAULT_LOCALE, type Locale, localize } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { type Letter, queueMail } from '../mail/index.ts'
import { queueJob } from '../queue/index.ts'
import { parseLetter } from './parse-letter.ts'

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
      const data = { issueId, subscriptionId: id }
      await queueMail(tx, { kind: 'newsletter', to: { name: '', email }, locale, data })
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

interface Delivery {
  issueId: string
  /** None for a letter that is only looked at. */
  subscriptionId: string | undefined
  email: string
  locale: Locale
}

/** A letter in its reader's language, English standing in; nothing when it is wanted no more, which is noted. */
export async function readLetter(db: Database, delivery: Delivery): Promise<Letter | undefined> {
  const { issueId, subscriptionId, locale } = delivery
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue || !(await isWanted(db, delivery))) return undefined
  const { subject, body } = issue
  return {
    subject: localize(subject, locale),
    paragraphs: parseLetter(localize(body, locale)),
    language: body[locale] === undefined ? DEFAULT_LOCALE : locale,
    isTest: subscriptionId === undefined,
  }
}

async function isWanted(db: Database, { issueId, subscriptionId, email }: Delivery): Promise<boolean> {
  if (subscriptionId === undefined) return true
  const reader = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('email', '=', email)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  if (!reader) await note(db, { issueId, subscriptionId }, { is_left_out: true })
  return reader !== undefined
}

/** Notes that a letter has gone out to a reader. */
export async function noteDelivery(
  db: Database,
  delivery: Pick<Delivery, 'issueId' | 'subscriptionId'>,
): Promise<void> {
  if (delivery.subscriptionId !== undefined) await note(db, delivery, { sent_at: new Date() })
}

async function note(
  db: Database,
  { issueId, subscriptionId = '' }: Pick<Delivery, 'issueId' | 'subscriptionId'>,
  values: { is_left_out: true } | { sent_at: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_deliveries')
    .set(values)
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}
