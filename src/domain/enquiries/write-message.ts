import { sql } from 'kysely'

import type { EnquiryStatus } from '../../contract/enquiries/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { attachFiles } from './enquiry-files.ts'
import { enquiryAnsweredMail, enquiryMessageMail } from './enquiry-mails.ts'
import type { StoredEnquiry } from './find-enquiries.ts'
import { lockEnquiry } from './lock-enquiry.ts'
import { tellOfEnquiry } from './tell-of-enquiry.ts'
import { writeToSender } from './write-to-sender.ts'

interface Message {
  key: string
  text: string
}

/** Which state of the thread whoever acts has read; without it nothing is compared. */
export interface Seen {
  seen?: number | undefined
}

/** What comes with an answer that was mailed. */
interface ByMail {
  /** The address it came from, which may be another than the sender's. */
  from: string
  /** What it repeats of the conversation. */
  quoted: string
  /** Files that were kept for this thread, and the names of those that were not. */
  files: string[]
  leftOut: string[]
}

/** Adds what the sender writes, and tells the gallery; a thread that was closed is open again. The same one again is the same one. */
export async function writeAsSender(
  db: Database,
  enquiryId: string,
  { byMail, ...message }: Message & { byMail?: ByMail },
): Promise<void> {
  const mailed = byMail && { mailed_from: byMail.from, quoted: byMail.quoted, left_out: byMail.leftOut }
  await transact(db, async (tx) => {
    const written = await insertMessage(tx, enquiryId, { ...message, ...mailed, author: 'sender' })
    if (!written) return
    await attachFiles(tx, { enquiryId, messageId: written.messageId, files: byMail?.files ?? [] })
    await tx.updateTable('enquiries').set({ status: 'open' }).where('id', '=', enquiryId).execute()
    await queueMail(tx, enquiryMessageMail, { enquiryId, messageId: written.messageId })
    await tellOfEnquiry(tx, 'enquiry.written', { ...written.enquiry, status: 'open' })
  })
}

/** Adds what the sender told a colleague, who notes it; a thread that was closed is open again while they wait. */
export async function noteAsSender(
  db: Database,
  enquiryId: string,
  { staffId, awaits_answer, ...message }: Message & Seen & { staffId: string; awaits_answer: boolean },
): Promise<void> {
  await transact(db, async (tx) => {
    const written = await insertMessage(tx, enquiryId, { ...message, author: 'sender', staff_id: staffId })
    if (!written) return
    const status = awaits_answer ? 'open' : written.enquiry.status
    await tx.updateTable('enquiries').set({ status, awaits_answer }).where('id', '=', enquiryId).execute()
    await tellOfEnquiry(tx, 'enquiry.written', { ...written.enquiry, status })
  })
}

/** Whether the sender's message of this key is there already. */
export async function hasMessage(db: Database, enquiryId: string, key: string): Promise<boolean> {
  const known = await db
    .selectFrom('enquiry_messages')
    .select('id')
    .where('enquiry_id', '=', enquiryId)
    .where('author', '=', 'sender')
    .where('key', '=', key)
    .executeTakeFirst()
  return known !== undefined
}

/** Adds the gallery's answer, and mails it to the sender. The same one again is the same one. */
export async function answerEnquiry(
  db: Database,
  enquiryId: string,
  { staffId, files = [], ...message }: Message & Seen & { staffId: string; files?: string[] },
): Promise<void> {
  await transact(db, async (tx) => {
    const written = await insertMessage(tx, enquiryId, { ...message, author: 'gallery', staff_id: staffId })
    if (!written) return
    const { enquiry, messageId } = written
    await attachFiles(tx, { enquiryId, messageId, files })
    await writeToSender(tx, enquiry, enquiryAnsweredMail, { enquiryId, messageId })
    await tellOfEnquiry(tx, 'enquiry.answered', enquiry)
  })
}

/** Closes an enquiry that needs no more, or opens it again. */
export async function setEnquiryStatus(
  db: Database,
  enquiryId: string,
  { status, seen }: Seen & { status: EnquiryStatus },
): Promise<void> {
  await transact(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, enquiryId)
    if (enquiry.status === status) return
    refuseUnseen(enquiry, seen)
    await tx
      .updateTable('enquiries')
      .set({ status, version: enquiry.version + 1 })
      .where('id', '=', enquiryId)
      .execute()
  })
}

/** Refuses what was written without having read what others have done meanwhile. */
export function refuseUnseen({ version }: StoredEnquiry, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw new DomainError('thread-moved')
}

/** Notes that something was said, for the order of the list; an offer is an answer too. */
export const noteSaid = (tx: Database, enquiryId: string, author: 'sender' | 'gallery') =>
  tx
    .updateTable('enquiries')
    .set({
      said_at: sql<Date>`clock_timestamp()`,
      awaits_answer: author === 'sender',
      version: sql<number>`version + 1`,
    })
    .where('id', '=', enquiryId)
    .execute()

interface BySender {
  author: 'sender'
  /** Who noted it, if they did not write it themselves. */
  staff_id?: string
  mailed_from?: string
  quoted?: string
  left_out?: string[]
}

async function insertMessage(
  tx: Database,
  enquiryId: string,
  { seen, ...message }: Message & Seen & (BySender | { author: 'gallery'; staff_id: string }),
): Promise<{ enquiry: StoredEnquiry; messageId: string } | undefined> {
  const enquiry = await lockEnquiry(tx, enquiryId)
  const written = await tx
    .insertInto('enquiry_messages')
    .values({ enquiry_id: enquiryId, ...message })
    .onConflict((conflict) => conflict.columns(['enquiry_id', 'author', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return undefined
  // What was sent before is no other's word: only what is new has to have been read.
  refuseUnseen(enquiry, seen)
  await noteSaid(tx, enquiryId, message.author)
  return { enquiry, messageId: written.id }
}
