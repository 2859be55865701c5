import { type Locale, localize } from '../../contract/locale.ts'
import type { MailPart } from '../../contract/mail/values.ts'
import type { Database } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { mailMessages } from '../../messages/mail.ts'
import { type Gallery, readGallery, readSettings } from '../gallery/index.ts'
import { galleryReaderOf } from './gallery-addresses.ts'
import type { AnyMailKind, Due, EditedParts, MailName, WordedName, WrittenMail } from './mail-kind.ts'
import type { MailAddress } from './mail-transport.ts'
import { onOneLine } from './on-one-line.ts'
import { SAMPLE_READER } from './sample.ts'
import { companyOf } from './signature-of.ts'
import { isStaffReader } from './staff-readers.ts'

/** What mails are written with. */
export interface MailDesk {
  /** Who mails are from where the gallery itself does not say so; a name may be left empty. */
  from: MailAddress
  publicUrl: string
  /** Where answers are taken into the conversations that they belong to; without it they go to the gallery's mailbox. */
  answersTo?: string | undefined
  /** Where pictures are fetched from, if not from there. */
  apiUrl?: string | undefined
  kinds: Record<MailName, AnyMailKind>
}

/** A mail that waits in its row. */
export interface MailDue {
  kind: string
  to_name: string
  to_email: string
  locale: Locale
  data: Record<string, unknown>
  is_test: boolean
  edited?: EditedParts | null
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
  const facts = mail.is_test ? {} : kind.readFacts(mail.data)
  const gallery = await readGallery(db)
  const settings = await readSettings(db)
  const reader = galleryReaderOf(gallery, settings, desk.from)
  const isOurs = kind.isToGallery && email === ''
  if (kind.isToGallery && !isOurs && !mail.is_test && !(await isStaffReader(db, email))) return undefined
  const { to, locale } = isOurs ? reader : { to: { name, address: email }, locale: mail.locale }
  const due: Due<object> = {
    ...{ facts, to: { name, email }, locale, gallery, isLookedAt },
    ...{ publicUrl: desk.publicUrl, apiUrl: desk.apiUrl, answersTo: desk.answersTo },
    edited: mail.edited ?? undefined,
    galleryName: onOneLine(localize(gallery.name, locale)),
    company: companyOf(settings),
    changed: await readChanged(db, mail.kind, locale),
  }
  const said = mail.is_test ? writeTest(kind, due) : await kind.write(db, due)
  const replyTo = { ...reader.to, ...(settings.reply_address ? { address: settings.reply_address } : {}) }
  return said && { said, to, replyTo, locale, gallery, facts }
}

/** What staff have changed of a mail's words in a language. */
async function readChanged(db: Database, mail: string, locale: Locale): Promise<Partial<Record<MailPart, string>>> {
  const row = await db.selectFrom('mail_words').select('words').where('mail', '=', mail).executeTakeFirst()
  const parts = Object.entries(row?.words ?? {})
  return Object.fromEntries(parts.flatMap(([part, { [locale]: text }]) => (text === undefined ? [] : [[part, text]])))
}

/** A mail that shows how its words look, and says so. */
function writeTest(kind: AnyMailKind, due: Due<object>): WrittenMail | undefined {
  const written = kind.writeSample?.(due)
  return written && { ...written, subject: fill(mailMessages[due.locale].letter.test, { subject: written.subject }) }
}

/** A made-up mail with these words, as its reader would see it. */
export async function previewMail(
  db: Database,
  desk: MailDesk,
  { name, locale, changed }: { name: WordedName; locale: Locale; changed: Partial<Record<MailPart, string>> },
): Promise<WrittenMail | undefined> {
  return desk.kinds[name].writeSample?.({ ...(await readSampleDue(db, desk, locale)), changed })
}

/** What a mail is written with that is only looked at, and goes to nobody. */
export async function readSampleDue(db: Database, desk: MailDesk, locale: Locale): Promise<Due<object>> {
  const gallery = await readGallery(db)
  return {
    ...{ facts: {}, to: SAMPLE_READER, locale, gallery, isLookedAt: true },
    ...{ publicUrl: desk.publicUrl, apiUrl: desk.apiUrl },
    galleryName: onOneLine(localize(gallery.name, locale)),
    company: companyOf(await readSettings(db)),
  }
}

/** A newer version may have queued what this one does not know; its mail waits for a node that does. */
export function findKind(kinds: MailDesk['kinds'], name: string): AnyMailKind {
  if (!Object.hasOwn(kinds, name)) throw new Error(`no kind of mail is called ${name}`)
  return kinds[name as MailName]
}
