import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { Payment, PaymentProvider } from '../payments/index.ts'
import { applyPayment } from './apply-payment.ts'
import { type Actor, changeOrder } from './change-order.ts'
import { releaseCopies } from './copies.ts'
import { isOver } from './hold.ts'
import { lockOrder, type StoredOrder } from './lock-order.ts'
import { isOpen } from './order-states.ts'

/** How an order ends that was not paid. */
interface End {
  to: 'expired' | 'cancelled'
  actor: Actor
  /** Why, if somebody says so. */
  reason?: string
}

/** What was found when a payment was to be stopped, and how many attempts it had seen by then. */
interface Stopped {
  attempts: number
  payment: Payment | undefined
}

/**
 * Stops the payment of an order that waits for money, at the provider's. Only then may its works be given to others:
 * a card that is charged afterwards would be charged for nothing.
 */
export async function stopPayment(provider: PaymentProvider | undefined, order: StoredOrder): Promise<Stopped> {
  const { attempts } = order
  // A payment at a provider that is no longer ours cannot be asked about.
  if (attempts === 0 || (order.provider !== null && order.provider !== provider?.name)) {
    return { attempts, payment: undefined }
  }
  if (!provider) throw new DomainError('payment-unavailable')
  const known = order.payment_id ?? (await openAgain(provider, order))
  return { attempts, payment: known === undefined ? undefined : await provider.cancel(known) }
}

/** What the provider calls a payment that may have been opened; nothing where it takes none. */
async function openAgain(provider: PaymentProvider, order: StoredOrder): Promise<string | undefined> {
  try {
    return (await provider.open(describePayment(order))).id
  } catch (error) {
    if (error instanceof DomainError && error.code === 'payment-refused') return undefined
    throw error
  }
}

/** What the provider is told of an order. */
export const describePayment = ({ id, number, created_at, total, currency, email }: StoredOrder) => ({
  orderId: id,
  orderNumber: number,
  orderedAt: created_at,
  amount: total,
  currency,
  email,
})

/** Ends an order whose payment was stopped: its works are free again. One that was paid after all is paid. */
export function closeStopped(
  db: Database,
  orderId: string,
  { attempts, payment }: Stopped,
  { to, actor, reason }: End,
): Promise<StoredOrder | undefined> {
  return transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || !isOpen(order.status)) return order
    if (order.attempts !== attempts) throw new DomainError('payment-underway')
    if (payment?.state === 'succeeded') return applyPayment(tx, payment)
    // Renewed, or found to be processing, since somebody saw it end.
    if (to === 'expired' && !(await isOver(tx, orderId))) return payment ? applyPayment(tx, payment) : order
    if (payment?.state === 'processing') {
      if (to === 'cancelled') throw new DomainError('payment-underway')
      // That is news to us; a bank that we know to be at it has had its day by now.
      if (order.payment_state !== 'processing') return applyPayment(tx, payment)
    }
    await releaseCopies(tx, order.id)
    return changeOrder(tx, order, {
      kind: to,
      status: to,
      actor,
      ...(reason ? { detail: { reason } } : {}),
      columns: payment
        ? { payment_id: payment.id, payment_state: payment.state, held_until: sql<Date>`least(held_until, now())` }
        : { held_until: sql<Date>`least(held_until, now())` },
    })
  })
}

/** Ends an order that waits for money, if its payment can be stopped; one that is over stays as it is. */
export async function closeOrder(
  db: Database,
  provider: PaymentProvider | undefined,
  order: StoredOrder,
  end: End,
): Promise<StoredOrder | undefined> {
  return isOpen(order.status) ? closeStopped(db, order.id, await stopPayment(provider, order), end) : order
}
