import { LOCALES } from '../../contract/locale.ts'
import { serverWords } from '../../messages/server.ts'

const STOP_WORDS = new Set(LOCALES.flatMap((locale) => serverWords[locale].search.stopWords))

/** Whether a word says so little, in any of the languages, that it is not looked for when there are others. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
