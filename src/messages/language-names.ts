import { LANGUAGES, type Locale, LOCALES } from '../contract/locale.ts'

/** What each language calls itself. */
export const LANGUAGE_NAMES = Object.fromEntries(LOCALES.map((locale) => [locale, LANGUAGES[locale].name])) as Record<
  Locale,
  string
>
