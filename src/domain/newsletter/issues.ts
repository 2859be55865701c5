import { type Selectable, sql } from 'kysely'

import { LOCALES } from '../../contract/locale.ts'
import {
  type Database,
  type LetterBlock,
  type LetterWords,
  type NewsletterIssueRow,
  transact,
} from '../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../domain-error.ts'
import { hasForeignLink } from './parse-letter.ts'

/** A letter as it is written. */
export interface Draft {
  subject: LetterWords
  body: LetterBlock[]
}

/** Who writes. */
interface Writer {
  id: string
  name: string
}

export type IssueRow = Selectable<NewsletterIssueRow>

/** Writes a letter, to be looked at before it is sent. */
export async function writeIssue(db: Database, draft: Draft, writer: Writer): Promise<string> {
  const { id } = await db
    .insertInto('newsletter_issues')
    .values({ ...toStored(draft), staff_id: writer.id, changed_by: writer.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Writes it anew, as long as it neither goes out nor waits for its time, and nobody else has written in it meanwhile. */
export async function rewriteIssue(
  db: Database,
  id: string,
  { version, ...draft }: Draft & { version?: number | undefined },
  writer: Writer,
): Promise<void> {
  const stored = toStored(draft)
  await transact(db, async (tx) => {
    refuseUnseen(refuseFixed(await holdIssue(tx, id)), version)
    await tx
      .updateTable('newsletter_issues')
      .set({ ...stored, version: sql<number>`version + 1`, changed_at: sql<Date>`now()`, changed_by: writer.name })
      .where('id', '=', id)
      .execute()
  })
}

/** Throws a letter away that nobody got or is about to get. */
export async function removeIssue(db: Database, id: string, version: number | undefined): Promise<void> {
  await transact(db, async (tx) => {
    refuseUnseen(refuseFixed(await holdIssue(tx, id)), version)
    await tx.deleteFrom('newsletter_issues').where('id', '=', id).execute()
  })
}

/** A letter that nobody else changes until the transaction is over. */
export async function holdIssue(tx: Database, id: string): Promise<IssueRow> {
  const issue = await tx.selectFrom('newsletter_issues').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!issue) throw new DomainError('not-found')
  return issue
}

/** Whoever has read another version than there is now has to look again. */
export function refuseUnseen(issue: IssueRow, version: number | undefined): void {
  if (version !== undefined && version !== issue.version) throw new DomainError('content-changed')
}

/** What goes out, or will by itself, stays as it is. */
function refuseFixed(issue: IssueRow): IssueRow {
  if (issue.status === 'scheduled') throw new DomainError('letter-scheduled')
  if (hasBegun(issue)) throw new DomainError('letter-sent')
  return issue
}

/** Whether it goes out or has. */
export const hasBegun = ({ status }: Pick<IssueRow, 'status'>): boolean => status === 'sending' || status === 'sent'

/** As it is kept: without languages that say nothing. */
function toStored({ subject, body }: Draft): { subject: LetterWords; body: string } {
  refuseForeignLinks(body)
  const blocks = body.map(({ text, artwork }) => (text ? { text: withoutEmpty(text) } : { artwork }))
  return { subject: withoutEmpty(subject), body: JSON.stringify(blocks) }
}

const withoutEmpty = (words: LetterWords): LetterWords =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text))

function refuseForeignLinks(body: LetterBlock[]): void {
  const faults = body.flatMap(({ text = {} }, at) =>
    LOCALES.filter((locale) => hasForeignLink(text[locale] ?? '')).map((locale): [string, FieldFault] => [
      `body.${at}.text.${locale}`,
      { word: 'ownLinks' },
    ]),
  )
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults))
}
