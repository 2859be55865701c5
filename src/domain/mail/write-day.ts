import type { Locale } from '../../contract/locale.ts'
import { formatDay } from '../../messages/format-day.ts'

// The day that it is at the gallery.
const DAY = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris' })

/** A moment as the day that it falls on; nothing for none. */
export const writeDay = (date: Date | null, locale: Locale): string => (date ? formatDay(DAY.format(date), locale) : '')
