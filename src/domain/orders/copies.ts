import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { noteCertificatesDue } from '../certificates/index.ts'
import { setAvailability } from '../content/index.ts'
import { DomainError } from '../domain-error.ts'
import { releaseOffers, sellOffers } from '../enquiries/index.ts'

const SALE = { name: 'sale' }

/** Holds these works until the transaction ends, always in the same order, so that nobody waits for each other. */
export async function lockArtworks(tx: Database, artworkIds: number[]): Promise<void> {
  await tx.selectFrom('artworks').select('id').where('id', 'in', artworkIds).orderBy('id').forNoKeyUpdate().execute()
}

/** Takes a copy of each work for an order: the only one of an original, the first free one of an edition. Refused where none is left. */
export async function takeCopies(tx: Database, orderId: string, artworkIds: number[]): Promise<void> {
  for (const artworkId of artworkIds) {
    const { numAffectedRows } = await sql`
      INSERT INTO artwork_copies (artwork_id, copy, order_id)
      SELECT id, copy, ${orderId} FROM (
        SELECT artworks.id, (
          SELECT min(free) FROM generate_series(1,
            CASE WHEN kind = 'original' THEN 1 ELSE least(edition_size,
              (SELECT count(*) + 1 FROM artwork_copies WHERE artwork_id = artworks.id)) END) AS free
          WHERE NOT EXISTS (SELECT FROM artwork_copies WHERE artwork_id = artworks.id AND copy = free)) AS copy
        FROM artworks WHERE id = ${artworkId} AND availability = 'available') AS found
      WHERE copy IS NOT NULL
      ON CONFLICT DO NOTHING`.execute(tx)
    if (Number(numAffectedRows) !== 1) throw new DomainError('artwork-held')
  }
}

/** Whether staff still offer all the works of an order. */
export async function areForSale(tx: Database, orderId: string): Promise<boolean> {
  const withdrawn = await tx
    .selectFrom('order_lines')
    .innerJoin('artworks', 'artworks.id', 'artwork_id')
    .select('artwork_id')
    .where('order_id', '=', orderId)
    .where((work) => work.or([work('availability', '<>', 'available'), work('published_at', 'is', null)]))
    .executeTakeFirst()
  return withdrawn === undefined
}

/** Whether an order still has a copy of each of its works. */
export async function hasAllCopies(tx: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ all: boolean }>`
    SELECT NOT EXISTS (
      SELECT FROM order_lines WHERE order_id = ${orderId} AND NOT EXISTS (
        SELECT FROM artwork_copies WHERE order_id = ${orderId} AND artwork_id = order_lines.artwork_id)) AS all`.execute(
    tx,
  )
  return rows[0]?.all ?? false
}

/** Whether an order has a copy of any of its works. */
export const hasCopies = async (tx: Database, orderId: string): Promise<boolean> =>
  (await artworksOf(tx, [orderId])).length > 0

/** The works that orders have copies of. */
export async function artworksOf(tx: Database, orderIds: string[]): Promise<number[]> {
  if (orderIds.length === 0) return []
  const rows = await tx.selectFrom('artwork_copies').select('artwork_id').where('order_id', 'in', orderIds).execute()
  return rows.map(({ artwork_id }) => artwork_id)
}

/** Makes the copies of an order its buyer's, and private offers bought; works that have none left are sold everywhere. */
export async function sellCopies(tx: Database, orderId: string): Promise<void> {
  const ids = await artworksOf(tx, [orderId])
  await lockArtworks(tx, ids)
  await tx
    .updateTable('artwork_copies')
    .set({ sold_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute()
  await noteCertificatesDue(tx, orderId)
  await sellOffers(tx, orderId)
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM artworks WHERE id = ANY(${ids}) AND availability <> 'sold' AND (
      kind = 'original' OR edition_size <= (
        SELECT count(*) FROM artwork_copies WHERE artwork_id = artworks.id AND sold_at IS NOT NULL))
    ORDER BY id`.execute(tx)
  for (const { id } of rows) await setAvailability(tx, SALE, id, 'sold')
}

/**
 * Gives the copies of an order up, or of these works of it, and the private offers that it used for them; works that were
 * sold only by it are for sale again.
 */
export async function releaseCopies(tx: Database, orderId: string, only?: number[]): Promise<void> {
  const all = await artworksOf(tx, [orderId])
  const ids = only ? all.filter((id) => only.includes(id)) : all
  if (ids.length > 0) await lockArtworks(tx, ids)
  await releaseOffers(tx, orderId, only)
  if (ids.length === 0) return
  const released = await tx
    .deleteFrom('artwork_copies')
    .where('order_id', '=', orderId)
    .where('artwork_id', 'in', ids)
    .returning(['artwork_id', 'sold_at'])
    .execute()
  const sold = released.filter(({ sold_at }) => sold_at !== null).map(({ artwork_id }) => artwork_id)
  if (sold.length > 0) await noteCertificatesDue(tx, orderId)
  for (const id of sold.toSorted((a, b) => a - b)) {
    const known = await tx.selectFrom('artworks').select('availability').where('id', '=', id).executeTakeFirst()
    if (known?.availability === 'sold') await setAvailability(tx, SALE, id, 'available')
  }
}
