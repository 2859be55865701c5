import type { OrderStatus } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import type { Payment } from '../payments/index.ts'
import { changeOrder } from './change-order.ts'
import { hasCopies } from './copies.ts'
import type { StoredOrder } from './lock-order.ts'
import { refundFailedMail } from './order-mails.ts'
import { isBought } from './order-states.ts'
import { markFailed } from './refund-part.ts'

/**
 * Money that went back and could not be brought to the buyer is with the gallery again: the order stands where it stood
 * before, and the staff are told. Sending it the same way once more would mostly fail again, so that is for them to say.
 */
export async function noteFailedRefund(
  tx: Database,
  before: StoredOrder,
  order: StoredOrder,
  { failedRefunds }: Pick<Payment, 'failedRefunds'>,
): Promise<StoredOrder> {
  const amount = order.refunds_failed - before.refunds_failed
  if (amount === 0) return order
  const isUndone = order.status === 'refunded' && order.refunded < order.received
  const changed = await changeOrder(tx, order, {
    kind: 'refund_failed',
    actor: { by: 'provider' },
    columns: { refund_wanted_at: null, refund_goal: order.refunded },
    detail: { amount },
    ...(isUndone ? { status: await findStatusBefore(tx, order) } : {}),
  })
  await markFailed(tx, order.id, failedRefunds)
  await queueMail(tx, refundFailedMail, { orderId: order.id, cents: String(amount) })
  return changed
}

/** Where an order was before its money went back; without its works it is not bought any more. */
async function findStatusBefore(tx: Database, { id }: StoredOrder): Promise<OrderStatus> {
  const event = await tx
    .selectFrom('order_events')
    .select('status')
    .where('order_id', '=', id)
    .where('status', 'is not', null)
    .where('status', '<>', 'refunded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const status = event?.status ?? 'cancelled'
  return isBought(status) && !(await hasCopies(tx, id)) ? 'cancelled' : status
}
