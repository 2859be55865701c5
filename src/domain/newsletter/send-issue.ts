import { sql } from 'kysely'

import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import { findLacks } from '../../contract/newsletter/find-lacks.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { momentAt } from '../gallery/index.ts'
import { queueJob } from '../queue/index.ts'
import { hasBegun, holdIssue, type IssueRow, refuseUnseen } from './issues.ts'
import { readLetterWorks } from './letter-works.ts'
import { countMails } from './list-issues.ts'

const A_DAY_MS = 24 * 60 * 60 * 1000
const A_YEAR_MS = 366 * A_DAY_MS

interface Seen {
  /** What whoever sends it has read. */
  version?: number | undefined
}

/** Begins to send a letter to all who have confirmed by now; asked again, it is not begun again. */
export async function sendIssue(db: Database, id: string, { version }: Seen = {}): Promise<void> {
  await transact(db, async (tx) => {
    const issue = await holdIssue(tx, id)
    if (hasBegun(issue)) return
    refuseUnseen(issue, version)
    await refuseUnready(tx, issue)
    await begin(tx, id)
  })
}

/** Says when a letter goes out by itself; what could not go out now is refused at once. */
export async function scheduleIssue(db: Database, id: string, { version, at }: Seen & { at: string }): Promise<void> {
  const moment = await readMoment(db, at)
  if (!isAhead(moment)) throw invalidFields({ at: { word: 'ahead' } })
  await transact(db, async (tx) => {
    const issue = await holdIssue(tx, id)
    if (hasBegun(issue)) throw new DomainError('letter-sent')
    refuseUnseen(issue, version)
    await refuseUnready(tx, issue)
    await tx
      .updateTable('newsletter_issues')
      .set({ status: 'scheduled', scheduled_for: moment })
      .where('id', '=', id)
      .execute()
  })
}

const isAhead = (moment: Date, slack = 0): boolean => {
  const ahead = moment.getTime() - Date.now()
  return ahead > -slack && ahead < A_YEAR_MS + slack
}

/** A moment as it was said: by the clocks of the gallery, unless it says by which. */
async function readMoment(db: Database, at: string): Promise<Date> {
  const isElsewhere = /(?:Z|[+-]\d\d:\d\d)$/.test(at)
  const moment = new Date(isElsewhere ? at : `${at}Z`)
  // No clock is off by more than a day; what is far away is no question to the database.
  if (isElsewhere || !isAhead(moment, A_DAY_MS)) return moment
  const { rows } = await sql<{ moment: Date }>`SELECT ${momentAt(at)} AS moment`.execute(db)
  return rows[0]?.moment ?? moment
}

/** Makes it a draft again that goes out when somebody says so; one that is no longer to be stopped says that. */
export async function takeBackIssue(db: Database, id: string): Promise<void> {
  await transact(db, async (tx) => {
    if (hasBegun(await holdIssue(tx, id))) throw new DomainError('letter-sent')
    await tx
      .updateTable('newsletter_issues')
      .set({ status: 'draft', scheduled_for: null })
      .where('id', '=', id)
      .execute()
  })
}

/**
 * Sends the letters whose time has come, goes on with those whose sending broke off, and adds up those whose mails have all
 * come to their end. Done twice, or on two nodes at once, each is done once.
 */
export async function seeToIssues(db: Database, now = new Date()): Promise<void> {
  const issues = await db
    .selectFrom('newsletter_issues')
    .select(['id', 'status', 'written_at'])
    .where((where) =>
      where.or([
        where('status', '=', 'sending'),
        where.and([where('status', '=', 'scheduled'), where('scheduled_for', '<=', now)]),
      ]),
    )
    .execute()
  for (const { id, status, written_at } of issues) {
    if (status === 'scheduled') await sendScheduled(db, id, now)
    else if (written_at) await addUp(db, id)
    else await queueDelivery(db, id)
  }
}

/** One that cannot go out any more, since its works were hidden meanwhile, waits for somebody. */
async function sendScheduled(db: Database, id: string, now: Date): Promise<void> {
  const isDue = ({ status, scheduled_for }: IssueRow) =>
    status === 'scheduled' && scheduled_for !== null && scheduled_for <= now
  try {
    await transact(db, async (tx) => {
      const issue = await holdIssue(tx, id)
      if (!isDue(issue)) return
      await refuseUnready(tx, issue)
      await begin(tx, id)
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await transact(db, async (tx) => {
      if (!isDue(await holdIssue(tx, id))) return
      await tx.updateTable('newsletter_issues').set({ status: 'failed' }).where('id', '=', id).execute()
    })
  }
}

async function addUp(db: Database, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const issue = await holdIssue(tx, id)
    if (issue.status !== 'sending') return
    const { waiting, ...counts } = await countMails(tx, issue)
    if (waiting > 0) return
    await tx
      .updateTable('newsletter_issues')
      .set({ status: 'sent', ...counts })
      .where('id', '=', id)
      .execute()
  })
}

async function begin(tx: Database, id: string): Promise<void> {
  await tx
    .updateTable('newsletter_issues')
    .set({
      ...{ status: 'sending', sending_at: sql<Date>`now()`, scheduled_for: null },
      audience: sql<number>`(SELECT count(*) FROM newsletter_subscriptions WHERE status = 'confirmed')`,
    })
    .where('id', '=', id)
    .execute()
  await queueDelivery(tx, id)
}

/** Under its key it stands in line once, however often it is gone on with. */
export const queueDelivery = (db: Database, issueId: string): Promise<void> =>
  queueJob(db, 'send-newsletter', { issueId }, { key: `send-newsletter ${issueId}` })

/** Refuses a letter that lacks words, or would say nothing, by the places where something is missing. */
async function refuseUnready(tx: Database, { subject, body }: IssueRow): Promise<void> {
  const lacks = findLacks({ subject, body })
  const hasText = body.some(({ text }) => text && Object.keys(text).length > 0)
  if (!hasText && lacks.length === 0 && (await readLetterWorks(tx, body, DEFAULT_LOCALE)).size === 0) lacks.push('body')
  if (lacks.length > 0) throw invalidFields(Object.fromEntries(lacks.map((path) => [path, { word: 'required' }])))
}
