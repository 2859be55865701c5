import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { updateArtwork } from '../../domain/catalogue/index.ts'
import { readZones, replaceZone } from '../../domain/delivery/index.ts'
import { DEMO_ARTISTS } from '../artists/index.ts'
import { SHIPPING_RATES } from './shipping-rates.ts'
import { weighWork } from './weigh-work.ts'

const LOCK = 2_711_009

/** Gives a demo that asks for no price of shipping yet its rates, and its works the weights that they lack. */
export async function equipShipping(db: Database): Promise<void> {
  if (await hasRates(db)) return
  await transact(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(${LOCK})`.execute(tx)
    // Another node may have been faster.
    if (await hasRates(tx)) return
    for (const zone of await readZones(tx)) {
      const prices = SHIPPING_RATES[zone.slug]
      if (prices) await replaceZone(tx, zone.id, { ...zone, ...prices })
    }
    await weighWorks(tx)
  })
}

async function hasRates(db: Database): Promise<boolean> {
  return (await db.selectFrom('shipping_rates').select('zone_id').limit(1).executeTakeFirst()) !== undefined
}

async function weighWorks(tx: Database): Promise<void> {
  const rows = await tx.selectFrom('artworks').select(['id', 'slug']).where('weight', 'is', null).execute()
  const works = new Map(
    DEMO_ARTISTS.flatMap(({ series }) => series.flatMap((one) => one.works)).map((work) => [work.slug, work]),
  )
  for (const { id, slug } of rows) {
    const work = works.get(slug)
    const weight = work && weighWork(work)
    if (weight !== undefined) await updateArtwork(tx, id, { weight: Math.round(weight * 1000) })
  }
}
