import type { Locale } from '../../contract/locale.ts'

export const LOCALE_COOKIE = 'locale'
const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** Remembers the language the visitor chose. */
export function saveLocale(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Max-Age=${A_YEAR_IN_SECONDS}; Path=/; SameSite=Lax`
}
