import type { Availability, Orientation, Size, Sort } from '../../../../contract/catalogue/values.ts'
import type { Color } from '../../../../contract/color.ts'

/** What the list of works is narrowed by and sorted, as its address says it; ranges stay written as `min-max`. */
export interface Filters {
  category: string[]
  technique: string[]
  color: Color[]
  orientation: Orientation[]
  size: Size[]
  price?: string | undefined
  width?: string | undefined
  height?: string | undefined
  artist?: string | undefined
  availability?: Availability | undefined
  sort: Sort
}

export const RANGES = ['price', 'width', 'height'] as const
export type Range = (typeof RANGES)[number]

/** The list as it hangs when nobody has chosen anything. */
export const NO_FILTERS: Filters = {
  category: [],
  technique: [],
  color: [],
  orientation: [],
  size: [],
  sort: 'latest',
}

/** The query that says the same in the shortest way, with its question mark; nothing for the whole list. */
export function writeQuery(filters: Filters, page = 1): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    if (name === 'sort' && value === 'latest') continue
    for (const one of [value].flat()) if (one !== undefined) query.append(name, one)
  }
  if (page > 1) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}
