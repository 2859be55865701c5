import {
  type FilterName,
  FILTERS,
  GROUPS,
  type NameOf,
  type Unit,
  type ValueOf,
} from '../contract/catalogue/filters.ts'
import type { Locale } from '../contract/locale.ts'
import { fill } from './fill.ts'
import { formatLength, formatMoney } from './format.ts'
import type { StorefrontWords } from './storefront.ts'

type Words = Pick<StorefrontWords, 'filters' | 'label'>

interface Naming {
  words: Words
  locale: Locale
  /** Who the artist is, and what staff called a category or the like. */
  nameOf: (filter: NameOf<'artist' | 'term'>, slug: string) => string
}

/** Filters as a query says them. */
type Said = Partial<Record<FilterName, string | readonly string[] | undefined>>

const IN_ORDER: FilterName[] = ['artist', ...Object.values(GROUPS).flat()]

/** The filters in force, value by value, in words and in the order of the list's own controls. */
export const nameFilters = (said: Said, naming: Naming) =>
  IN_ORDER.flatMap((name) =>
    [said[name] ?? []].flat().map((value) => ({ name, value, text: nameValue(name, value, naming) })),
  )

function nameValue(name: FilterName, value: string, { words, locale, nameOf }: Naming): string {
  const filter = FILTERS[name]
  if (filter.kind === 'range') {
    const [min, max] = sidesOf(value).map((side) => side && formatSide(filter.unit, side, locale)) as [string, string]
    const { atMost, atLeast, between, named } = words.filters
    const range = fill(min === '' ? atMost : max === '' ? atLeast : between, { min, max })
    return fill(named, { measure: words.filters[name as NameOf<'range'>], range })
  }
  if ('values' in filter) return wordOf(name as NameOf<'choice' | 'single'>, value, words)
  return nameOf(name as NameOf<'artist' | 'term'>, value)
}

/** A value that is the same in every gallery, in words. */
export function wordOf(name: NameOf<'choice' | 'single'>, value: string, { filters, label }: Words): string {
  const words: { [Name in NameOf<'choice' | 'single'>]: Record<ValueOf<Name>, string> } = {
    ...filters.values,
    availability: label.availability,
  }
  return (words[name] as Record<string, string>)[value] ?? value
}

/** One side of a range in its unit. */
export function formatSide(unit: Unit, side: string, locale: Locale): string {
  if (unit === '€') return formatMoney(Number(side), locale)
  return unit === 'cm' ? formatLength(Number(side), locale) : side
}

/** The two sides of a range, as they stand in its fields. */
export function sidesOf(range: string | undefined): [min: string, max: string] {
  const [min = '', max = ''] = range?.split('-') ?? []
  return [min, max]
}
