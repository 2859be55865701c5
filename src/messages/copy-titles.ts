import type { Locale } from '../contract/locale.ts'

/** What a copy is called until it has a name of its own. */
export const COPY_TITLES: Record<Locale, string> = {
  en: '{title} (copy)',
  fr: '{title} (copie)',
  cn: '{title}（副本）',
}
