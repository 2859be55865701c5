import type { Database } from '../../database/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { queueJob } from '../queue/index.ts'
import { applyPayment } from './apply-payment.ts'

/**
 * Pays back what is wanted of an order, in part or whole; asked again, nothing more is paid. A part that is under way goes
 * before the whole, so that at no moment the provider is asked for two different sums.
 */
export async function refundOrder(db: Database, provider: PaymentProvider, orderId: string): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select(['provider', 'payment_id', 'status', 'refund_wanted_at', 'refund_goal', 'refunded'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  // What another provider took waits for a node that has it, whose round of every minute finds it.
  if (!order || order.payment_id === null || order.provider !== provider.name) return
  const isPartUnderway = order.refund_goal > order.refunded
  if (isPartUnderway) {
    const part = { upTo: order.refund_goal, name: await findUnderway(db, orderId) }
    await applyPayment(db, await provider.refund(order.payment_id, part))
  }
  if (order.refund_wanted_at === null || order.status === 'refunded') return
  if (isPartUnderway) await queueJob(db, 'refund-order', { orderId })
  else await applyPayment(db, await provider.refund(order.payment_id))
}

/** What the part is called that is under way: it is the last one, as another is not taken before its end. */
async function findUnderway(db: Database, orderId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('failed_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.id
}
