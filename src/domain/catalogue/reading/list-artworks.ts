import type { z } from 'zod'

import type { artworkQuery } from '../../../contract/catalogue/queries.ts'
import { AVAILABILITIES, ORIENTATIONS, PAGE_SIZE, SIZES } from '../../../contract/catalogue/values.ts'
import { COLOR_NAMES } from '../../../contract/color.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { type FieldFault, invalidFields } from '../../domain-error.ts'
import type { ArtworkFilters, Measure } from '../artwork-filters.ts'
import { BUCKETS } from '../artwork-filters.ts'
import type { ArtworkIndex, IndexedTerms } from '../artwork-index/artwork-index.ts'
import { countFacets, type Distribution } from '../artwork-index/count-facets.ts'
import { readArtworkCards } from './artwork-cards.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'

type ArtworkQuery = z.output<typeof artworkQuery>
/** What narrows a list, as a query says it. */
type ArtworkWish = Omit<ArtworkQuery, 'sort' | 'page' | 'with'>

/** How many of the database's units make one of the API's: cents in a euro, millimetres in a centimetre. */
const UNITS: Record<Measure, number> = { price: 100, width: 10, height: 10 }

/** One page of works, and with `facets` how many any further filter would leave. */
export async function listArtworks(db: Database, index: ArtworkIndex, query: ArtworkQuery, locale: Locale) {
  const filters = await resolveFilters(db, index.terms, query)
  const { ids, hasMore } = index.find(filters, { ...query, pageSize: PAGE_SIZE })
  return {
    artworks: await readArtworkCards(db, ids, locale),
    next_page: hasMore ? query.page + 1 : null,
    ...(query.with?.includes('facets') ? { facets: presentFacets(index, filters, locale) } : {}),
  }
}

/** The ids of all works of an index that the list shows for these wishes. */
export async function findMatching(db: Database, index: ArtworkIndex, wish: ArtworkWish): Promise<number[]> {
  const filters = await resolveFilters(db, index.terms, wish)
  return index.find(filters, { sort: 'latest', page: 1, pageSize: Number.MAX_SAFE_INTEGER }).ids
}

async function resolveFilters(db: Database, terms: IndexedTerms, wish: ArtworkWish): Promise<ArtworkFilters> {
  const artist = wish.artist === undefined ? undefined : await findIdBySlug(db, 'artists', wish.artist)
  return toFilters(wish, terms, artist)
}

/** Names become ids and units the database's own; a name that nothing bears is refused. */
function toFilters(query: ArtworkWish, terms: IndexedTerms, artist: number | undefined): ArtworkFilters {
  const faults: Record<string, FieldFault> = {}
  const idsOf = (kind: 'category' | 'technique') =>
    query[kind]?.flatMap((slug) => {
      const found = terms[kind].find((term) => term.slug === slug)
      if (!found)
        faults[kind] = { word: 'option', values: { options: terms[kind].map((term) => term.slug).join(', ') } }
      return found?.id ?? []
    })
  const rangeOf = (measure: Measure) => {
    const range = query[measure]
    const scale = (side: number | undefined) => (side === undefined ? undefined : Math.round(side * UNITS[measure]))
    return range && { min: scale(range.min), max: scale(range.max) }
  }
  if (query.artist !== undefined && artist === undefined) faults.artist = { word: 'invalid' }
  const filters = {
    category: idsOf('category'),
    technique: idsOf('technique'),
    color: query.color,
    orientation: query.orientation,
    size: query.size,
    availability: query.availability && [query.availability],
    artist,
    price: rangeOf('price'),
    width: rangeOf('width'),
    height: rangeOf('height'),
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  return filters
}

function presentFacets(index: ArtworkIndex, filters: ArtworkFilters, locale: Locale) {
  const { text } = inLanguage(locale)
  const { total, choices, measures } = countFacets(index, filters)
  const named = (kind: 'category' | 'technique') =>
    index.terms[kind].map(({ id, slug, name }) => ({
      value: slug,
      name: text(name),
      count: choices[kind].get(id) ?? 0,
    }))
  const plain = (kind: 'color' | 'orientation' | 'size' | 'availability', values: readonly string[]) =>
    values.map((value) => ({ value, count: choices[kind].get(value) ?? 0 }))
  return {
    total,
    category: named('category'),
    technique: named('technique'),
    color: plain('color', COLOR_NAMES),
    orientation: plain('orientation', ORIENTATIONS),
    size: plain('size', SIZES),
    availability: plain('availability', AVAILABILITIES),
    price: presentDistribution('price', measures.price),
    width: presentDistribution('width', measures.width),
    height: presentDistribution('height', measures.height),
  }
}

function presentDistribution(measure: Measure, { min, max, counts }: Distribution) {
  const inUnits = (value: number) => value / UNITS[measure]
  const beginnings = BUCKETS[measure].map(inUnits)
  return {
    min: min === null ? null : inUnits(min),
    max: max === null ? null : inUnits(max),
    buckets: counts.map((count, at) => ({ from: beginnings[at]!, to: beginnings[at + 1] ?? null, count })),
  }
}
