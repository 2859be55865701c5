import { LANGUAGES, type Locale } from '../../contract/locale.ts'

/** What a language is called in another. */
export const nameLanguage = (named: Locale, spoken: Locale): string =>
  new Intl.DisplayNames(LANGUAGES[spoken].habits, { type: 'language' }).of(
    new Intl.Locale(LANGUAGES[named].tag).language,
  ) ?? LANGUAGES[named].name
