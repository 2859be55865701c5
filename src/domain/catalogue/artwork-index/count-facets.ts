import { type Choice, CHOICES, type Measure, MEASURES, per } from '../../../contract/catalogue/filters.ts'
import type { ArtworkFilters } from '../artwork-filters.ts'
import type { ArtworkIndex } from './artwork-index.ts'
import { type Bits, blocksIn, countCommon, findExtremes } from './bits.ts'

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
  blocks: Int32Array
}

/** For how many mixtures of filters counts are kept: a list has many pages, in each language and order. */
const MOST_KEPT = 200

interface Kept {
  changes: number
  counts: Map<string, FacetCounts>
}

const keptOf = new WeakMap<ArtworkIndex, Kept>()

/**
 * Counts for every value how many works it would leave if it were chosen instead of its filter's present values. What was
 * counted is kept until the index changes.
 */
export function countFacets(index: ArtworkIndex, filters: ArtworkFilters): FacetCounts {
  // Whatever is known of the works, it is made from them.
  const allowed = index.allow(filters)
  const { counts } = recall(index)
  const name = JSON.stringify(index.clip(filters))
  const known = counts.get(name)
  if (known) return known
  if (counts.size >= MOST_KEPT) counts.delete(counts.keys().next().value!)
  const counted = count(index, allowed)
  counts.set(name, counted)
  return counted
}

function recall(index: ArtworkIndex): Kept {
  const kept = keptOf.get(index)
  if (kept?.changes === index.changes) return kept
  const anew = { changes: index.changes, counts: new Map<string, FacetCounts>() }
  keptOf.set(index, anew)
  return anew
}

function count(index: ArtworkIndex, allowed: ReturnType<ArtworkIndex['allow']>): FacetCounts {
  const left = (except?: keyof ArtworkFilters): Left => {
    const bits = index.join(allowed, except)
    return { bits, blocks: blocksIn(bits) }
  }
  const all = left()
  const without = (name: keyof ArtworkFilters) => (allowed.has(name) ? left(name) : all)
  return {
    total: countCommon(all.bits, all.bits, all.blocks),
    choices: per(CHOICES, (choice) => {
      const { bits, blocks } = without(choice)
      return new Map([...index.setsOf(choice)].map(([value, set]) => [value, countCommon(bits, set, blocks)]))
    }),
    measures: per(MEASURES, (measure) => distribute(index, measure, without(measure))),
  }
}

/** In a bar lie those that reach it, but for those that reach the next one. Only in the first and the last bar that hold any works are looked at one by one. */
function distribute(index: ArtworkIndex, measure: Measure, { bits, blocks }: Left): Distribution {
  const reaching = index.reachingOf(measure)
  const reached = reaching.map((set) => countCommon(bits, set, blocks))
  const counts = reached.slice(0, -1).map((count, bar) => count - reached[bar + 1]!)
  const first = counts.findIndex((count) => count > 0)
  if (first < 0) return { min: null, max: null, counts }
  const last = counts.findLastIndex((count) => count > 0)
  const column = index.columnOf(measure)
  const find = (bar: number) => findExtremes(bits, { reached: reaching[bar]!, missed: reaching[bar + 1]! }, column)
  return { min: find(first)[0], max: find(last)[1], counts }
}
