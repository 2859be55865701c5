export type { AlertLetter } from './alert-letter.ts'
export {
  type ButtonName,
  defineGalleryMail,
  defineLetter,
  defineMail,
  defineNotice,
  type Description,
} from './define-mail.ts'
export { forgetMails } from './forget-mails.ts'
export { findLetter, listLetters } from './list-letters.ts'
export { hasLink } from './has-link.ts'
export { BLANK } from './keep-mail.ts'
export type { Letter } from './letter.ts'
export type { MailDetails } from './mail-details.ts'
export type { AnyMailKind, Due, EditedParts, GalleryMailAbout, MailAbout, MailName, MailWords } from './mail-kind.ts'
export { toMailPicture } from './mail-picture.ts'
export { readMessageId } from './message-id.ts'
export { noteReturned } from './note-returned.ts'
export { openMail, outboxOf } from './open-mail.ts'
export { queueMail, queueRow } from './queue-mail.ts'
export { findOutboxMail, listOutbox, type OutboxMail } from './read-outbox.ts'
export type { Reader } from './reader.ts'
export { renderAlert } from './render-alert.ts'
export { renderLetter } from './render-letter.ts'
export { sendAgain } from './send-again.ts'
export { type Sender, sendMail } from './send-mail.ts'
export { writeDay, writeMoment } from './write-day.ts'
export { type MailDesk, previewMail, readSampleDue, writeMail } from './write-mail.ts'
