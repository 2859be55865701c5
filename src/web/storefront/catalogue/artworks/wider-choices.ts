import { CHOICES, type Counted, MEASURES } from '../../../../contract/catalogue/filters.ts'
import type { ArtworkList, Facets } from './artwork-list.ts'
import type { Filters } from './list-query.ts'

/** One wish given up, and the filters that remain. */
export interface WiderChoice {
  name: Counted
  filters: Filters
}

/** The single wishes without which works would be left, the nearest first: the one that brings the fewest. */
export function findWiderChoices({ filters, facets }: ArtworkList): WiderChoice[] {
  const countsOf = (name: WiderChoice['name']) => {
    const facet: Facets['color'] | Facets['price'] = facets[name]
    return Array.isArray(facet) ? facet : facet.buckets
  }
  return [...CHOICES, ...MEASURES]
    .filter((name) => filters[name] !== undefined && filters[name].length > 0)
    .map((name) => ({ name, left: countsOf(name).reduce((sum, { count }) => sum + count, 0) }))
    .filter(({ left }) => left > 0)
    .toSorted((a, b) => a.left - b.left)
    .map(({ name }) => ({ name, filters: { ...filters, [name]: Array.isArray(filters[name]) ? [] : undefined } }))
}
