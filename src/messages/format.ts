import type { Locale } from '../contract/locale.ts'

/** The habits of writing numbers and dates that each language follows. */
const HABITS: Record<Locale, string> = { en: 'en-GB', fr: 'fr-FR', cn: 'zh-CN' }

const CENTIMETRES_PER_INCH = 2.54

/** Euros as the language writes them; cents only where there are any. */
export const formatMoney = (euros: number, locale: Locale): string =>
  new Intl.NumberFormat(HABITS[locale], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  }).format(euros)

/** What a choice adds to a price, or takes off it. */
export const formatDifference = (euros: number, locale: Locale): string =>
  `${euros < 0 ? '−' : '+'}\u00a0${formatMoney(Math.abs(euros), locale)}`

export const formatNumber = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(HABITS[locale], { maximumFractionDigits: 1 }).format(value)

/** A part of a whole, such as 1.5, in percent. */
export const formatPercent = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(HABITS[locale], { style: 'percent' }).format(value)

export const formatKilograms = (value: number, locale: Locale): string => `${formatNumber(value, locale)}\u00a0kg`

/** A day such as 2026-11-15, in words. */
export const formatDay = (day: string, locale: Locale): string => writeDay(day, locale, 'numeric')

/**
 * From one day to another; a year that both share is written once, where the language puts it. Browsers and servers
 * disagree about the ranges of `Intl`, and a page must read the same on both.
 */
export function formatPeriod(from: string, to: string, locale: Locale): string {
  const year = from.slice(0, 4) === to.slice(0, 4) ? undefined : 'numeric'
  const isYearFirst = locale === 'cn'
  const [first, last] = isYearFirst ? (['numeric', year] as const) : ([year, 'numeric'] as const)
  return `${writeDay(from, locale, first)} – ${writeDay(to, locale, last)}`
}

const writeDay = (day: string, locale: Locale, year: 'numeric' | undefined) =>
  new Intl.DateTimeFormat(HABITS[locale], { day: 'numeric', month: 'long', year, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

interface Dimensions {
  height: number
  width: number
  depth: number | null
}

/** Height × width × depth in centimetres. */
export const formatDimensions = (dimensions: Dimensions, locale: Locale): string =>
  `${lengthsOf(dimensions, 1, locale)} cm`

/** The same in inches. */
export const formatInches = (dimensions: Dimensions, locale: Locale): string =>
  `${lengthsOf(dimensions, CENTIMETRES_PER_INCH, locale)} in`

const lengthsOf = ({ height, width, depth }: Dimensions, unit: number, locale: Locale) =>
  [height, width, depth]
    .filter((length) => length !== null)
    .map((length) => formatNumber(length / unit, locale))
    .join(' × ')
