import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { TODAY } from '../gallery/index.ts'

/** A price that one buyer has for a work, in cents. */
export interface OfferedPrice {
  id: string
  price: number
  validUntil: string
}

/**
 * The prices that a buyer has for works by offers that they accepted, the lowest for each; one that is in an order of
 * theirs counts as long as that order can be given up for another.
 */
export async function findOfferedPrices(
  db: Database,
  { buyerId, artworkIds }: { buyerId: string | undefined; artworkIds: number[] },
): Promise<Map<number, OfferedPrice>> {
  if (buyerId === undefined || artworkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('offers')
    .leftJoin('orders', 'orders.id', 'offers.order_id')
    .distinctOn('artwork_id')
    .select(['artwork_id', 'offers.id', 'price', 'valid_until'])
    .where('offers.user_id', '=', buyerId)
    .where('artwork_id', 'in', artworkIds)
    .where('withdrawn_at', 'is', null)
    .where('bought_at', 'is', null)
    .where('valid_until', '>=', TODAY)
    .where(
      sql<boolean>`(orders.id IS NULL OR (orders.status IN ('awaiting_payment', 'payment_failed')
        AND (orders.payment_state <> 'processing' OR orders.held_until <= now())))`,
    )
    .orderBy('artwork_id')
    .orderBy('price')
    .orderBy('offers.created_at')
    .execute()
  return new Map(
    rows.map(({ artwork_id, id, price, valid_until }) => [artwork_id, { id, price, validUntil: valid_until }]),
  )
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
