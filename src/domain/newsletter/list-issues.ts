import { sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { readGallery } from '../gallery/index.ts'
import type { IssueRow } from './issues.ts'
import { tellWorks } from './letter-works.ts'

type Issue = Reply<'GET /newsletter/issues/{issue}'>['issue']
type Summary = Reply<'GET /newsletter/issues'>['issues'][number]

const PAGE = 24

/** The letters with how far they have come, the newest first. */
export async function listIssues(db: Database, page: number): Promise<Reply<'GET /newsletter/issues'>> {
  const rows = await db
    .selectFrom('newsletter_issues')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(PAGE + 1)
    .offset((page - 1) * PAGE)
    .execute()
  const issues = await Promise.all(rows.slice(0, PAGE).map((row) => summarize(db, row)))
  return { issues, next_page: rows.length > PAGE ? page + 1 : null }
}

/** One of them, with its works as whoever asks reads them. */
export async function findIssue(db: Database, id: string, locale: Locale): Promise<Issue> {
  const row = await db.selectFrom('newsletter_issues').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  const { version, body } = row
  return { ...(await summarize(db, row)), version, body, works: await tellWorks(db, body, locale) }
}

async function summarize(db: Database, row: IssueRow): Promise<Summary> {
  const { waiting, ...counts } = await countMails(db, row)
  const { time_zone } = await readGallery(db)
  return {
    ...{ id: row.id, subject: row.subject, changed_by: row.changed_by, time_zone, ...counts },
    // Its last mail has just come to its end; the next minute writes that down.
    status: row.status === 'sending' && row.written_at && waiting === 0 ? 'sent' : row.status,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    scheduled_for: row.scheduled_for?.toISOString() ?? null,
    sending_at: row.sending_at?.toISOString() ?? null,
    audience: row.audience ?? 0,
  }
}

export interface MailCounts {
  readers: number
  sent: number
  left_out: number
  failed: number
  /** Mails that have not come to their end. */
  waiting: number
}

/** What became of the mails of a letter so far; of one that is out, as it was written down. */
export async function countMails(db: Database, issue: IssueRow): Promise<MailCounts> {
  const { readers, sent, left_out, failed } = issue
  if (issue.status !== 'sending') {
    return { readers: readers ?? 0, sent: sent ?? 0, left_out: left_out ?? 0, failed: failed ?? 0, waiting: 0 }
  }
  const { rows } = await sql<MailCounts>`
    SELECT count(*)::int AS readers,
      (count(*) FILTER (WHERE one.sent_at IS NOT NULL))::int AS sent,
      (count(*) FILTER (WHERE one.sent_at IS NULL AND is_left_out))::int AS left_out,
      (count(*) FILTER (WHERE one.sent_at IS NULL AND NOT is_left_out AND mails.failed_at IS NOT NULL))::int AS failed,
      (count(*) FILTER (WHERE mails.sent_at IS NULL AND mails.failed_at IS NULL AND mails.dropped_at IS NULL
        AND mails.id IS NOT NULL))::int AS waiting
    FROM newsletter_deliveries AS one LEFT JOIN mails ON mails.id = mail_id WHERE issue_id = ${issue.id}`.execute(db)
  return rows[0] as MailCounts
}
