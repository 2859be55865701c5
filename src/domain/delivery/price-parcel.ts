import type { Quote } from '../../contract/orders/shapes.ts'
import { roundCents } from './round-cents.ts'

/** What shipping to a zone costs; lengths are millimetres, weights grams, money cents, rates hundredths of a percent. */
export interface ZonePrices {
  crate: { from: number; price: number } | null
  insuranceRate: number
  rates: { maxSide: number; maxWeight: number; price: number }[]
}

/** A work as it goes on its way. */
export interface Parcel {
  height: number
  width: number
  depth: number | null
  /** Null when nobody has weighed it. */
  weight: number | null
  /** What it is insured for: its price with options. */
  value: number
  /** Whether the buyer pays for a crate of their own choice. */
  hasOwnCrate: boolean
}

/** The parts of what one work's way costs, in cents: those that a quote tells. */
export type ParcelPrice = Record<keyof NonNullable<Quote['lines'][number]['delivery']>, number>

/** All parts together. */
export const sumParcel = (price: ParcelPrice): number =>
  Object.values<number>({ ...price }).reduce((sum, part) => sum + part, 0)

/** The price of one work's way, from the cheapest band that holds its longest side and its weight; null: on quotation. */
export function priceParcel(zone: ZonePrices | undefined, work: Parcel): ParcelPrice | null {
  const { height, width, depth, weight, value, hasOwnCrate } = work
  const side = Math.max(height, width, depth ?? 0)
  if (!zone || weight === null) return null
  const prices = zone.rates
    .filter(({ maxSide, maxWeight }) => side <= maxSide && weight <= maxWeight)
    .map(({ price }) => price)
  if (prices.length === 0) return null
  const needsCrate = zone.crate !== null && side >= zone.crate.from && !hasOwnCrate
  return {
    parcel: Math.min(...prices),
    crate: needsCrate ? (zone.crate?.price ?? 0) : 0,
    insurance: roundCents((value * zone.insuranceRate) / 10_000),
  }
}
