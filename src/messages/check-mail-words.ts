import type { Locale } from '../contract/locale.ts'
import type { MailPart, WordedMail } from '../contract/mail/values.ts'
import { mailMessages } from './mail.ts'
import { placesIn } from './places-in.ts'

/** What every mail can say: whom it goes to, and where the gallery is on the web. */
const EVERYWHERE = ['name', 'host']

/** A place that is missing in changed words, or that nothing would be put into. */
export interface PlaceFault {
  word: 'place-missing' | 'place-unknown'
  place: string
}

/** The words that a mail comes with, by its parts; not every mail has a button. */
export const mailWordsOf = (mail: WordedMail, locale: Locale): Partial<Record<MailPart, string>> =>
  mailMessages[locale].kinds[mail]

/** The places that can stand anywhere in a mail, as something is put into them. */
export const placesOfMail = (mail: WordedMail, locale: Locale): string[] => [
  ...new Set([...Object.values(mailWordsOf(mail, locale)).flatMap(placesIn), ...EVERYWHERE]),
]

/** What is wrong with changed words, at most one thing: a place that the original has in this part, or another that nothing would fill. */
export function checkMailWords(mail: WordedMail, part: MailPart, locale: Locale, text: string): PlaceFault[] {
  const known = placesOfMail(mail, locale)
  const said = placesIn(text)
  const needed = placesIn(mailWordsOf(mail, locale)[part] ?? '')
  const rest = text.replaceAll(/\{\w+\}/g, '')
  const loose = ['{', '}'].filter((sign) => rest.includes(sign))
  const missing = needed.find((place) => !said.includes(place))
  if (missing !== undefined) return [{ word: 'place-missing', place: `{${missing}}` }]
  const unknown = said.find((place) => !known.includes(place))
  if (unknown !== undefined) return [{ word: 'place-unknown', place: `{${unknown}}` }]
  return loose.slice(0, 1).map((place) => ({ word: 'place-unknown', place }))
}
