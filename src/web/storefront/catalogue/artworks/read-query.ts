import { AVAILABILITIES, ORIENTATIONS, SIZES } from '../../../../contract/catalogue/values.ts'
import { COLOR_NAMES } from '../../../../contract/color.ts'
import { type Filters, RANGES } from './list-query.ts'

const MOST_VALUES = 50

const isName = (text: string) => text.length <= 120 && /^[\p{L}\p{N}_-]+$/u.test(text)
const isNumber = (text: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(text)
const isOneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    (values as readonly string[]).includes(text)

/** Reads what an address asks for; whatever cannot be meant is passed over. */
export function readFilters(query: URLSearchParams): Filters {
  const all = <Value extends string>(name: string, isValue: (text: string) => text is Value) =>
    [...new Set(query.getAll(name).filter(isValue))].slice(0, MOST_VALUES)
  const names = (name: string) => all(name, (text): text is string => isName(text))
  return {
    category: names('category'),
    technique: names('technique'),
    color: all('color', isOneOf(COLOR_NAMES)),
    orientation: all('orientation', isOneOf(ORIENTATIONS)),
    size: all('size', isOneOf(SIZES)),
    price: readRange(query.getAll('price')),
    width: readRange(query.getAll('width')),
    height: readRange(query.getAll('height')),
    artist: names('artist')[0],
    availability: all('availability', isOneOf(AVAILABILITIES))[0],
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'latest',
  }
}

/** Whether a browser without a script wrote the address: a plain form sends both sides of a range, and empty fields. */
export const isFromPlainForm = (query: URLSearchParams): boolean =>
  RANGES.some((name) => query.getAll(name).length === 2)

/** The two sides of a range, as they stand in its fields. */
export function sidesOf(range: string | undefined): [min: string, max: string] {
  const [min = '', max = ''] = range?.split('-') ?? []
  return [min, max]
}

/** A range between two sides of which either may be missing; turned round when they stand the wrong way. */
export function writeRange(min: string, max: string): string | undefined {
  const [from, to] = [min, max].map((side) => (isNumber(side) ? side : '')) as [string, string]
  if (from === '' && to === '') return undefined
  return from !== '' && to !== '' && Number(from) > Number(to) ? `${to}-${from}` : `${from}-${to}`
}

function readRange(values: string[]): string | undefined {
  if (values.length === 2) return writeRange(values[0] as string, values[1] as string)
  const [text = ''] = values
  const [min = '', max = '', ...rest] = text.split('-')
  const isRange = text.includes('-') && rest.length === 0 && [min, max].every((side) => side === '' || isNumber(side))
  return isRange && !(min !== '' && max !== '' && Number(min) > Number(max)) ? writeRange(min, max) : undefined
}
