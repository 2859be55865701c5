import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { canRepeat } from './can-repeat.ts'
import { findReader } from './find-reader.ts'
import { isVisible, type Looker, stateOf } from './list-letters.ts'
import { queueRow } from './queue-mail.ts'
import type { Reader } from './reader.ts'
import { findKind, type MailDesk, type MailDue, writeMail } from './write-mail.ts'

const readerOf = ({ to_name: name, to_email: email, locale }: MailDue): Reader | undefined =>
  email === '' ? undefined : { name, email, locale }

/**
 * Sends a mail once more, about the same, to whoever it concerns at the address that they have now; answers the new one.
 * What is on its way goes by itself, and what is over is not told again.
 */
export async function sendAgain(db: Database, desk: MailDesk, looker: Looker, id: string): Promise<string> {
  return transact(db, async (tx) => {
    const mail = await tx.selectFrom('mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!isVisible(mail, looker)) throw new DomainError('not-found')
    if (['waiting', 'delayed'].includes(stateOf(mail))) throw new DomainError('mail-underway')
    if (!canRepeat(mail) || !Object.hasOwn(desk.kinds, mail.kind)) throw new DomainError('mail-over')
    const underway = await tx
      .selectFrom('mails')
      .select('id')
      .where('again_of', '=', id)
      .where('sent_at', 'is', null)
      .where('failed_at', 'is', null)
      .where('dropped_at', 'is', null)
      .executeTakeFirst()
    if (underway) throw new DomainError('mail-underway')
    const kind = findKind(desk.kinds, mail.kind)
    // What went to the gallery goes there again, and what went to one of its staff goes to them.
    const reader = kind.isToGallery ? readerOf(mail) : await findReader(tx, mail)
    const due = reader ? { ...mail, to_name: reader.name, to_email: reader.email, locale: reader.locale } : mail
    const written = await writeMail(tx, desk, due).catch(() => undefined)
    if (!written) throw new DomainError('mail-over')
    return queueRow(tx, kind, mail.data, reader, { again_of: id, asked_by: looker.name, edited: mail.edited })
  })
}
