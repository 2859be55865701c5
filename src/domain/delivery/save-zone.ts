import { type Insertable, sql } from 'kysely'

import type { ZoneInput } from '../../contract/sale/sales-endpoints.ts'
import { type Database, type ShippingRateRow, type ShippingZoneRow, transact } from '../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../domain-error.ts'
import { roundCents } from './round-cents.ts'

/** Adds a zone with its countries and prices. */
export async function addZone(db: Database, zone: ZoneInput): Promise<void> {
  await changeZones(db, async (tx) => {
    await refuseTakenSlug(tx, zone.slug)
    if (zone.takes_rest) await leaveRest(tx)
    const { id } = await tx.insertInto('shipping_zones').values(toRow(zone)).returning('id').executeTakeFirstOrThrow()
    await writeParts(tx, id, zone)
  })
}

/** Puts another zone in the place of one, prices and countries included. */
export async function replaceZone(db: Database, id: number, zone: ZoneInput): Promise<void> {
  await changeZones(db, async (tx) => {
    await requireZone(tx, id)
    await refuseTakenSlug(tx, zone.slug, id)
    if (zone.takes_rest) await leaveRest(tx)
    await tx.updateTable('shipping_zones').set(toRow(zone)).where('id', '=', id).execute()
    await tx.deleteFrom('shipping_countries').where('zone_id', '=', id).execute()
    await tx.deleteFrom('shipping_rates').where('zone_id', '=', id).execute()
    await writeParts(tx, id, zone)
  })
}

/** Removes a zone; its countries fall to the zone that takes the rest. */
export async function removeZone(db: Database, id: number): Promise<void> {
  await changeZones(db, async (tx) => {
    await requireZone(tx, id)
    await tx.deleteFrom('shipping_zones').where('id', '=', id).execute()
  })
}

// Countries and the rest move between zones: one change at a time, or two would wait for each other.
const changeZones = (db: Database, change: (tx: Database) => Promise<void>) =>
  transact(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext('shipping zones'))`.execute(tx)
    await change(tx)
  })

async function requireZone(tx: Database, id: number): Promise<void> {
  const known = await tx.selectFrom('shipping_zones').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new DomainError('not-found')
}

async function refuseTakenSlug(tx: Database, slug: string, own?: number): Promise<void> {
  const known = await tx.selectFrom('shipping_zones').select('id').where('slug', '=', slug).executeTakeFirst()
  if (known && known.id !== own) throw invalidFields({ slug: { word: 'taken' } })
}

const leaveRest = (tx: Database) =>
  tx.updateTable('shipping_zones').set({ takes_rest: false }).where('takes_rest', '=', true).execute()

function toRow({ slug, name, position, takes_rest, crate, insurance }: ZoneInput): Insertable<ShippingZoneRow> {
  return {
    slug,
    name,
    position,
    takes_rest,
    crate_from: crate && Math.round(crate.from * 10),
    crate_price: crate && roundCents(crate.price * 100),
    insurance_rate: Math.round(insurance * 100),
  }
}

async function writeParts(tx: Database, id: number, { countries, rates }: ZoneInput): Promise<void> {
  const named = [...new Set(countries)].map((country) => ({ country, zone_id: id }))
  if (named.length > 0) {
    await tx
      .insertInto('shipping_countries')
      .values(named)
      .onConflict((conflict) => conflict.column('country').doUpdateSet({ zone_id: id }))
      .execute()
  }
  const bands = toBands(id, rates)
  if (bands.length > 0) await tx.insertInto('shipping_rates').values(bands).execute()
}

function toBands(id: number, rates: ZoneInput['rates']): Insertable<ShippingRateRow>[] {
  const bands = rates.map(({ max_side, max_weight, price }) => ({
    zone_id: id,
    max_side: Math.round(max_side * 10),
    max_weight: Math.round(max_weight * 1000),
    price: roundCents(price * 100),
  }))
  const keys = bands.map(({ max_side, max_weight }) => `${max_side} ${max_weight}`)
  const repeated = keys.flatMap((key, at): [string, FieldFault][] =>
    keys.indexOf(key) < at ? [[`rates.${at}.max_side`, { word: 'taken' }]] : [],
  )
  if (repeated.length > 0) throw invalidFields(Object.fromEntries(repeated))
  return bands
}
