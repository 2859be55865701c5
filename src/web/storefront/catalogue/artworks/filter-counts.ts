import type { Counted } from '../../../../contract/catalogue/filters.ts'
import { fill } from '../../../../messages/fill.ts'
import type { StorefrontWords } from '../../../../messages/storefront.ts'
import type { Filters } from './list-query.ts'

/** How many values of some filters are in force. */
export const countIn = (names: readonly Counted[], filters: Filters): number =>
  names.flatMap((name): string | string[] => filters[name] ?? []).length

/** How many filters are in force in all. */
export const countAll = ({ sort: _, ...filters }: Filters): number =>
  Object.values(filters).flatMap((value) => value ?? []).length

/** How many works, in words. */
export const countText = (count: number, { filters: words }: StorefrontWords): string =>
  count === 0 ? words.noWorks : count === 1 ? words.oneWork : fill(words.manyWorks, { count })
