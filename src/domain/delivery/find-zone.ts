import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { ZonePrices } from './price-parcel.ts'

const selectRates = sql<ZonePrices['rates']>`(
  SELECT coalesce(json_agg(json_build_object('maxSide', max_side, 'maxWeight', max_weight, 'price', price)), '[]')
  FROM shipping_rates WHERE zone_id = shipping_zones.id)`

/** What shipping to a country costs: in the zone that names it, else in the one that takes the rest. */
export async function findZone(db: Database, country: string): Promise<ZonePrices | undefined> {
  const zone = await db
    .selectFrom('shipping_zones')
    .leftJoin('shipping_countries', (join) =>
      join.onRef('zone_id', '=', 'shipping_zones.id').on('country', '=', country),
    )
    .where((where) => where.or([where('country', 'is not', null), where('takes_rest', '=', true)]))
    .select(['crate_from', 'crate_price', 'insurance_rate', selectRates.as('rates')])
    .orderBy('country', (order) => order.nullsLast())
    .limit(1)
    .executeTakeFirst()
  if (!zone) return undefined
  const { crate_from: from, crate_price: price, insurance_rate: insuranceRate, rates } = zone
  return { crate: from === null || price === null ? null : { from, price }, insuranceRate, rates }
}
