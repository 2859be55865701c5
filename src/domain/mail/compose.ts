import type { OutgoingMail } from './mail-transport.ts'

// The file of a mail says so too, however long ago it was written.
const CONFIDENTIAL = { Sensitivity: 'Company-Confidential' }

/** A mail in the terms of the library; what it is made of comes from the mail alone, never from a file or an address. */
export const compose = (mail: OutgoingMail) => {
  const { messageId, date, from, to, replyTo, isConfidential, subject, html, text, unsubscribeLink } = mail
  return {
    messageId,
    date,
    from,
    to,
    replyTo,
    subject,
    html,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(isConfidential ? CONFIDENTIAL : {}),
      ...(unsubscribeLink === undefined ? {} : offerOneClick(unsubscribeLink)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** By RFC 8058, mail programs show a button of their own, and post to the address without asking their reader further. */
const offerOneClick = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
