import type { Locale } from '../../contract/locale.ts'
import type { KnownMail, MailPart, WordedMail } from '../../contract/mail/values.ts'
import type { Database } from '../../database/index.ts'
import type { mailMessages } from '../../messages/mail.ts'
import type { Gallery } from '../gallery/index.ts'
import type { MailAddress } from './mail-transport.ts'

/** The words of all mails in one language. */
export type MailWords = (typeof mailMessages)[Locale]

/** The kinds that are made of words: their names are the keys of these, and each has its subject. */
export type WordedName = WordedMail

/** Every kind there is; what is in a letter, its own subject knows. */
export type MailName = keyof MailWords['kinds'] | KnownMail
export type LetterName = Exclude<KnownMail, WordedMail>

/** The parts of one mail that staff wrote themselves, with nothing left to be filled in. */
export type EditedParts = { [Part in Exclude<MailPart, 'button'>]?: string | undefined }

/** A mail whose moment has come, with what it was told when it was queued. */
export interface Due<Facts> {
  facts: Facts
  to: { name: string; email: string }
  locale: Locale
  gallery: Gallery
  /** The gallery's name in that language, on one line. */
  galleryName: string
  publicUrl: string
  /** Where pictures are fetched from, if not from there. */
  apiUrl?: string | undefined
  /** Who answers for it by law, on one line; empty unless the gallery says so. */
  company?: string
  /** Its words that staff have changed, in that language. */
  changed?: Partial<Record<MailPart, string>>
  /** The address at which the gallery takes answers in, where it does. */
  answersTo?: string | undefined
  /** What staff wrote for this mail alone, as it stands. */
  edited?: EditedParts | undefined
  /** Whether it is only looked at: then no link in it leads anywhere, and none is made. */
  isLookedAt?: boolean
}

/** A mail as it is read. */
export interface WrittenMail {
  subject: string
  html: string
  text: string
  /** Its words, with everything filled in. */
  parts?: Record<keyof EditedParts, string>
  /** Where an answer goes, if not to the gallery. */
  replyTo?: MailAddress
  /** Where its reader ends all mails of its kind. */
  unsubscribeLink?: string
  /** What stands in its links and lets whoever has it act as its reader: nobody else may see it. */
  secrets?: string[]
}

/** Everything that is to be known of one kind of mail, from its queueing to its sending. */
export interface MailKind<Name extends MailName, Facts extends object, IsToGallery extends boolean> {
  name: Name
  isToGallery: IsToGallery
  /** Whether it lets all others go first. */
  canWait: boolean
  /** What was told when it was queued; an error where something is missing. */
  readFacts(data: Record<string, unknown>): Facts
  /** Nothing when nobody needs it any more. */
  write(db: Database, due: Due<Facts>): Promise<WrittenMail | undefined>
  noteSent?(db: Database, facts: Facts): Promise<void>
  /** The same with made-up facts, to see how its words look; letters have none. */
  writeSample?(due: Due<object>): WrittenMail
}

/** A kind that goes to somebody, about these facts. */
export type MailAbout<Facts extends object> = MailKind<MailName, Facts, false>

/** A kind that goes to the gallery itself, about these facts. */
export type GalleryMailAbout<Facts extends object> = MailKind<MailName, Facts, true>

export type AnyMailKind = MailKind<MailName, object, boolean>
