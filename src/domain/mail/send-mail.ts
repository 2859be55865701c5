import { sql } from 'kysely'

import { localize } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { readGallery, readSettings } from '../gallery/index.ts'
import { galleryReaderOf, senderOf } from './gallery-addresses.ts'
import type { AnyMailKind, MailName } from './mail-kind.ts'
import type { MailAddress, MailTransport } from './mail-transport.ts'
import { onOneLine } from './on-one-line.ts'

/** What mails are sent with. */
export interface Sender {
  transport: MailTransport
  /** Who mails are from where the gallery itself does not say so; a name may be left empty. */
  from: MailAddress
  publicUrl: string
  kinds: Record<MailName, AnyMailKind>
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
  const { transport, publicUrl } = sender
  const { to_name: name, to_email: email } = mail
  const kind = findKind(sender.kinds, mail.kind)
  const facts = kind.readFacts(mail.data)
  const gallery = await readGallery(db)
  const settings = await readSettings(db)
  const reader = galleryReaderOf(gallery, settings, sender.from)
  const { to, locale } = kind.isToGallery ? reader : { to: { name, address: email }, locale: mail.locale }
  const galleryName = onOneLine(localize(gallery.name, locale))
  const written = await kind.write(db, { facts, to: { name, email }, locale, gallery, galleryName, publicUrl })
  if (!written) {
    await db.deleteFrom('mails').where('id', '=', mailId).execute()
    return
  }
  await transport.send({
    id: mail.id,
    messageId: `<${mail.id}@${new URL(publicUrl).hostname}>`,
    date: mail.created_at,
    from: senderOf(gallery, sender.from, locale),
    to,
    replyTo: settings.reply_address ? { name: reader.to.name, address: settings.reply_address } : reader.to,
    isConfidential: kind.isToGallery,
    ...written,
  })
  await kind.noteSent?.(db, facts)
  await db
    .updateTable('mails')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', mailId)
    .execute()
}

// A newer version may have queued what this one does not know; its mail waits for a node that does.
function findKind(kinds: Sender['kinds'], name: string): AnyMailKind {
  if (!Object.hasOwn(kinds, name)) throw new Error(`no kind of mail is called ${name}`)
  return kinds[name as MailName]
}
