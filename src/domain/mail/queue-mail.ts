import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'

/** What each kind of mail has to be told beside whom it goes to; links are made when it is sent. */
interface MailData {
  'verify-address': { userId: string }
  'reset-password': { userId: string }
  'password-changed': Record<string, never>
  /** To the address that was left. */
  'address-changed': { newEmail: string }
  'service-linked': { service: string }
  'account-deleted': Record<string, never>
}

export type MailKind = keyof MailData

/** A mail that is due. */
export type Mail = {
  [Kind in MailKind]: { kind: Kind; to: { name: string; email: string }; locale: Locale; data: MailData[Kind] }
}[MailKind]

/** Makes a mail due; within a transaction it is due if and only if that succeeds. */
export async function queueMail(db: Database, { kind, to, locale, data }: Mail): Promise<void> {
  const { id } = await db
    .insertInto('mails')
    .values({ kind, to_name: to.name, to_email: to.email, locale, data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueJob(db, 'send-mail', { mailId: id })
}
