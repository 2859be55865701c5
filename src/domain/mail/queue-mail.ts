import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'
import { hasLink } from './has-link.ts'
import type { EditedParts, MailKind, MailName } from './mail-kind.ts'
import type { Reader } from './reader.ts'
import { shelfOf } from './shelf-of.ts'
import { findStaffReaders } from './staff-readers.ts'

// The gallery's own address and language are looked up when the mail is sent.
const THE_GALLERY: Reader = { name: '', email: '', locale: DEFAULT_LOCALE }

/**
 * Makes a mail of this kind due, with the facts that it needs; within a transaction it is due if and only if that
 * succeeds. Links are made when it is sent. What goes to the gallery goes to those of its staff, too, who want it.
 */
export async function queueMail<Facts extends object, IsToGallery extends boolean>(
  db: Database,
  kind: MailKind<MailName, Facts, IsToGallery>,
  facts: NoInfer<Facts>,
  ...to: IsToGallery extends true ? [] : [Reader]
): Promise<void> {
  if (!kind.isToGallery) {
    await queueRow(db, kind, facts, to[0])
    return
  }
  const { readers, isGallerySpared } = await findStaffReaders(db, kind.name)
  for (const reader of readers) await queueRow(db, kind, facts, reader)
  if (!isGallerySpared) await queueRow(db, kind, facts)
}

interface Beside {
  is_test?: boolean
  again_of?: string
  asked_by?: string
  /** What staff wrote for this mail alone. */
  edited?: EditedParts | null
}

/** The same for a mail whose kind is only known while the program runs; answers its id. */
export async function queueRow(
  db: Database,
  kind: Pick<MailKind<MailName, never, boolean>, 'name' | 'canWait'>,
  facts: object,
  { name, email, locale }: Reader = THE_GALLERY,
  { edited, ...beside }: Beside = {},
): Promise<string> {
  const { id } = await db
    .insertInto('mails')
    .values({
      kind: kind.name,
      shelf: shelfOf(kind.name),
      // Whoever writes a name is not always whom the mail goes to: an advertisement is not repeated to them.
      to_name: hasLink(name) ? '' : name,
      to_email: email,
      locale,
      data: JSON.stringify(facts),
      edited: edited && Object.keys(edited).length > 0 ? JSON.stringify(edited) : null,
      ...beside,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueJob(db, 'send-mail', { mailId: id }, { canWait: kind.canWait })
  return id
}
