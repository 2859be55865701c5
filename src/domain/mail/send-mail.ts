import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { MailAddress, MailTransport } from './mail-transport.ts'
import type { MailKind } from './queue-mail.ts'
import { renderMail } from './render-mail.ts'

/** Makes the secret part of a link, for a user who still needs one and has this address. */
type MakeSecret = (db: Database, userId: string, email: string) => Promise<string | undefined>

const GONE = Symbol('nobody needs the link any more')

/** What mails are sent with. */
export interface Sender {
  transport: MailTransport
  from: MailAddress
  publicUrl: string
  makeVerificationSignature: MakeSecret
  makeResetToken: MakeSecret
}

/**
 * Sends a mail that is due, once it was; one whose reader is gone or has no more use for it is dropped. Should the
 * process die between sending and noting so, the same mail goes out again under the same Message-ID.
 */
export async function sendMail(db: Database, sender: Sender, mailId: string): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!mail) return
  const { to_name: name, to_email: email, locale, data } = mail
  const kind = mail.kind as MailKind
  const path = await findPath(db, sender, mail)
  if (path === GONE) {
    await db.deleteFrom('mails').where('id', '=', mailId).execute()
    return
  }

  const { transport, from, publicUrl } = sender
  await transport.send({
    id: mail.id,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: mail.created_at,
    from,
    to: { name, address: email },
    ...renderMail({ kind, locale, values: { ...data, name }, link: linkTo(path, locale, publicUrl), publicUrl }),
  })
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .execute()
}

const linkTo = (path: string | undefined, locale: Locale, publicUrl: string) =>
  path === undefined ? undefined : `${publicUrl}${locale === 'en' ? '' : `/${locale}`}/${path}`

async function findPath(
  db: Database,
  { makeVerificationSignature, makeResetToken }: Sender,
  { kind, data: { userId = '' }, to_email: email }: { kind: string; data: Record<string, string>; to_email: string },
): Promise<string | undefined | typeof GONE> {
  const behind = (folder: string, secret: string | undefined) => (secret === undefined ? GONE : `${folder}/${secret}`)
  switch (kind as MailKind) {
    case 'verify-address':
      return behind('verification', await makeVerificationSignature(db, userId, email))
    case 'reset-password':
      return behind('forgot-password', await makeResetToken(db, userId, email))
    case 'password-changed':
      return 'forgot-password'
    case 'service-linked':
      return 'account'
    default:
      return undefined
  }
}
