import { defineKind, type Fault, needs } from '../fields.ts'
import { SLUG } from './parts.ts'

const OPTIONAL_PERCENT = { type: 'number', min: 0, max: 100, decimals: 2 } as const
const PERCENT = { ...OPTIONAL_PERCENT, required: true } as const
const CENTIMETRES = { type: 'number', min: 0.1, max: 10_000, decimals: 1 } as const
const EUROS = { type: 'number', min: 0.01, max: 1_000_000, decimals: 2 } as const

/** Contained in prices, by what is sold. */
export const vat = defineKind({
  name: 'vat',
  layout: 'one',
  title: null,
  // The rate of the artist programme is that of deliveries until it is written.
  fields: { original: PERCENT, print: PERCENT, delivery: PERCENT, programme: OPTIONAL_PERCENT },
})

/** Where works are shipped to, and for how much; a country stands in one zone. */
export const shippingZones = defineKind({
  name: 'shipping-zones',
  layout: 'table',
  title: 'name',
  fields: {
    slug: SLUG,
    name: { type: 'words', max: 100, required: true },
    position: { type: 'number', min: 0, max: 1000 },
    takes_rest: { type: 'flag' },
    countries: { type: 'texts', max: 300, pattern: /^[A-Z]{2}$/ },
    crate_from: CENTIMETRES,
    crate_price: EUROS,
    insurance: { type: 'number', min: 0, max: 100, decimals: 2 },
    rates: {
      type: 'list',
      fields: {
        max_side: { ...CENTIMETRES, required: true },
        max_weight: { type: 'number', min: 0.001, max: 100_000, decimals: 3, required: true },
        price: { ...EUROS, required: true },
      },
    },
  },
  rules: ({ crate_from, crate_price, rates = [] }) => [
    ...(crate_from !== undefined && crate_price === undefined ? [needs(['crate_price'], 'crate_from')] : []),
    ...(crate_price !== undefined && crate_from === undefined ? [needs(['crate_from'], 'crate_price')] : []),
    ...rates.flatMap((rate, at): Fault[] =>
      rates.findIndex((one) => one.max_side === rate.max_side && one.max_weight === rate.max_weight) < at
        ? [{ path: ['rates', at, 'max_side'], word: 'taken' }]
        : [],
    ),
  ],
})
