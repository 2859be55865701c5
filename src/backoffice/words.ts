import type { Locale } from '../contract/locale.ts'
import type { BackofficeWords } from '../messages/backoffice.ts'

const FILES = import.meta.glob<{ backoffice: BackofficeWords }>('../messages/*/backoffice.ts')

let spoken: { locale: Locale; words: BackofficeWords } | undefined

/** Fetches the words of a language; nothing is rendered before. Another language is another address, loaded anew. */
export async function loadWords(locale: Locale): Promise<void> {
  const file = await FILES[`../messages/${locale}/backoffice.ts`]?.()
  if (!file) throw new Error(`there are no words in ${locale}`)
  spoken = { locale, words: file.backoffice }
}

function speak() {
  if (!spoken) throw new Error('the words were not loaded before rendering')
  return spoken
}

export const useWords = (): BackofficeWords => speak().words
export const useLocale = (): Locale => speak().locale
