import { useLocation } from 'react-router'

import { DEFAULT_LOCALE, isLocale, type Locale } from '../../contract/locale.ts'

/** The language an address is written in: `/fr/…`, `/cn/…`, and English everywhere else. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  return isLocale(first) && first !== DEFAULT_LOCALE ? first : DEFAULT_LOCALE
}

/** The same place in another language. */
export function toLocale(pathname: string, locale: Locale): string {
  const current = localeOfPath(pathname)
  const bare = current === DEFAULT_LOCALE ? pathname : pathname.slice(current.length + 1)
  // Two slashes at the start would lead to another site.
  return localizePath(`/${bare.replace(/^[/\\]+/, '')}`, locale)
}

/** The address of a place, given without its language, in that language. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The language of the page being shown. */
export const useLocale = (): Locale => localeOfPath(useLocation().pathname)
