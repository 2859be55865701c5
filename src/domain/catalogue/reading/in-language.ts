import { DEFAULT_LOCALE, type Locale, localize } from '../../../contract/locale.ts'
import type { LocalizedText } from '../../../database/index.ts'

/** Picks the texts of one language, English standing in for what was not translated. */
export const inLanguage = (locale: Locale) => ({
  text: (text: LocalizedText) => localize(text, locale),
  /** The same for a text that may be missing altogether. */
  textOrNull: (text: LocalizedText | null) => (text === null ? null : localize(text, locale)),
  /** What search engines are told; another language would be worse than what the page itself says. */
  searchWords: (row: { search_title: LocalizedText | null; search_description: LocalizedText | null }) => ({
    search_title: row.search_title?.[locale] ?? null,
    search_description: row.search_description?.[locale] ?? null,
  }),
  /** The language that something is told in, judged by its title. */
  localeOf: (title: LocalizedText) => (title[locale] === undefined ? DEFAULT_LOCALE : locale),
})
