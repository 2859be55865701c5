import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { applyPayment } from './apply-payment.ts'
import { changeOrder } from './change-order.ts'
import { describePayment } from './close-order.ts'
import { areForSale } from './copies.ts'
import { refuseOver } from './hold.ts'
import { lockOrder, type StoredOrder } from './lock-order.ts'
import { isOpen } from './order-states.ts'

/**
 * Charges a card for an order, while its works are held. The attempt is written down before anything is asked of the
 * provider, so that whatever breaks off is found again; the same attempt again only asks what came of it.
 */
export async function payOrder(
  db: Database,
  provider: PaymentProvider,
  orderId: string,
  charge: { method: string; attempt: string },
): Promise<void> {
  const order = await beginAttempt(db, provider, orderId, charge.attempt)
  const paymentId = order.payment_id ?? (await openPayment(db, provider, order))
  await applyPayment(db, await provider.confirm(paymentId, charge))
}

/** Its id is kept before anything can be charged under it. */
async function openPayment(db: Database, provider: PaymentProvider, order: StoredOrder): Promise<string> {
  const payment = await provider.open(describePayment(order))
  const kept = await applyPayment(db, payment)
  if (kept) return payment.id
  // Somebody else has opened another for it meanwhile: only that one is ever charged.
  const { payment_id: id } = await db
    .selectFrom('orders')
    .select('payment_id')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow()
  return id ?? payment.id
}

function beginAttempt(db: Database, provider: PaymentProvider, orderId: string, attempt: string): Promise<StoredOrder> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new DomainError('not-found')
    if (order.provider !== null && order.provider !== provider.name) throw new DomainError('order-closed')
    if (order.last_attempt === attempt) return order
    if (!isOpen(order.status)) throw new DomainError('order-closed')
    if (order.payment_state === 'processing') throw new DomainError('payment-underway')
    await refuseOver(tx, orderId)
    // A hold keeps other buyers away, not the staff.
    if (!(await areForSale(tx, orderId))) throw new DomainError('artwork-gone')
    return changeOrder(tx, order, {
      kind: 'attempted',
      actor: { by: 'buyer' },
      columns: {
        provider: provider.name,
        attempts: order.attempts + 1,
        last_attempt: attempt,
        decline_reason: null,
      },
      detail: { attempt: order.attempts + 1 },
      ...(order.status === 'payment_failed' ? { status: 'awaiting_payment' as const } : {}),
    })
  })
}

/** Asks the provider what came of a payment, if there is one. */
export async function askProvider(db: Database, provider: PaymentProvider, order: StoredOrder): Promise<void> {
  if (order.payment_id === null || order.provider !== provider.name) return
  await applyPayment(db, await provider.read(order.payment_id))
}
