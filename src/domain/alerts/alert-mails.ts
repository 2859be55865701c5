import { defineLetter, renderAlert } from '../mail/index.ts'
import { readAlertLetter } from './read-alert-letter.ts'

/** New works for whoever looks out for them. */
export const alertMail = defineLetter('alert', {
  facts: ['letterId'],
  write: async (db, due) => {
    const { facts, to, locale } = due
    const letter = await readAlertLetter(db, { ...facts, email: to.email, locale })
    return letter && renderAlert(letter, due)
  },
})

/** What collectors are written about. */
export const alertMails = [alertMail]
