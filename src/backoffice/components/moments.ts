import { LANGUAGES, type Locale } from '../../contract/locale.ts'

/** A moment as it is told to staff: the day and the minute, where they are, or by the clocks of another place. */
export const formatMoment = (moment: string, locale: Locale, timeZone?: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].habits, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(moment),
  )

/** Its day alone. */
export const formatDate = (moment: string, locale: Locale): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].habits, { dateStyle: 'medium' }).format(new Date(moment))

/** A moment for a field of the browser, which knows no time zone: 2026-11-16T23:59. */
export function toLocalMinute(moment: string | null): string {
  if (!moment) return ''
  const date = new Date(moment)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export const fromLocalMinute = (minute: string): string | null => (minute ? new Date(minute).toISOString() : null)
