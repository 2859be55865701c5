import { type Choice, CHOICES, type Measure, MEASURES } from '../../../contract/catalogue/filters.ts'
import type { ArtworkFilters } from '../artwork-filters.ts'
import type { ArtworkIndex } from './artwork-index.ts'
import { type Bits, countCommon, findExtremes, wordsIn } from './bits.ts'

/** How prices or lengths are spread over the works that the other filters leave. */
export interface Distribution {
  min: number | null
  max: number | null
  /** One for each bar. */
  counts: number[]
}

/** What each further choice would leave. */
export interface FacetCounts {
  total: number
  choices: Record<Choice, Map<string | number, number>>
  measures: Record<Measure, Distribution>
}

/** The works that are left, and where in their set to look for them. */
interface Left {
  bits: Bits
  words: Int32Array
}

/** Counts for every value how many works it would leave if it were chosen instead of its filter's present values. */
export function countFacets(index: ArtworkIndex, filters: ArtworkFilters): FacetCounts {
  const allowed = index.allow(filters)
  const left = (except?: keyof ArtworkFilters): Left => {
    const bits = index.join(allowed, except)
    return { bits, words: wordsIn(bits) }
  }
  const all = left()
  const without = (name: keyof ArtworkFilters) => (allowed.has(name) ? left(name) : all)
  return {
    total: countCommon(all.bits, all.bits, all.words),
    choices: Object.fromEntries(
      CHOICES.map((choice) => {
        const { bits, words } = without(choice)
        const counts = [...index.setsOf(choice)].map(([value, set]) => [value, countCommon(bits, set, words)] as const)
        return [choice, new Map(counts)]
      }),
    ) as FacetCounts['choices'],
    measures: Object.fromEntries(
      MEASURES.map((measure) => [measure, distribute(index, measure, without(measure))]),
    ) as FacetCounts['measures'],
  }
}

/** Only the works in the first and the last bar that hold any are looked at one by one. */
function distribute(index: ArtworkIndex, measure: Measure, { bits, words }: Left): Distribution {
  const buckets = index.bucketsOf(measure)
  const counts = buckets.map((bucket) => countCommon(bits, bucket, words))
  const first = counts.findIndex((count) => count > 0)
  if (first < 0) return { min: null, max: null, counts }
  const last = counts.findLastIndex((count) => count > 0)
  const column = index.columnOf(measure)
  const [min] = findExtremes(bits, buckets[first]!, column)
  const [, max] = findExtremes(bits, buckets[last]!, column)
  return { min, max, counts }
}
