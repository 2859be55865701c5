import { fill } from '../../../../messages/fill.ts'
import type { StorefrontWords } from '../../../../messages/storefront.ts'
import type { Filters } from './list-query.ts'

/** The groups that filters are shown in, in their order; width and height stand with the size. */
export const GROUPS = ['category', 'technique', 'color', 'price', 'size', 'orientation', 'availability'] as const
export type GroupName = (typeof GROUPS)[number]

/** How many filters of a group are in force. */
export function countIn(group: GroupName, filters: Filters): number {
  const values = group === 'size' ? [...filters.size, filters.width, filters.height] : [filters[group]].flat()
  return values.filter((value) => value !== undefined).length
}

/** How many works, in words. */
export const countText = (count: number, { filters: words }: StorefrontWords): string =>
  count === 0 ? words.noWorks : count === 1 ? words.oneWork : fill(words.manyWorks, { count })
