import { LOCALES, perLocale } from '../contract/locale.ts'

/** The words that the server says by itself, in replies, mails and the log of consents, and how its search reads. */
type ServerWords = typeof import('./en/server.ts')

// Found by their names, so that a language need not be written down here too.
const found = await Promise.all(LOCALES.map((locale) => import(`./${locale}/server.ts`) as Promise<ServerWords>))

/** The server's words in every language: it speaks all of them at once, where a browser speaks the one it shows. */
export const serverWords = perLocale((locale) => found[LOCALES.indexOf(locale)] as ServerWords)

/** One area of them, in every language. */
export const inEveryLanguage = <Area extends keyof ServerWords>(area: Area) =>
  perLocale((locale): ServerWords[Area] => serverWords[locale][area])
