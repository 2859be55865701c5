import type { Locale } from '../../../../contract/locale.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatLength, formatMoney } from '../../../../messages/format.ts'
import type { StorefrontWords } from '../../../../messages/storefront.ts'
import type { ArtworkList } from './artwork-list.ts'
import { type Filters, type Range, RANGES } from './list-query.ts'
import { sidesOf } from './read-query.ts'

/** One side of a range in its unit. */
export const formatSide = (name: Range, side: string, locale: Locale): string =>
  name === 'price' ? formatMoney(Number(side), locale) : formatLength(Number(side), locale)

/** A filter that is in force, and what would be left without it. */
interface ActiveFilter {
  text: string
  without: Filters
}

/** The filters in force, one by one, in words. */
export function nameFilters(list: ArtworkList, { filters: words, label }: StorefrontWords, locale: Locale) {
  const { filters, facets } = list
  const active: ActiveFilter[] = []
  const add = (text: string, change: Partial<Filters>) => active.push({ text, without: { ...filters, ...change } })
  const without = <Value>(values: Value[], value: Value) => values.filter((one) => one !== value)

  if (filters.artist !== undefined) add(list.artistName ?? filters.artist, { artist: undefined })
  for (const kind of ['category', 'technique'] as const) {
    for (const value of filters[kind]) {
      const term = facets[kind].find((one) => one.value === value)
      add(term?.name ?? value, { [kind]: without(filters[kind], value) })
    }
  }
  for (const value of filters.color) add(words.colors[value], { color: without(filters.color, value) })
  for (const name of RANGES) {
    const range = filters[name]
    if (range === undefined) continue
    const [min, max] = sidesOf(range).map((side) => side && formatSide(name, side, locale)) as [string, string]
    const text = fill(min === '' ? words.atMost : max === '' ? words.atLeast : words.between, { min, max })
    add(fill(words.named, { measure: words[name], range: text }), { [name]: undefined })
  }
  for (const value of filters.size) add(words.sizes[value], { size: without(filters.size, value) })
  for (const value of filters.orientation) {
    add(words.orientations[value], { orientation: without(filters.orientation, value) })
  }
  if (filters.availability) add(label.availability[filters.availability], { availability: undefined })
  return active
}
