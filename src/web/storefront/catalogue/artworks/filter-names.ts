import type { NameOf } from '../../../../contract/catalogue/filters.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { nameFilters } from '../../../../messages/name-filters.ts'
import type { StorefrontWords } from '../../../../messages/storefront.ts'
import type { ArtworkList } from './artwork-list.ts'
import type { Filters } from './list-query.ts'

/** A filter that is in force, and what would be left without it. */
interface ActiveFilter {
  text: string
  without: Filters
}

/** The filters in force, one by one, in words. */
export function nameActive({ filters, facets, artistName }: ArtworkList, words: StorefrontWords, locale: Locale) {
  const nameOf = (kind: NameOf<'artist' | 'term'>, slug: string) =>
    (kind === 'artist' ? artistName : facets[kind].find(({ value }) => value === slug)?.name) ?? slug
  return nameFilters(filters, { words, locale, nameOf }).map(({ name, value, text }): ActiveFilter => {
    const values = filters[name]
    const rest = Array.isArray(values) ? values.filter((one) => one !== value) : undefined
    return { text, without: { ...filters, [name]: rest } }
  })
}
