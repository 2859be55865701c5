import { z } from 'zod'

import { requiredLine } from '../accounts/shapes.ts'
import type { Endpoint } from '../endpoint.ts'
import { country, inLanguages, slug } from '../fields.ts'
import { quote, wantedDelivery, wishes } from '../orders/shapes.ts'

// What fits into the database's whole numbers, in its smaller units.
const price = z.number().min(0.01).max(1_000_000)
const centimetres = z.number().min(0.1).max(10_000)
const kilograms = z.number().min(0.001).max(100_000)
const percent = z.number().min(0).max(100)

const rate = z.object({ max_side: centimetres, max_weight: kilograms, price })

const zoneInput = z.object({
  slug,
  name: inLanguages(requiredLine(100)),
  position: z.int().min(0).max(1000).default(0),
  takes_rest: z.boolean().default(false).describe('Takes every country that no zone names; one zone does.'),
  countries: z.array(country).max(300).default([]).describe('A country that another zone has is moved here.'),
  crate: z
    .object({ from: centimetres.describe('From this longest side on.'), price })
    .nullable()
    .default(null)
    .describe('Priced once per work.'),
  insurance: percent.default(0).describe('Percent of the price.'),
  rates: z
    .array(rate)
    .max(200)
    .default([])
    .describe('The cheapest band that holds the longest side and the weight counts; none: on quotation.'),
})

const zone = zoneInput.extend({ id: z.int() }).meta({ id: 'ShippingZone' })
const zones = z.object({ zones: z.array(zone) })
const zoneParams = z.object({ zone: z.coerce.number().int().min(1).max(2_147_483_647) })

const vat = z.object({
  original: percent,
  print: percent,
  delivery: percent,
  programme: percent.describe('Of the artist programme.'),
})

/** What delivery costs, and the zones, prices and VAT that the staff keep for it. */
export const deliveryEndpoints = {
  'POST /cart/quote': {
    summary: 'What works with these options, delivered there, come to now; nothing is held by it',
    access: 'anybody',
    body: z.object({ lines: wishes, delivery: wantedDelivery.nullable().default(null) }),
    status: 200,
    reply: z.object({ quote }),
  },
  'GET /sales/shipping': {
    summary: 'The zones with their countries and prices',
    access: 'sales',
    status: 200,
    reply: zones,
  },
  'POST /sales/shipping/zones': {
    summary: 'Adds a zone',
    access: 'sales',
    log: 'history',
    body: zoneInput,
    status: 201,
    reply: zones,
  },
  'PUT /sales/shipping/zones/{zone}': {
    summary: 'Puts another zone in the place of this one, prices and countries included',
    access: 'sales',
    log: 'history',
    params: zoneParams,
    body: zoneInput,
    status: 200,
    reply: zones,
  },
  'DELETE /sales/shipping/zones/{zone}': {
    summary: 'Removes a zone; its countries fall to the zone that takes the rest',
    access: 'sales',
    log: 'history',
    params: zoneParams,
    status: 200,
    reply: zones,
  },
  'GET /sales/vat': {
    summary: 'The rates of VAT that prices contain',
    access: 'sales',
    status: 200,
    reply: z.object({ vat }),
  },
  'PUT /sales/vat': {
    summary: 'Changes them, for the orders to come',
    access: 'sales',
    log: 'history',
    body: vat,
    status: 200,
    reply: z.object({ vat }),
  },
} as const satisfies Record<string, Endpoint>

/** What `GET /sales/shipping` answers with amounts in euros, for who writes zones too. */
export type ZoneInput = z.output<typeof zoneInput>
export type Zone = z.output<typeof zone>
export type Vat = z.output<typeof vat>
