import { type Filter, FILTER_NAMES, FILTERS, MEASURES, per } from '../../../../contract/catalogue/filters.ts'
import type { Filters } from './list-query.ts'

const MOST_VALUES = 50

const isName = (text: string) => text.length <= 120 && /^[\p{L}\p{N}_-]+$/u.test(text)
const isNumber = (text: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(text)

/** Reads what an address asks for; whatever cannot be meant is passed over. */
export const readFilters = (query: URLSearchParams): Filters =>
  ({
    ...per(FILTER_NAMES, (name) => readFilter(FILTERS[name], query.getAll(name))),
    sort: query.get('sort') === 'oldest' ? 'oldest' : 'latest',
  }) as Filters

function readFilter(filter: Filter, texts: string[]): string | string[] | undefined {
  if (filter.kind === 'range') return readRange(texts)
  const isValue = 'values' in filter ? (text: string) => filter.values.includes(text) : isName
  const values = [...new Set(texts.filter(isValue))].slice(0, MOST_VALUES)
  return filter.kind === 'term' || filter.kind === 'choice' ? values : values[0]
}

/** The list as it hangs when nobody has chosen anything. */
export const NO_FILTERS = readFilters(new URLSearchParams())

/** Whether a browser without a script wrote the address: a plain form sends both sides of a range, and empty fields. */
export const isFromPlainForm = (query: URLSearchParams): boolean =>
  MEASURES.some((name) => query.getAll(name).length === 2)

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
