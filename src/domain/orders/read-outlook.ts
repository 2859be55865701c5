import { sql } from 'kysely'

import type { Order } from '../../contract/orders/shapes.ts'
import { DELIVERY_DAYS, SHIPPING_DAYS } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { dayOf, TODAY } from '../gallery/index.ts'
import { foreseeNext } from './foresee-next.ts'
import type { StoredOrder } from './lock-order.ts'
import { presentWithdrawal, readWithdrawals } from './present-withdrawal.ts'
import { readTerms, termsOf } from './withdrawal-terms.ts'

/** How an order goes on: told where one is shown, and asked for nowhere else. */
export type Outlook = Pick<Order, 'withdrawals' | 'can_withdraw' | 'withdraw_until' | 'next'>

export async function readOutlook(db: Database, order: StoredOrder): Promise<Outlook> {
  const withdrawals = (await readWithdrawals(db, [order.id])).map(presentWithdrawal)
  const terms = termsOf(await readTerms(db, [order]), order.id)
  const days = await readDays(db, order.id)
  const last = withdrawals.findLast(({ state }) => state === 'open' || state === 'accepted')
  const { received, refunded, status, refund_wanted_at } = order
  const isOver = status === 'expired' || status === 'cancelled'
  return {
    withdrawals,
    can_withdraw: terms.isOpen,
    withdraw_until: terms.until,
    next: foreseeNext({
      status,
      deliveryMethod: order.delivery_method,
      paymentState: order.payment_state,
      heldUntil: days.is_held ? order.held_until : null,
      isGoingBack: received > refunded && status !== 'refunded' && (refund_wanted_at !== null || isOver),
      dueBy: days.due_by,
      arrivesBy: days.arrives_by,
      today: days.today,
      terms,
      withdrawal: last ? { state: last.state as 'open' | 'accepted', due: last.refund_due } : null,
    }),
  }
}

async function readDays(db: Database, orderId: string) {
  const dayAt = (status: string) => sql`max(${dayOf('order_events.at')}) FILTER (WHERE order_events.status = ${status})`
  const { rows } = await sql<{ due_by: string | null; arrives_by: string | null; today: string; is_held: boolean }>`
    SELECT (${dayAt('paid')} + ${sql.lit(DELIVERY_DAYS)}::int)::text AS due_by,
      (${dayAt('shipped')} + ${sql.lit(SHIPPING_DAYS)}::int)::text AS arrives_by,
      ${TODAY}::text AS today, bool_or(held_until > now()) AS is_held
    FROM orders LEFT JOIN order_events ON order_events.order_id = orders.id WHERE orders.id = ${orderId}`.execute(db)
  return rows[0] as (typeof rows)[number]
}
