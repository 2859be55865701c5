import { defineLetter, defineMail, defineNotice, type MailWords, renderLetter } from '../mail/index.ts'
import { makeUnsubscription } from './end-newsletter.ts'
import { makeConfirmation } from './make-confirmation.ts'
import { noteDelivery, readLetter } from './read-letter.ts'

const because = (words: MailWords) => words.letter.automatic

export const newsletterConfirmMail = defineMail('newsletter-confirm', {
  because,
  link: async (db, { to }) => {
    const token = await makeConfirmation(db, to.email)
    return token === undefined ? undefined : `newsletter/confirm/${token}`
  },
})

/** To whoever asked for it and gets it already. */
export const newsletterAlreadyMail = defineNotice('newsletter-already', { because })

/** A letter to its readers; without a subscription it only goes to whoever wrote it. */
export const newsletterMail = defineLetter('newsletter', {
  facts: ['issueId'],
  maybe: ['subscriptionId'],
  write: async (db, due) => {
    const { facts, to, locale, isLookedAt } = due
    const letter = await readLetter(db, { ...facts, email: to.email, locale, isLookedAt })
    return letter && renderLetter(letter, await makeUnsubscription(db, to.email), due)
  },
  noteSent: noteDelivery,
})

/** What readers of the newsletter are written. */
export const newsletterMails = [newsletterConfirmMail, newsletterAlreadyMail, newsletterMail]
