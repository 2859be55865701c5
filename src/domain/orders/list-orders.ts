import { sql } from 'kysely'

import type { OrderStatus } from '../../contract/orders/values.ts'
import { containing, type Database } from '../../database/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { BOUGHT } from './order-states.ts'

const MOST = 200
const PER_PAGE = 24

/** Somebody's orders, the newest first: all that money was given for, or is about to be. */
export const listOrders = (db: Database, buyerId: string): Promise<StoredOrder[]> =>
  db
    .selectFrom('orders')
    .selectAll()
    .where('user_id', '=', buyerId)
    .where((order) =>
      order.or([
        order('status', 'in', [...BOUGHT, 'refunded']),
        order('payment_state', '=', 'processing'),
        order('received', '>', 0),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(MOST)
    .execute()

interface Sought {
  status?: OrderStatus | undefined
  flagged?: boolean | undefined
  query?: string | undefined
  person?: string | undefined
  page: number
}

/** Everybody's orders, a page of them, and the number of the next page. */
export async function listSales(
  db: Database,
  { status, flagged, query, person, page }: Sought,
): Promise<{ orders: StoredOrder[]; nextPage: number | null }> {
  let found = db.selectFrom('orders').selectAll()
  if (status !== undefined) found = found.where('status', '=', status)
  if (flagged !== undefined) found = found.where('flag', flagged ? 'is not' : 'is', null)
  if (person !== undefined) found = found.where('user_id', '=', person)
  if (query) {
    const like = containing(query)
    found = found.where(sql<boolean>`(number LIKE ${like} OR name ILIKE ${like} OR email ILIKE ${like})`)
  }
  const orders = await found
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE + 1)
    .execute()
  return { orders: orders.slice(0, PER_PAGE), nextPage: orders.length > PER_PAGE ? page + 1 : null }
}
