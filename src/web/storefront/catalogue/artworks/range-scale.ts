import type { Facets } from './artwork-list.ts'

type Bucket = Facets['price']['buckets'][number]

/** A range's sides as steps along the bars of its distribution: bar `at` lies between the steps `at` and `at + 1`. */
export interface RangeScale {
  bars: Bucket[]
  stepOfMin: (min: string) => number
  stepOfMax: (max: string) => number
  /** What a side says when it is moved to a step; nothing at the ends, where the range is open. */
  textAt: (step: number) => string
}

/** Lays a distribution out as bars of equal width, without the empty ones at both ends. */
export function scaleOf(buckets: Bucket[]): RangeScale {
  const isFilled = ({ count }: Bucket) => count > 0
  const filled = buckets.slice(buckets.findIndex(isFilled), buckets.findLastIndex(isFilled) + 1)
  const bars = filled.length > 1 ? filled : buckets
  const edges = bars.map(({ from }) => from)
  return {
    bars,
    stepOfMin: (min) =>
      min === ''
        ? 0
        : Math.max(
            0,
            edges.findLastIndex((edge) => edge <= Number(min)),
          ),
    stepOfMax: (max) => {
      const step = max === '' ? -1 : edges.findIndex((edge) => edge >= Number(max))
      return step === -1 ? bars.length : Math.max(1, step)
    },
    textAt: (step) => (step <= 0 || step >= bars.length ? '' : String(edges[step])),
  }
}
