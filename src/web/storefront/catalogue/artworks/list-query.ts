import type { FilterName, NameOf, ValueOf } from '../../../../contract/catalogue/filters.ts'
import type { Sort } from '../../../../contract/catalogue/values.ts'

type Many = NameOf<'term' | 'choice'>

/** What the list of works is narrowed by and sorted, as its address says it; ranges stay written as `min-max`. */
export type Filters = { [Name in Many]: ValueOf<Name>[] } & {
  [Name in Exclude<FilterName, Many>]?: ValueOf<Name> | undefined
} & { sort: Sort }

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
