import { sql } from 'kysely'

import type { Order } from '../../contract/orders/shapes.ts'
import { WITHDRAWAL_DAYS } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { dayOf } from '../gallery/index.ts'

/** Whether what was paid for the works of a withdrawal went back, in part at least, or is on its way. */
export const IS_SETTLED = sql<boolean>`(
  EXISTS (SELECT FROM orders WHERE orders.id = withdrawals.order_id
    AND (orders.status = 'refunded' OR orders.refund_wanted_at IS NOT NULL))
  OR NOT EXISTS (SELECT FROM unnest(artworks) AS one WHERE one NOT IN (
    SELECT artwork_id FROM refund_lines JOIN refunds ON refunds.id = refund_id
    WHERE refund_lines.order_id = withdrawals.order_id AND refund_lines.amount > 0 AND failed_at IS NULL)))`

/** The withdrawals of orders, the oldest first. */
export const readWithdrawals = (db: Database, orderIds: string[]) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'order_id', 'at', 'artworks', 'state', 'answer', 'answered_at', 'staff_id'])
    .select([
      sql<string>`(${dayOf('withdrawals.at')} + ${sql.lit(WITHDRAWAL_DAYS)}::int)::text`.as('due'),
      IS_SETTLED.as('is_settled'),
    ])
    .where('order_id', 'in', orderIds)
    .orderBy('at')
    .execute()

export function presentWithdrawal(
  row: Awaited<ReturnType<typeof readWithdrawals>>[number],
): Order['withdrawals'][number] {
  const { id, at, artworks, state, answer, due, is_settled } = row
  return {
    ...{ id, artworks, answer },
    at: at.toISOString(),
    state: state === 'accepted' && is_settled ? 'settled' : state,
    refund_due: due,
  }
}
