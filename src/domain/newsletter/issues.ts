import { type Selectable, sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { LOCALES } from '../../contract/locale.ts'
import { type Database, type LocalizedText, type NewsletterIssueRow, transact } from '../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { queueJob } from '../queue/index.ts'
import { newsletterMail } from './newsletter-mails.ts'
import { hasForeignLink } from './parse-letter.ts'

interface Draft {
  subject: LocalizedText
  body: LocalizedText
}

/** A letter with how far it has come: whom it is for, who got it, and who wanted it no more when their turn came. */
export interface Issue extends Selectable<NewsletterIssueRow> {
  readers: number
  sent: number
  left_out: number
}

const PAGE = 24

/** Writes a letter, to be looked at before it is sent. */
export async function writeIssue(db: Database, draft: Draft, staffId: string): Promise<string> {
  refuseForeignLinks(draft)
  const { id } = await db
    .insertInto('newsletter_issues')
    .values({ ...draft, staff_id: staffId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes it anew, as long as it has not begun to go out. */
export async function rewriteIssue(db: Database, id: string, draft: Draft): Promise<void> {
  refuseForeignLinks(draft)
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set(draft)
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await findIssue(db, id)
  throw new DomainError('letter-sent')
}

/** The letters, the newest first. */
export async function listIssues(db: Database, page: number): Promise<{ issues: Issue[]; nextPage: number | null }> {
  const issues = await readIssues(db)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute()
  return { issues: issues.slice(0, PAGE), nextPage: issues.length > PAGE ? page + 1 : null }
}

/** One of them. */
export async function findIssue(db: Database, id: string): Promise<Issue> {
  const issue = await readIssues(db).where('id', '=', id).executeTakeFirst()
  if (!issue) throw new DomainError('not-found')
  return issue
}

/** Sends a letter to whoever wrote it, as a reader of that language would get it. */
export async function testIssue(
  db: Database,
  id: string,
  { to, locale }: { to: { name: string; email: string }; locale: Locale },
): Promise<void> {
  await findIssue(db, id)
  await transact(db, (tx) => queueMail(tx, newsletterMail, { issueId: id }, { ...to, locale }))
}

/** Begins to send a letter to all who have confirmed by now; asked again, it is not begun again. */
export async function sendIssue(db: Database, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('newsletter_issues')
      .set({ status: 'sending', sending_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('status', '=', 'draft')
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await queueJob(tx, 'send-newsletter', { issueId: id })
  })
}

const readIssues = (db: Database) => {
  const count = (condition: string) =>
    sql<number>`(SELECT count(*)::int FROM newsletter_deliveries WHERE issue_id = newsletter_issues.id AND ${sql.raw(condition)})`
  return db
    .selectFrom('newsletter_issues')
    .selectAll()
    .select([count('true').as('readers'), count('sent_at IS NOT NULL').as('sent'), count('is_left_out').as('left_out')])
}

function refuseForeignLinks({ body }: Draft): void {
  const faults = LOCALES.filter((locale) => hasForeignLink(body[locale] ?? '')).map((locale): [string, FieldFault] => [
    `body.${locale}`,
    { word: 'ownLinks' },
  ])
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
}
