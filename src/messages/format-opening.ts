import type { Locale } from '../contract/locale.ts'
import { fill } from './fill.ts'
import { formatDay, formatPeriod, formatTime, formatWeekday } from './format-day.ts'

interface OpeningHours {
  days: number[]
  opens: string
  closes: string
}

/** When a door is open; days that follow each other are named by the first and the last. */
export function formatOpening(
  { days, opens, closes }: OpeningHours,
  locale: Locale,
  words: { days: string; opening: string },
): string {
  const names = days.map((day) => formatWeekday(day, locale))
  const [first = '', last = ''] = [names[0], names.at(-1)]
  const isRow = days.length > 2 && days.every((day, at) => day === (days[0] ?? 0) + at)
  return fill(words.opening, {
    days: isRow ? fill(words.days, { first, last }) : names.join(', '),
    opens: formatTime(opens, locale),
    closes: formatTime(closes, locale),
  })
}

interface Holiday {
  begins: string
  ends: string
  opens?: string | null
  closes?: string | null
  reason?: string | null | undefined
}

/** When a door is not open as usual. */
export function formatHoliday(
  { begins, ends, opens, closes, reason }: Holiday,
  locale: Locale,
  words: { opening: string; closed: string; because: string },
): string {
  const days = begins === ends ? formatDay(begins, locale) : formatPeriod(begins, ends, locale)
  const told =
    opens && closes
      ? fill(words.opening, { days, opens: formatTime(opens, locale), closes: formatTime(closes, locale) })
      : fill(words.closed, { days })
  return reason ? fill(words.because, { told, reason }) : told
}
