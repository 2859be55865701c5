import { type RawBuilder, type Selectable, sql } from 'kysely'

import { type KnownMail, type LetterState, TROUBLES } from '../../contract/mail/values.ts'
import type { Scope } from '../../contract/scope.ts'
import { containing, type Database, type Tables } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { canRepeat } from './can-repeat.ts'
import { blankSecrets } from './keep-mail.ts'
import { type MailDesk, writeMail } from './write-mail.ts'

/** A member of staff who looks at mails. */
export interface Looker {
  name: string
  scope: readonly Scope[]
}

interface Sought {
  query?: string | undefined
  state?: LetterState | undefined
  kind?: KnownMail | undefined
  issue?: string | undefined
  cursor?: string | undefined
  limit: number
}

type MailRow = Selectable<Tables['mails']>
type Row = Pick<MailRow, (typeof LISTED)[number]>
const LISTED = [
  ...(['id', 'kind', 'to_name', 'to_email', 'subject', 'created_at', 'sent_at', 'failed_at', 'dropped_at'] as const),
  ...(['tries', 'is_test'] as const),
] as const

const AHEAD = sql`sent_at IS NULL AND failed_at IS NULL AND dropped_at IS NULL`
const STATES: Record<LetterState, RawBuilder<boolean>> = {
  waiting: sql<boolean>`${AHEAD} AND tries = 0`,
  delayed: sql<boolean>`${AHEAD} AND tries > 0`,
  sent: sql<boolean>`sent_at IS NOT NULL`,
  failed: sql<boolean>`failed_at IS NOT NULL`,
  dropped: sql<boolean>`dropped_at IS NOT NULL`,
}
/** Of letters to thousands only what needs somebody is told unasked. */
const TELLS_LETTERS: readonly (LetterState | undefined)[] = ['delayed', 'failed']

/** Mails that were sent or are to be, the newest first, a page of them. Sales see those of sales. */
export async function listLetters(
  db: Database,
  { scope }: Looker,
  { query, state, kind, issue, cursor, limit }: Sought,
) {
  let found = db
    .selectFrom('mails')
    .select(LISTED)
    .select(sql<string>`(extract(epoch FROM created_at) * 1000000)::bigint::text`.as('place'))
  if (issue !== undefined) found = found.where(isOfIssue(issue))
  if (!scope.includes('admin')) {
    found = issue === undefined ? found.where('shelf', '=', 'sales') : found.where(STATES.failed)
  } else if (issue === undefined && kind === undefined && !query && !TELLS_LETTERS.includes(state)) {
    found = found.where('shelf', '<>', 'letters')
  }
  if (kind !== undefined) found = found.where('kind', '=', kind)
  if (state !== undefined) found = found.where(STATES[state])
  if (query) {
    const like = containing(query)
    found = found.where(sql<boolean>`(to_email ILIKE ${like} OR to_name ILIKE ${like} OR subject ILIKE ${like})`)
  }
  if (cursor !== undefined) {
    const [micros = '', id = ''] = cursor.split('_')
    const moment = sql`(timestamptz 'epoch' + ${Number(micros)}::float8 * interval '1 microsecond')`
    found = found.where(sql<boolean>`(created_at, id) < (${moment}, ${id}::uuid)`)
  }
  const rows = await found
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    letters: shown.map(tellLetter),
    next_cursor: rows.length > limit && last ? `${last.place}_${last.id}` : null,
  }
}

const isOfIssue = (issue: string) =>
  sql<boolean>`id IN (SELECT mail_id FROM newsletter_deliveries WHERE issue_id = ${issue})`

/** One of them, as it was, or as it would be written now. */
export async function findLetter(db: Database, desk: MailDesk, looker: Looker, id: string) {
  const mail = await db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!isVisible(mail, looker)) throw new DomainError('not-found')
  const isKept = mail.html !== null && ['sent', 'failed'].includes(stateOf(mail))
  const kept = isKept ? mail : await writeNow(db, desk, mail)
  return {
    ...tellLetter(mail),
    ...{ locale: mail.locale, tries: mail.tries, answer: mail.answer },
    trouble: TROUBLES.find((one) => one === mail.trouble) ?? null,
    next_try_at: mail.next_try_at?.toISOString() ?? null,
    asked_by: mail.asked_by,
    subject: kept?.subject ?? mail.subject,
    html: kept?.html ?? null,
    text: kept?.body ?? null,
    is_kept: isKept,
    can_repeat: canRepeat(mail),
  }
}

/** Whoever sells sends letters to all readers, and sees to what did not get through. */
const isFailedNewsletter = ({ kind, failed_at }: MailRow) => kind === 'newsletter' && failed_at !== null

/** Whether a mail is there, for whoever asks. */
export const isVisible = (mail: MailRow | undefined, { scope }: Looker): mail is MailRow =>
  mail !== undefined && (scope.includes('admin') || mail.shelf === 'sales' || isFailedNewsletter(mail))

/** What cannot be written any more is not shown. */
async function writeNow(db: Database, desk: MailDesk, mail: MailRow) {
  const written = await writeMail(db, desk, mail, { isLookedAt: true }).catch(() => undefined)
  return written && blankSecrets(written.said)
}

const tellLetter = (mail: Row) => ({
  id: mail.id,
  kind: mail.kind,
  to: { name: mail.to_name, email: mail.to_email },
  subject: mail.subject,
  state: stateOf(mail),
  created_at: mail.created_at.toISOString(),
  sent_at: mail.sent_at?.toISOString() ?? null,
  is_test: mail.is_test,
})

/** Where a mail stands. */
export function stateOf(mail: Pick<Row, 'sent_at' | 'failed_at' | 'dropped_at' | 'tries'>): LetterState {
  if (mail.sent_at) return 'sent'
  if (mail.failed_at) return 'failed'
  if (mail.dropped_at) return 'dropped'
  return mail.tries > 0 ? 'delayed' : 'waiting'
}
