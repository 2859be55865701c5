import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { TODAY } from '../gallery/index.ts'

/** A price that one buyer has for a work, in cents. */
export interface OfferedPrice {
  id: string
  price: number
  validUntil: string
  /** What its way to one country costs, if that was quoted. */
  delivery: { country: string; price: number } | null
}

/**
 * The prices that a buyer has for works by offers that they accepted, the lowest first; one that is in an order of
 * theirs counts as long as that order can be given up for another.
 */
export async function findOfferedPrices(
  db: Database,
  { buyerId, artworkIds }: { buyerId: string | undefined; artworkIds: number[] },
): Promise<Map<number, OfferedPrice[]>> {
  if (buyerId === undefined || artworkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('offers')
    .leftJoin('orders', 'orders.id', 'offers.order_id')
    .select(['artwork_id', 'offers.id', 'price', 'valid_until', 'offers.delivery_price', 'delivery_country'])
    .where('offers.user_id', '=', buyerId)
    .where('artwork_id', 'in', artworkIds)
    .where('withdrawn_at', 'is', null)
    .where('bought_at', 'is', null)
    .where('valid_until', '>=', TODAY)
    .where(
      sql<boolean>`(orders.id IS NULL OR (orders.status IN ('awaiting_payment', 'payment_failed')
        AND (orders.payment_state <> 'processing' OR orders.held_until <= now())))`,
    )
    .orderBy('price')
    .orderBy('offers.created_at')
    .orderBy('offers.id')
    .execute()
  const found = new Map<number, OfferedPrice[]>()
  for (const { artwork_id, id, price, valid_until, delivery_price, delivery_country } of rows) {
    const delivery =
      delivery_price === null || delivery_country === null ? null : { country: delivery_country, price: delivery_price }
    found.set(artwork_id, [...(found.get(artwork_id) ?? []), { id, price, validUntil: valid_until, delivery }])
  }
  return found
}

/** Uses offers for an order; each is good for one. */
export async function takeOffers(tx: Database, orderId: string, offerIds: string[]): Promise<void> {
  for (const id of offerIds.toSorted()) {
    const { numUpdatedRows } = await tx
      .updateTable('offers')
      .set({ order_id: orderId })
      .where('id', '=', id)
      .where('order_id', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) continue
    const known = await tx.selectFrom('offers').select('order_id').where('id', '=', id).executeTakeFirst()
    throw new DomainError(known?.order_id == null ? 'quote-changed' : 'payment-underway')
  }
}

/** What was bought by offers is bought. */
export async function sellOffers(tx: Database, orderId: string): Promise<void> {
  await tx
    .updateTable('offers')
    .set({ bought_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .execute()
}

/** An order gives its works up, or these of them: the offers that it used are open again, for as long as they hold. */
export async function releaseOffers(tx: Database, orderId: string, artworkIds?: number[]): Promise<void> {
  let used = tx.updateTable('offers').set({ order_id: null, bought_at: null }).where('order_id', '=', orderId)
  if (artworkIds) used = used.where('artwork_id', '=', sql<number>`ANY (${artworkIds})`)
  await used.execute()
}
