import { LANGUAGES, type Locale } from '../contract/locale.ts'

const CENTIMETRES_PER_INCH = 2.54

// Every label has numbers, and the first number format of `Intl` costs a phone a tenth of a second: so by hand.
function writeNumber(value: string, locale: Locale): string {
  const [group = '', point = ''] = LANGUAGES[locale].marks
  const [whole = '', part] = value.split('.')
  const first = whole.search(/\d/)
  let grouped = whole
  for (let at = whole.length - 3; at > first; at -= 3) grouped = grouped.slice(0, at) + group + grouped.slice(at)
  return part === undefined ? grouped : grouped + point + part
}

/** Euros as the language writes them; cents only where there are any. */
export function formatMoney(euros: number, locale: Locale): string {
  const cents = Math.abs(Math.round(euros * 100))
  const amount = writeNumber((cents / 100).toFixed(cents % 100 === 0 ? 0 : 2), locale)
  const sign = euros < 0 && cents > 0 ? '-' : ''
  return sign + LANGUAGES[locale].price.replace('#', amount)
}

/** An amount on a paper: euros and cents, whatever they are. */
export const formatCents = (cents: number, locale: Locale): string =>
  LANGUAGES[locale].price.replace('#', writeNumber((cents / 100).toFixed(2), locale))

/** A rate such as 5.5, given in hundredths of a percent. */
export const formatRate = (rate: number, locale: Locale): string => writeNumber(String(rate / 100), locale)

/** What a choice adds to a price, or takes off it. */
export const formatDifference = (euros: number, locale: Locale): string =>
  `${euros < 0 ? '−' : '+'}\u00a0${formatMoney(Math.abs(euros), locale)}`

/** A number with at most one place behind its point. */
export const formatNumber = (value: number, locale: Locale): string =>
  writeNumber(String(Math.round(value * 10) / 10), locale)

/** A part of a whole, such as 1.5, in percent. */
export const formatPercent = (value: number, locale: Locale): string =>
  new Intl.NumberFormat(LANGUAGES[locale].habits, { style: 'percent' }).format(value)

export const formatKilograms = (value: number, locale: Locale): string => `${formatNumber(value, locale)}\u00a0kg`

/** How large a file is, in the unit that suits it. */
export function formatFileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(LANGUAGES[locale].habits, {
    style: 'unit',
    unit,
    maximumFractionDigits: unit === 'kilobyte' ? 0 : 1,
  }).format(value)
}

/** The name of a country, given by its two letters. */
export const formatCountry = (code: string, locale: Locale): string =>
  new Intl.DisplayNames(LANGUAGES[locale].habits, { type: 'region' }).of(code) ?? code

interface Dimensions {
  height: number
  width: number
  depth: number | null
}

/** One length in centimetres. */
export const formatLength = (centimetres: number, locale: Locale): string => `${formatNumber(centimetres, locale)} cm`

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
