import type { Doc } from '../../contract/content/fields.ts'

/** What a parcel within France costs, by its longest side in cm and its weight in kg; what is larger or heavier is asked for. */
const WITHIN_FRANCE: [side: number, weight: number, price: number][] = [
  [40, 2, 18],
  [40, 5, 24],
  [40, 15, 38],
  [40, 30, 62],
  [80, 2, 28],
  [80, 5, 36],
  [80, 15, 58],
  [80, 30, 90],
  [120, 5, 65],
  [120, 15, 95],
  [120, 30, 140],
  [160, 5, 110],
  [160, 15, 150],
  [160, 30, 210],
  [200, 15, 220],
  [200, 30, 290],
]

const ratesAt = (factor: number, longest: number) =>
  WITHIN_FRANCE.filter(([side]) => side <= longest).map(([max_side, max_weight, price]) => ({
    max_side,
    max_weight,
    price: Math.round(price * factor),
  }))

/** What the demo gallery asks for shipping, by the zone. */
const PRICES: Doc = {
  france: { crate_from: 120, crate_price: 140, insurance: 0.6, rates: ratesAt(1, 200) },
  eu: { crate_from: 120, crate_price: 160, insurance: 0.6, rates: ratesAt(1.6, 200) },
  europe: { crate_from: 120, crate_price: 180, insurance: 0.7, rates: ratesAt(2.2, 200) },
  world: { crate_from: 120, crate_price: 240, insurance: 0.9, rates: ratesAt(3.6, 160) },
}

/** The zones that every gallery begins with, with the demo's prices. */
export const tellShipping = (zones: Doc): Doc =>
  Object.fromEntries(Object.entries(zones).map(([key, zone]) => [key, { ...(zone as Doc), ...(PRICES[key] as Doc) }]))
