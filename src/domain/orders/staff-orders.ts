import type { StaffStatus } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { type Actor, changeOrder } from './change-order.ts'
import { closeOrder } from './close-order.ts'
import { releaseCopies } from './copies.ts'
import { type StoredOrder, withOrder } from './lock-order.ts'
import { orderCancelledMail, orderReadyMail, orderShippedMail } from './order-mails.ts'
import { canMoveOn, isBought, isOpen, NEXT_STATUSES } from './order-states.ts'
import { refuseWhileDisputed } from './refuse-while-disputed.ts'
import { wantRefund } from './want-refund.ts'
import { writeToBuyer } from './write-order-mail.ts'

/** Where an order goes; who brings it and how it is followed, if it is shipped. */
interface Step {
  status: StaffStatus
  carrier: string | null
  tracking: string | null
  staffId: string
}

/** Takes a paid order a step further; the buyer is told when it can be fetched or is on its way. */
export async function moveOrderOn(
  db: Database,
  orderId: string,
  { status, carrier, tracking, staffId }: Step,
): Promise<void> {
  await withOrder(db, orderId, async (tx, order) => {
    if (order.refund_wanted_at !== null || !canMoveOn(order, status)) throw new DomainError('order-closed')
    const moved = await changeOrder(tx, order, {
      kind: 'moved_on',
      status,
      actor: { by: 'staff', staffId },
      ...(status === 'shipped' ? { columns: { carrier: carrier || null, tracking: tracking || null } } : {}),
    })
    if (status === 'ready_for_pickup') await writeToBuyer(tx, moved, orderReadyMail)
    if (status === 'shipped') await writeToBuyer(tx, moved, orderShippedMail)
  })
}

/** Cancels an order that has not left the gallery: its works are for sale again, and what was paid goes back. */
export async function cancelSale(
  db: Database,
  provider: PaymentProvider | undefined,
  order: StoredOrder,
  { reason, staffId }: { reason: string; staffId: string },
): Promise<void> {
  const actor: Actor = { by: 'staff', staffId }
  if (isOpen(order.status)) {
    const closed = await closeOrder(db, provider, order, { to: 'cancelled', actor, reason })
    if (closed?.status !== 'cancelled') throw new DomainError('order-closed')
    return
  }
  await withOrder(db, order.id, async (tx, known) => {
    if (!isBought(known.status) || !NEXT_STATUSES[known.status].includes('cancelled'))
      throw new DomainError('order-closed')
    if (known.refund_wanted_at !== null) throw new DomainError('order-closed')
    if (!reason) throw invalidFields({ reason: { word: 'required' } })
    await refuseWhileDisputed(tx, known)
    const cancelled = await changeOrder(tx, known, {
      kind: 'cancelled',
      status: 'cancelled',
      actor,
      detail: { reason },
    })
    await releaseCopies(tx, known.id)
    await writeToBuyer(tx, cancelled, orderCancelledMail)
    await wantRefund(tx, cancelled, actor, reason)
  })
}

/**
 * Pays an order back that was bought, or whose money came back from the buyer's bank; its works come back on sale if
 * that is wanted, also once the money is back.
 */
export async function refundSale(
  db: Database,
  orderId: string,
  { reason, returnsToSale, staffId }: { reason: string; returnsToSale: boolean; staffId: string },
): Promise<void> {
  const actor: Actor = { by: 'staff', staffId }
  await withOrder(db, orderId, async (tx, order) => {
    const isPaidBack = order.status === 'refunded' || order.refund_wanted_at !== null
    const hasMoney = isBought(order.status) || (!isOpen(order.status) && order.received > order.refunded)
    if (isPaidBack ? !returnsToSale : !hasMoney) throw new DomainError('order-closed')
    if (!isPaidBack) await refuseWhileDisputed(tx, order)
    if (returnsToSale) await releaseCopies(tx, order.id)
    if (!isPaidBack) await wantRefund(tx, order, actor, reason)
    else await changeOrder(tx, order, { kind: 'returned_to_sale', actor, detail: { reason } })
  })
}
