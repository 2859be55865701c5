import type { Written } from '../../../contract/content/fields.ts'
import type { shippingZones, vat } from '../../../contract/content/kinds/delivery.ts'
import { type Database, waitForLock } from '../../../database/index.ts'
import { ContentRefusal } from '../door/content-refusal.ts'
import { stays } from './pages.ts'
import type { Projection } from './projection.ts'
import { deleteRows, putRows, replaceParts } from './put-rows.ts'
import type { Shown } from './shown.ts'
import { slugOf } from './slugs.ts'

type Zone = Written<(typeof shippingZones)['fields']>

export const showVat: Projection<Written<(typeof vat)['fields']>> = {
  ...stays,
  show: async (tx, items) => {
    for (const { doc } of items) {
      const rates = { ...doc, programme: doc.programme ?? doc.delivery }
      const rows = Object.entries(rates).map(([kind, percent]) => ({ kind, rate: Math.round(percent * 100) }))
      await putRows(tx, 'vat_rates', rows, { id: 'kind' })
    }
  },
}

export const showShippingZones: Projection<Zone> = {
  keepsHidden: false,
  show: async (tx, items) => {
    // Countries and the rest move between zones: one change at a time, or two would wait for each other.
    await waitForLock(tx, 'shipping zones')
    await refuseShared(tx, items)
    await putRows(
      tx,
      'shipping_zones',
      items.map(({ id, key, doc }) => ({
        id,
        slug: slugOf({ doc, key }),
        name: doc.name,
        position: doc.position ?? 0,
        takes_rest: doc.takes_rest ?? false,
        crate_from: doc.crate_from === undefined ? null : Math.round(doc.crate_from * 10),
        crate_price: doc.crate_price === undefined ? null : Math.round(doc.crate_price * 100),
        insurance_rate: Math.round((doc.insurance ?? 0) * 100),
      })),
    )
    const owner = { column: 'zone_id', items }
    await replaceParts(
      tx,
      'shipping_countries',
      owner,
      items.flatMap(({ id, doc }) => (doc.countries ?? []).map((country) => ({ country, zone_id: id }))),
    )
    await replaceParts(
      tx,
      'shipping_rates',
      owner,
      items.flatMap(({ id, doc }) =>
        (doc.rates ?? []).map(({ max_side, max_weight, price }) => ({
          zone_id: id,
          max_side: Math.round(max_side * 10),
          max_weight: Math.round(max_weight * 1000),
          price: Math.round(price * 100),
        })),
      ),
    )
  },
  takeAway: (tx, ids) => deleteRows(tx, 'shipping_zones', ids),
}

/** A country stands in one zone, and one zone takes the rest. */
async function refuseShared(tx: Database, items: Shown<Zone>[]): Promise<void> {
  const rows = await tx
    .selectFrom('shipping_zones')
    .leftJoin('shipping_countries', 'zone_id', 'id')
    .select(['slug', 'country', 'takes_rest'])
    .where(
      'id',
      'not in',
      items.map(({ id }) => id),
    )
    .execute()
  const taken = new Set(rows.map(({ country }) => country))
  const slugs = new Set(rows.map(({ slug }) => slug))
  let isRestTaken = rows.some(({ takes_rest }) => takes_rest)
  for (const { key, doc } of items) {
    const slug = slugOf({ doc, key })
    if (slugs.has(slug)) throw new ContentRefusal('shipping-zones', key, [{ path: ['slug'], word: 'taken' }])
    slugs.add(slug)
    for (const [at, country] of (doc.countries ?? []).entries()) {
      if (taken.has(country))
        throw new ContentRefusal('shipping-zones', key, [{ path: ['countries', at], word: 'taken' }])
      taken.add(country)
    }
    if (!doc.takes_rest) continue
    if (isRestTaken) throw new ContentRefusal('shipping-zones', key, [{ path: ['takes_rest'], word: 'taken' }])
    isRestTaken = true
  }
}
