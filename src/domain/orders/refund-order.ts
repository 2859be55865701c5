import type { Database } from '../../database/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { applyPayment } from './apply-payment.ts'

/** Pays an order back that this is wanted for; asked again, nothing more is paid. */
export async function refundOrder(db: Database, provider: PaymentProvider, orderId: string): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select(['provider', 'payment_id', 'status', 'refund_wanted_at'])
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order?.refund_wanted_at || order.status === 'refunded' || order.payment_id === null) return
  // What another provider took waits for a node that has it, whose round of every minute finds it.
  if (order.provider !== provider.name) return
  await applyPayment(db, await provider.refund(order.payment_id))
}
