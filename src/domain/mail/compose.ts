import type { OutgoingMail } from './mail-transport.ts'

// The file of a mail says so too, however long ago it was written.
const CONFIDENTIAL = { Sensitivity: 'Company-Confidential' }

/** A mail in the terms of the library; what it is made of comes from the mail alone, never from a file or an address. */
export const compose = ({ messageId, date, from, to, replyTo, isConfidential, subject, html, text }: OutgoingMail) => ({
  messageId,
  date,
  from,
  to,
  replyTo,
  subject,
  html,
  text,
  headers: { 'Auto-Submitted': 'auto-generated', ...(isConfidential ? CONFIDENTIAL : {}) },
  disableFileAccess: true,
  disableUrlAccess: true,
})
