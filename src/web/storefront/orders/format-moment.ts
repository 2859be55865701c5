import type { Locale } from '../../../contract/locale.ts'
import { formatDay, formatTime } from '../../../messages/format-day.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment on the visitor's own calendar and clock. */
export function formatMoment(moment: string, locale: Locale): string {
  const at = new Date(moment)
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(twoDigits).join('-')
  const time = formatTime(`${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`, locale)
  return `${formatDay(day, locale)}${locale === 'cn' ? ' ' : ', '}${time}`
}
