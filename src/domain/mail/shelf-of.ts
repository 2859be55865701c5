import { type KnownMail, MAILS, type MailSubject, type Shelf, SHELVES } from '../../contract/mail/values.ts'

/** Who looks after mails of a kind. */
export function shelfOf(name: KnownMail): Shelf {
  const subjects = Object.keys(MAILS) as MailSubject[]
  const subject = subjects.find((one) => (MAILS[one] as readonly KnownMail[]).includes(name))
  return subject ? SHELVES[subject] : 'house'
}
