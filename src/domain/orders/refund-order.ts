import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
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
  if (order.provider !== provider.name) throw new DomainError('payment-unavailable')
  await applyPayment(db, await provider.refund(order.payment_id))
}
