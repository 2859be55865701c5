import { defineMail } from '../mail/index.ts'

/** Nothing got through to a program for days. */
export const webhookPausedMail = defineMail('webhook-paused', {
  facts: ['host'],
  because: (words) => words.automatic,
  link: () => 'admin/programs',
})

/** What administrators are written about other programs. */
export const webhookMails = [webhookPausedMail]
