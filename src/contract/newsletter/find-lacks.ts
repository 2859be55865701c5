import { DEFAULT_LOCALE, type Locale, LOCALES } from '../locale.ts'

type Words = Partial<Record<Locale, string | undefined>>

/** A letter as it is written: its subject, and texts and works in their order. */
export interface WrittenLetter {
  subject: Words
  body: { text?: Words | undefined; artwork?: number | undefined }[]
}

/** Its texts by their places; one that nobody has begun in any language counts for nothing. */
function textsOf({ subject, body }: WrittenLetter): { path: string; text: Words }[] {
  const texts = body.map(({ text = {} }, at) => ({ path: `body.${at}.text`, text }))
  return [{ path: 'subject', text: subject }, ...texts.filter(({ text }) => LOCALES.some((locale) => text[locale]))]
}

/** What a letter lacks to be read in a language; nothing of a whole language that nobody has begun is there to be lacking. */
export const findLacksIn = (letter: WrittenLetter, locale: Locale): string[] =>
  textsOf(letter).flatMap(({ path, text }) => (text[locale] ? [] : [`${path}.${locale}`]))

/** Whether anything was written in a language. */
export const isBegunIn = (letter: WrittenLetter, locale: Locale): boolean =>
  textsOf(letter).some(({ text }) => text[locale])

/**
 * What has to be written before a letter can go out: all of it in the default language, which stands in for the others, and
 * the rest of each language that was begun.
 */
export function findLacks(letter: WrittenLetter): string[] {
  const needed = LOCALES.filter((locale) => locale === DEFAULT_LOCALE || isBegunIn(letter, locale))
  const isEmpty = !letter.body.some(({ text = {}, artwork }) => artwork || LOCALES.some((locale) => text[locale]))
  return [...needed.flatMap((locale) => findLacksIn(letter, locale)), ...(isEmpty ? ['body'] : [])]
}
