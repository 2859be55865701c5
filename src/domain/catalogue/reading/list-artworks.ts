import { setTimeout as sleep } from 'node:timers/promises'

import type { z } from 'zod'

import {
  type Choice,
  CHOICES,
  FILTERS,
  type Measure,
  MEASURES,
  type NameOf,
  namesOf,
  per,
} from '../../../contract/catalogue/filters.ts'
import type { artworkQuery } from '../../../contract/catalogue/queries.ts'
import { PAGE_SIZE } from '../../../contract/catalogue/values.ts'
import type { Locale } from '../../../contract/locale.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../../domain-error.ts'
import { type ArtworkFilters, MEASURE_COLUMNS } from '../artwork-filters.ts'
import type { ArtworkIndex, IndexedTerms } from '../artwork-index/artwork-index.ts'
import { countFacets, type Distribution } from '../artwork-index/count-facets.ts'
import { readArtworkCards } from './artwork-cards.ts'
import { findIdBySlug } from './find-by-slug.ts'
import { inLanguage } from './in-language.ts'

const PATIENCE_MS = 4000

type ArtworkQuery = z.output<typeof artworkQuery>
/** What narrows a list, as a query says it. */
type ArtworkWish = Omit<ArtworkQuery, 'sort' | 'page' | 'with'>

/** One page of works, and with `facets` how many any further filter would leave. */
export async function listArtworks(
  db: Database,
  index: ArtworkIndex,
  query: ArtworkQuery,
  locale: Locale,
  readCards: typeof readArtworkCards = readArtworkCards,
) {
  const filters = await resolveFilters(db, index, query)
  const { ids, hasMore } = index.find(filters, { ...query, pageSize: PAGE_SIZE })
  // Before anything is waited for: the page and the counts are of the same works.
  const counts = query.with?.includes('facets') ? { facets: presentFacets(index, filters, locale) } : {}
  return {
    artworks: await readCards(db, ids, locale),
    next_page: hasMore ? query.page + 1 : null,
    ...counts,
  }
}

/** The ids of all works of an index that the list shows for these wishes. */
export async function findMatching(db: Database, index: ArtworkIndex, wish: ArtworkWish): Promise<number[]> {
  const filters = await resolveFilters(db, index, wish)
  return index.find(filters, { sort: 'latest', page: 1, pageSize: Number.MAX_SAFE_INTEGER }).ids
}

async function resolveFilters(db: Database, index: ArtworkIndex, wish: ArtworkWish): Promise<ArtworkFilters> {
  if (!index.isFilled) await waitForWorks(index)
  const artist = wish.artist === undefined ? undefined : await findIdBySlug(db, 'artists', wish.artist)
  return toFilters(wish, index.terms, artist)
}

/** Who comes while the gallery opens waits until it knows its works, but not for ever. */
async function waitForWorks({ filled }: ArtworkIndex): Promise<void> {
  const isThere = await Promise.race([filled.then(() => true), sleep(PATIENCE_MS, false, { ref: false })])
  if (!isThere) throw new DomainError('unavailable')
}

/** Names become ids and units the database's own; a name that nothing bears is refused. */
function toFilters(query: ArtworkWish, terms: IndexedTerms, artist: number | undefined): ArtworkFilters {
  const faults: Record<string, FieldFault> = {}
  if (query.artist !== undefined && artist === undefined) faults.artist = { word: 'invalid' }
  const filters: ArtworkFilters = { artist }
  for (const kind of namesOf('term')) {
    filters[kind] = query[kind]?.flatMap((slug) => {
      const found = terms[kind].find((term) => term.slug === slug)
      if (!found)
        faults[kind] = { word: 'option', values: { options: terms[kind].map((term) => term.slug).join(', ') } }
      return found?.id ?? []
    })
  }
  for (const choice of namesOf('choice', 'single')) {
    const values = query[choice]
    filters[choice] = values && [values].flat()
  }
  for (const measure of MEASURES) {
    const range = query[measure]
    const scale = (side: number | undefined) =>
      side === undefined ? undefined : Math.round(side * MEASURE_COLUMNS[measure].unit)
    filters[measure] = range && { min: scale(range.min), max: scale(range.max) }
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  return filters
}

function presentFacets(index: ArtworkIndex, filters: ArtworkFilters, locale: Locale) {
  const { total, choices, measures } = countFacets(index, filters)
  return {
    total,
    ...per(CHOICES, (choice) => presentCounts(choice, choices[choice], index.terms, locale)),
    ...per(MEASURES, (measure) => presentDistribution(measure, measures[measure])),
  }
}

function presentCounts(choice: Choice, counts: Map<string | number, number>, terms: IndexedTerms, locale: Locale) {
  const filter = FILTERS[choice]
  if (filter.kind !== 'term') return filter.values.map((value) => ({ value, count: counts.get(value) ?? 0 }))
  const { text } = inLanguage(locale)
  return terms[choice as NameOf<'term'>].map(({ id, slug, name }) => ({
    value: slug,
    name: text(name),
    count: counts.get(id) ?? 0,
  }))
}

function presentDistribution(measure: Measure, { min, max, counts }: Distribution) {
  const { unit, bars } = MEASURE_COLUMNS[measure]
  const inUnits = (value: number) => value / unit
  const beginnings = bars.map(inUnits)
  return {
    min: min === null ? null : inUnits(min),
    max: max === null ? null : inUnits(max),
    buckets: counts.map((count, at) => ({ from: beginnings[at]!, to: beginnings[at + 1] ?? null, count })),
  }
}
