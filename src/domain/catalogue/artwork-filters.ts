import type { Availability, Orientation, Size } from '../../contract/catalogue/values.ts'
import type { Color } from '../../contract/color.ts'

/** Both ends belong to it; an open side is undefined. */
export interface Range {
  min: number | undefined
  max: number | undefined
}

/** What narrows a list of works; within one filter any of its values will do, all filters must hold. */
export interface ArtworkFilters {
  category?: number[] | undefined
  technique?: number[] | undefined
  color?: Color[] | undefined
  orientation?: Orientation[] | undefined
  size?: Size[] | undefined
  availability?: Availability[] | undefined
  artist?: number | undefined
  /** Cents. */
  price?: Range | undefined
  /** Millimetres. */
  width?: Range | undefined
  height?: Range | undefined
}

/** The filters that hold a choice of values. */
export const CHOICES = ['category', 'technique', 'color', 'orientation', 'size', 'availability'] as const
export type Choice = (typeof CHOICES)[number]

/** The filters that hold a range. */
export const MEASURES = ['price', 'width', 'height'] as const
export type Measure = (typeof MEASURES)[number]

const EUROS = [0, 100, 250, 500, 750, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10_000, 15_000, 20_000, 30_000, 50_000]
const CENTIMETRES = [0, 10, 20, 30, 40, 50, 60, 80, 100, 120, 140, 160, 180, 200, 250, 300]

/** Where the bars of a distribution begin, in cents and millimetres; the last one is open. */
export const BUCKETS: Record<Measure, number[]> = {
  price: EUROS.map((euros) => euros * 100),
  width: CENTIMETRES.map((length) => length * 10),
  height: CENTIMETRES.map((length) => length * 10),
}
