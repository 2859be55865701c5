import type { OutgoingMail } from './mail-transport.ts'

/** A mail in the terms of the library; what it is made of comes from the mail alone, never from a file or an address. */
export const compose = ({ messageId, date, from, to, subject, html, text }: OutgoingMail) => ({
  messageId,
  date,
  from,
  to,
  subject,
  html,
  text,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
