import { LANGUAGES, type Locale } from '../../contract/locale.ts'
import { formatDay } from '../../messages/format-day.ts'
import { clockIn } from '../gallery/index.ts'

/** A moment as the day that it falls on in the gallery's time zone; nothing for none. */
export const writeDay = (date: Date | null, locale: Locale, timeZone: string): string =>
  date ? formatDay(clockIn(timeZone, date).day, locale) : ''

/** A moment as the gallery's clocks show it, to the minute. */
export const writeMoment = (date: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(LANGUAGES[locale].habits, {
    ...{ timeZone, day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  }).format(date)
