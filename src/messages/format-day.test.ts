import { expect, test } from 'vitest'

import { formatDay, formatPeriod, formatTime, formatWeekday } from './format-day.ts'

const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  ['en', '5 March 2026', '28 February – 5 March 2026'],
  ['fr', '5 mars 2026', '28 février – 5 mars 2026'],
  ['cn', '2026年3月5日', '2026年2月28日 – 3月5日'],
] as const)('days in %s', (locale, day, period) => {
  expect(formatDay('2026-03-05', locale)).toBe(day)
  expect(plain(formatPeriod('2026-02-28', '2026-03-05', locale))).toBe(period)
})

test('noon and midnight are twelve in English', () => {
  expect(['00:00', '12:00'].map((time) => plain(formatTime(time, 'en')))).toEqual(['12 am', '12 pm'])
})

test.each([
  ['en', 'en-GB'],
  ['fr', 'fr-FR'],
  ['cn', 'zh-CN'],
] as const)('every day of a year in %s is written as the standard has it', (locale, tag) => {
  const standard = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(tag, { weekday: locale === 'cn' ? 'short' : 'long', timeZone: 'UTC' })
  for (let day = 0; day < 366; day++) {
    const date = new Date(Date.UTC(2024, 0, 1 + day))
    const wanted = standard.format(date)
    // The first of a month is the first in French, whatever the standard of the day says.
    const mended = locale === 'fr' ? wanted.replace(/^1(?:er)? /, '1er ') : wanted
    expect(formatDay(date.toISOString().slice(0, 10), locale)).toBe(mended)
    expect(formatWeekday((day % 7) + 1, locale)).toBe(weekday.format(date))
  }
})
