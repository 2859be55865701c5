import { sql } from 'kysely'

import type { Zone } from '../../contract/delivery/endpoints.ts'
import type { Database } from '../../database/index.ts'

interface StoredRate {
  max_side: number
  max_weight: number
  price: number
}

const selectCountries = sql<string[]>`ARRAY(
  SELECT country FROM shipping_countries WHERE zone_id = shipping_zones.id ORDER BY country)`

const selectRates = sql<StoredRate[]>`(
  SELECT coalesce(json_agg(json_build_object('max_side', max_side, 'max_weight', max_weight, 'price', price)
    ORDER BY max_side, max_weight), '[]')
  FROM shipping_rates WHERE zone_id = shipping_zones.id)`

/** Where the gallery ships and for how much, as staff see it: centimetres, kilograms, euros and percent. */
export async function readZones(db: Database): Promise<Zone[]> {
  const rows = await db
    .selectFrom('shipping_zones')
    .selectAll()
    .select([selectCountries.as('countries'), selectRates.as('rates')])
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(({ crate_from: from, crate_price: price, insurance_rate, rates, ...zone }) => ({
    ...zone,
    crate: from === null || price === null ? null : { from: from / 10, price: price / 100 },
    insurance: insurance_rate / 100,
    rates: rates.map((rate) => ({
      max_side: rate.max_side / 10,
      max_weight: rate.max_weight / 1000,
      price: rate.price / 100,
    })),
  }))
}
