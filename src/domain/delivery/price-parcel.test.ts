import fc from 'fast-check'
import { expect, test } from 'vitest'

import { containedVat } from './contained-vat.ts'
import { type Parcel, priceParcel, sumParcel, type ZonePrices } from './price-parcel.ts'

const ZONE: ZonePrices = {
  crate: { from: 1200, price: 14_000 },
  insuranceRate: 60,
  rates: [
    { maxSide: 400, maxWeight: 2000, price: 1800 },
    { maxSide: 800, maxWeight: 2000, price: 2800 },
    { maxSide: 800, maxWeight: 5000, price: 3600 },
    { maxSide: 1600, maxWeight: 15_000, price: 9500 },
  ],
}

const WORK: Parcel = { height: 400, width: 300, depth: 20, weight: 2000, value: 100_000, hasOwnCrate: false }

const price = (wishes: Partial<Parcel>, zone: ZonePrices | undefined = ZONE) =>
  priceParcel(zone, { ...WORK, ...wishes })

test.each([
  ['both at the border of the smallest band', {}, 1800],
  ['a millimetre too long for it', { height: 401 }, 2800],
  ['a gram too heavy for it', { weight: 2001 }, 3600],
  ['as long and heavy as the largest band allows', { width: 1600, weight: 15_000 }, 9500],
  ['a depth that is the longest side', { depth: 900 }, 9500],
  ['no depth at all', { depth: null }, 1800],
])('a parcel costs what the cheapest band that holds it costs: %s', (_, wishes, parcel) => {
  expect(price(wishes)?.parcel).toBe(parcel)
})

test('the cheapest band counts, however the bands are written', () => {
  const rates = [...ZONE.rates, { maxSide: 5000, maxWeight: 50_000, price: 900 }].toReversed()

  expect(price({}, { ...ZONE, rates })?.parcel).toBe(900)
})

test.each([
  ['nobody has weighed it', { weight: null }],
  ['it is too long for every band', { height: 1601 }],
  ['it is too heavy for every band', { weight: 15_001 }],
])('there is no price when %s', (_, wishes) => {
  expect(price(wishes)).toBeNull()
})

test('there is no price where the gallery has no zone, or a zone has no rates', () => {
  expect(priceParcel(undefined, WORK)).toBeNull()
  expect(price({}, { ...ZONE, rates: [] })).toBeNull()
})

test('a work travels in a crate from the longest side on that asks for one, unless the buyer pays for another', () => {
  expect(price({ height: 1199 })?.crate).toBe(0)
  expect(price({ height: 1200 })?.crate).toBe(14_000)
  expect(price({ height: 1200, hasOwnCrate: true })?.crate).toBe(0)
  expect(price({ height: 1200 }, { ...ZONE, crate: null })?.crate).toBe(0)
})

test('insurance is a share of the price, in whole cents', () => {
  expect(price({ value: 100_000 })?.insurance).toBe(600)
  expect(price({ value: 99_917 })?.insurance).toBe(600)
  expect(price({ value: 99_916 })?.insurance).toBe(599)
  expect(price({}, { ...ZONE, insuranceRate: 0 })?.insurance).toBe(0)
})

test('VAT is what a price contains, rounded once', () => {
  expect(containedVat(120_000, 2000)).toBe(20_000)
  expect(containedVat(105_500, 550)).toBe(5500)
  expect(containedVat(100, 550)).toBe(5)
  expect(containedVat(99, 2000)).toBe(17)
  expect(containedVat(120_000, 0)).toBe(0)
})

test('VAT and what is left of the price are both whole cents, and the rate is that of what is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), fc.integer({ min: 0, max: 10_000 }), (gross, rate) => {
      const vat = containedVat(gross, rate)
      const net = gross - vat
      expect(Number.isInteger(vat)).toBe(true)
      expect(Math.abs((net * rate) / 10_000 - vat)).toBeLessThanOrEqual(1)
    }),
  )
})

test('shipping is never free: whatever the parcel, there is a price or none', () => {
  const lengths = fc.integer({ min: 1, max: 3000 })
  const parcels = fc.record({
    height: lengths,
    width: lengths,
    depth: fc.option(lengths),
    weight: fc.option(fc.integer({ min: 1, max: 30_000 })),
    value: fc.integer({ min: 1, max: 100_000_000 }),
    hasOwnCrate: fc.boolean(),
  })
  fc.assert(
    fc.property(parcels, (parcel) => {
      const { height, width, depth, weight } = parcel
      const fits = weight !== null && weight <= 15_000 && Math.max(height, width, depth ?? 0) <= 1600
      const found = priceParcel(ZONE, parcel)
      expect(found === null || found.parcel > 0).toBe(true)
      expect(found !== null).toBe(fits)
    }),
  )
})

test('all parts of a price are added up, whichever there are', () => {
  expect(sumParcel({ parcel: 4_500, crate: 12_000, insurance: 333 })).toBe(16_833)
  expect(sumParcel({ parcel: 1, crate: 2, insurance: 3, ...{ customs: 4 } })).toBe(10)
})
