import { LANGUAGES, type Locale } from '../contract/locale.ts'

// The first date format of `Intl` costs a phone a fifth of a second on the way to a page that can be used: so by hand.
// A language that nobody has written down here yet is written by it, rightly but later.
const MONTHS: Partial<Record<Locale, string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}
const WEEKDAYS: Partial<Record<Locale, string[]>> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
  cn: '周一 周二 周三 周四 周五 周六 周日'.split(' '),
}

/** A day such as 2026-11-15, in words. */
export const formatDay = (day: string, locale: Locale): string => writeDay(day, locale, true)

/**
 * From one day to another; a year that both share is written once, where the language puts it. Browsers and servers
 * disagree about the ranges of `Intl`, and a page must read the same on both.
 */
export function formatPeriod(from: string, to: string, locale: Locale): string {
  const isYearTwice = from.slice(0, 4) !== to.slice(0, 4)
  const isYearFirst = locale === 'cn'
  return `${writeDay(from, locale, isYearTwice || isYearFirst)} – ${writeDay(to, locale, isYearTwice || !isYearFirst)}`
}

function writeDay(date: string, locale: Locale, hasYear: boolean): string {
  const [year, month = 1, day = 1] = date.split('-').map(Number)
  if (locale === 'cn') return `${hasYear ? `${year}年` : ''}${month}月${day}日`
  const months = MONTHS[locale]
  if (!months) return byIntl(date, locale, { day: 'numeric', month: 'long', ...(hasYear ? { year: 'numeric' } : {}) })
  const ordinal = locale === 'fr' && day === 1 ? '1er' : day
  return `${ordinal} ${months[month - 1]}${hasYear ? ` ${year}` : ''}`
}

const byIntl = (date: string, locale: Locale, wanted: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LANGUAGES[locale].habits, { ...wanted, timeZone: 'UTC' }).format(new Date(date))

/** A day in digits, the same in every language: 01.10.2019. */
export const formatDottedDay = (day: string): string => day.split('-').toReversed().join('.')

/** The name of a day of the week, counted from 1, Monday; Chinese has a shorter everyday name. */
export const formatWeekday = (day: number, locale: Locale): string =>
  // The first day of 2024 was a Monday.
  WEEKDAYS[locale]?.[day - 1] ?? byIntl(`2024-01-0${day}`, locale, { weekday: 'long' })

/** A time such as 19:00, as it stands on a door; most languages write it just so. */
export function formatTime(time: string, locale: Locale): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : String(minute).padStart(2, '0')
  if (locale === 'fr') return `${hour}\u00a0h${minutes && `\u00a0${minutes}`}`
  if (locale === 'en') return `${hour % 12 || 12}${minutes && `.${minutes}`}\u00a0${hour < 12 ? 'am' : 'pm'}`
  return time
}
