import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { OPEN } from './order-states.ts'

const isOver = sql<boolean>`held_until <= now()`

/** The orders that hold works although their time is over: these works alone, or all. */
export function findExpiredHolders(db: Database, artworkIds?: number[]): Promise<StoredOrder[]> {
  const over = db.selectFrom('orders').selectAll().where('status', 'in', OPEN).where(isOver).orderBy('held_until')
  if (!artworkIds) return over.limit(500).execute()
  return over
    .where('id', 'in', (query) =>
      query.selectFrom('artwork_copies').select('order_id').where('artwork_id', 'in', artworkIds),
    )
    .execute()
}

/** The orders of somebody that wait for money. */
export const findOpenOrders = (db: Database, userId: string): Promise<StoredOrder[]> =>
  db.selectFrom('orders').selectAll().where('user_id', '=', userId).where('status', 'in', OPEN).execute()
