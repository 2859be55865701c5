import type { Locale } from '../../../contract/locale.ts'
import { fill } from '../../../messages/fill.ts'
import { formatDay, formatTime } from '../../../messages/format-day.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment on the visitor's own calendar and clock. */
export function formatMoment(moment: string, locale: Locale, words: { moment: string }): string {
  const at = new Date(moment)
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-')
  const time = formatTime(`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`, locale)
  return fill(words.moment, { day: formatDay(day, locale), time })
}
