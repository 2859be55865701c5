import { inEveryLanguage } from './server.ts'

/** The words of the mails in every language. */
export const mailMessages = inEveryLanguage('mail')
