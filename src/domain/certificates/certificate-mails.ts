import { defineMail } from '../mail/index.ts'

/** To whoever has handed one on: somebody has taken it. */
export const certificateHandedOnMail = defineMail('certificate-handed-on', {
  facts: ['certificate'],
  because: (words) => words.automatic,
  link: () => 'account#collection',
})

/** What certificates are written about. */
export const certificateMails = [certificateHandedOnMail]
