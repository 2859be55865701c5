import { type Locale, localize } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { type Gallery, readGallery } from '../gallery/index.ts'
import { galleryReaderOf } from './gallery-addresses.ts'
import type { AnyMailKind, Due, MailName, WrittenMail } from './mail-kind.ts'
import type { MailAddress } from './mail-transport.ts'
import { onOneLine } from './on-one-line.ts'
import type { Sender } from './send-mail.ts'

/** What mails are written with. */
export type MailDesk = Omit<Sender, 'transport'>

/** A mail that waits in its row. */
export interface MailDue {
  kind: string
  to_name: string
  to_email: string
  locale: Locale
  data: Record<string, unknown>
  is_test: boolean
}

/** A mail with whom it goes to. */
interface Addressed {
  said: WrittenMail
  to: MailAddress
  /** Where answers go, unless the mail itself says so. */
  replyTo: MailAddress
  locale: Locale
  gallery: Gallery
  facts: object
}

/** Writes a mail as it is to be read now; nothing when nobody needs it any more. Whoever only looks at it makes no links. */
export async function writeMail(
  db: Database,
  desk: MailDesk,
  mail: MailDue,
  { isLookedAt = false }: { isLookedAt?: boolean } = {},
): Promise<Addressed | undefined> {
  const { to_name: name, to_email: email } = mail
  const kind = findKind(desk.kinds, mail.kind)
  const facts = kind.readFacts(mail.data)
  const gallery = await readGallery(db)
  const reader = galleryReaderOf(gallery, desk.from)
  const { to, locale } = kind.isToGallery ? reader : { to: { name, address: email }, locale: mail.locale }
  const due: Due<object> = {
    ...{ facts, to: { name, email }, locale, gallery, publicUrl: desk.publicUrl, isLookedAt },
    galleryName: onOneLine(localize(gallery.name, locale)),
  }
  const said = await kind.write(db, due)
  return said && { said, to, replyTo: reader.to, locale, gallery, facts }
}

/** A newer version may have queued what this one does not know; its mail waits for a node that does. */
export function findKind(kinds: MailDesk['kinds'], name: string): AnyMailKind {
  if (!Object.hasOwn(kinds, name)) throw new Error(`no kind of mail is called ${name}`)
  return kinds[name as MailName]
}
