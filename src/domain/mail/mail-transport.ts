/** Somebody who writes or is written to; never one string, in which a line break would begin another header. */
export interface MailAddress {
  name: string
  address: string
}

/** A mail as it goes out. */
export interface OutgoingMail {
  id: string
  messageId: string
  date: Date
  from: MailAddress
  to: MailAddress
  /** Where an answer goes. */
  replyTo: MailAddress
  /** Whether it is for the gallery's eyes alone. */
  isConfidential: boolean
  subject: string
  html: string
  text: string
  /** Where its reader ends all mails of its kind. */
  unsubscribeLink?: string
}

/** Takes mails away; one that could not be taken is an error, and may be handed over again. */
export interface MailTransport {
  send: (mail: OutgoingMail) => Promise<void>
  close: () => void
}
