import { sql, type UpdateObject } from 'kysely'

import type { Database, Tables } from '../../database/index.ts'
import { senderOf } from './gallery-addresses.ts'
import { blankSecrets } from './keep-mail.ts'
import type { AnyMailKind, WrittenMail } from './mail-kind.ts'
import type { MailTransport } from './mail-transport.ts'
import { makeMessageId } from './message-id.ts'
import { type MailTrouble, readTrouble } from './read-trouble.ts'
import { findKind, type MailDesk, writeMail } from './write-mail.ts'

/** What mails are sent with. */
export interface Sender extends MailDesk {
  transport: MailTransport
}

/** For how long a mail is tried that does not get through. */
const PATIENCE = sql`interval '2 days'`

/**
 * Sends a mail that is due, once it was; one whose reader is gone or has no more use for it is dropped. What does not get
 * through is tried again, unless the server has refused it for good or two days are over. Should the process die between
 * sending and noting so, the same mail goes out again under the same Message-ID.
 */
export async function sendMail(db: Database, sender: Sender, mailId: string): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  const note = (said: Noted) =>
    db.updateTable('mails').set(said).where('id', '=', mailId).returning('failed_at').executeTakeFirst()
  const written = await writeMail(db, sender, mail).catch(async (error: unknown) => {
    await noteTrouble(note, { trouble: 'unwritable', answer: null, isFinal: false })
    throw error
  })
  if (!written) {
    await note({ dropped_at: NOW, next_try_at: null })
    return
  }
  const { said, to, replyTo, gallery, locale, facts } = written
  const kind = findKind(sender.kinds, mail.kind)
  const { secrets: _, parts: __, ...sent } = said
  try {
    await sender.transport.send({
      id: mail.id,
      messageId: makeMessageId(mail.id, sender.publicUrl),
      date: mail.created_at,
      from: senderOf(gallery, sender.from, locale),
      to,
      replyTo,
      isConfidential: kind.isToGallery || mail.is_test,
      ...sent,
    })
  } catch (error) {
    if (await noteTrouble(note, readTrouble(error), toKept(kind, said))) return
    throw error
  }
  if (!mail.is_test) await kind.noteSent?.(db, facts)
  await note({ sent_at: NOW, next_try_at: null, tries: sql<number>`tries + 1`, ...toKept(kind, said) })
}

const NOW = sql<Date>`now()`

type Noted = UpdateObject<Tables, 'mails', 'mails'>

/** A mail that goes to thousands is kept where it was written, once. */
const toKept = (kind: AnyMailKind, said: WrittenMail) => (kind.canWait ? { subject: said.subject } : blankSecrets(said))

/** Writes down what went wrong; answers whether it is not tried any more. */
async function noteTrouble(
  note: (said: Noted) => Promise<{ failed_at: Date | null } | undefined>,
  { trouble, answer, isFinal }: MailTrouble,
  kept: Noted = {},
): Promise<boolean> {
  const isOver = sql<boolean>`(${isFinal} OR coalesce(first_tried_at, now()) < now() - ${PATIENCE})`
  const row = await note({
    ...kept,
    ...{ trouble, answer },
    tries: sql<number>`tries + 1`,
    first_tried_at: sql<Date>`coalesce(first_tried_at, now())`,
    failed_at: sql<Date | null>`CASE WHEN ${isOver} THEN now() END`,
    // As the queue counts: after each try it waits e times as long as before, six hours at most.
    next_try_at: sql<Date | null>`CASE WHEN NOT ${isOver} THEN now() + exp(least(10, tries + 1)) * interval '1 second' END`,
  })
  return row?.failed_at !== null
}
