import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { notePaperDue } from '../papers/index.ts'
import type { Payment } from '../payments/index.ts'
import { type Actor, changeOrder } from './change-order.ts'
import { hasAllCopies, releaseCopies, sellCopies } from './copies.ts'
import { holdWhileProcessing } from './hold.ts'
import { lockOrder, type StoredOrder } from './lock-order.ts'
import { noteFailedRefund } from './note-failed-refund.ts'
import {
  orderConfirmedMail,
  orderRefundedInPartMail,
  orderRefundedMail,
  paymentReturnedMail,
  saleFlaggedMail,
  saleMadeMail,
} from './order-mails.ts'
import { isOpen } from './order-states.ts'
import { tellDisputes } from './tell-disputes.ts'
import { wantRefund } from './want-refund.ts'
import { writeToBuyer, writeToGallery } from './write-order-mail.ts'

const PROVIDER: Actor = { by: 'provider' }

// Others may take payments by the same account, and call their orders as they like.
const OUR_ORDER = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Brings an order up to what the provider has in its books. It does not matter who asked, how often, or in which order
 * answers come: the order ends in the same state, and money that does not fit is sent back.
 */
export function applyPayment(db: Database, payment: Payment): Promise<StoredOrder | undefined> {
  return transact(db, async (tx) => {
    const order = OUR_ORDER.test(payment.orderId) ? await lockOrder(tx, payment.orderId) : undefined
    if (!order || (order.payment_id !== null && order.payment_id !== payment.id)) return undefined
    const known = await noteBooks(tx, order, payment)
    const settled = await settle(tx, order, known, payment)
    const standing = await noteFailedRefund(tx, order, settled, payment)
    const isLost = await tellDisputes(tx, standing, payment)
    const told = await noteRefund(tx, order, standing)
    await notePaper(tx, order, told, isLost)
    return told
  })
}

/** Keeps what the provider says about money; an answer that is older than what we know takes nothing back. */
async function noteBooks(tx: Database, order: StoredOrder, payment: Payment): Promise<StoredOrder> {
  const isFinal = order.payment_state === 'succeeded' || order.payment_state === 'cancelled'
  // What was ever paid back and what of that came back only grow, so that of two answers the newer one shows.
  const failed = Math.max(order.refunds_failed, payment.refundsFailed)
  const paidBack = Math.max(order.refunded + order.refunds_failed, payment.refunded + payment.refundsFailed)
  return tx
    .updateTable('orders')
    .set({
      payment_id: payment.id,
      payment_secret: payment.secret,
      is_test: payment.isTest,
      payment_state: isFinal ? order.payment_state : payment.state,
      decline_reason: payment.declined,
      received: Math.max(order.received, payment.received),
      refunded: paidBack - failed,
      refunds_failed: failed,
      heard_at: sql<Date>`now()`,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function settle(tx: Database, before: StoredOrder, order: StoredOrder, payment: Payment): Promise<StoredOrder> {
  if (payment.state === 'succeeded') return isOpen(order.status) ? sell(tx, order, payment) : sendBackLate(tx, order)
  if (!isOpen(order.status)) return order
  if (payment.state === 'cancelled') {
    await releaseCopies(tx, order.id)
    return changeOrder(tx, order, { kind: 'cancelled', status: 'cancelled', actor: PROVIDER })
  }
  const isNews = before.payment_state !== order.payment_state
  if (payment.state === 'processing' || payment.state === 'requires_action') {
    if (!isNews) return order
    return changeOrder(tx, order, {
      kind: payment.state,
      actor: PROVIDER,
      ...(order.status === 'payment_failed' ? { status: 'awaiting_payment' as const } : {}),
      ...(payment.state === 'processing' ? { columns: { held_until: holdWhileProcessing } } : {}),
    })
  }
  if (payment.declined === null || order.status === 'payment_failed') return order
  return changeOrder(tx, order, {
    kind: 'declined',
    status: 'payment_failed',
    actor: PROVIDER,
    detail: { reason: payment.declined },
  })
}

async function sell(tx: Database, order: StoredOrder, payment: Payment): Promise<StoredOrder> {
  const fits = [payment.amount, payment.received].every((amount) => amount === order.total)
  if (!fits || payment.currency !== order.currency) return refuseMoney(tx, order, 'amount')
  if (!(await hasAllCopies(tx, order.id))) return refuseMoney(tx, order, 'late')
  await sellCopies(tx, order.id)
  const paid = await changeOrder(tx, order, {
    kind: 'paid',
    status: 'paid',
    actor: PROVIDER,
    detail: { received: payment.received },
  })
  await writeToBuyer(tx, paid, orderConfirmedMail)
  await writeToGallery(tx, paid, saleMadeMail)
  return paid
}

/** Money for an order that is over, which nobody has sent back yet; what came back from there waits for the staff. */
const sendBackLate = (tx: Database, order: StoredOrder): Promise<StoredOrder> | StoredOrder =>
  (order.status === 'expired' || order.status === 'cancelled') &&
  order.refund_wanted_at === null &&
  order.refunds_failed === 0
    ? refuseMoney(tx, order, 'late')
    : order

async function refuseMoney(tx: Database, order: StoredOrder, flag: 'amount' | 'late'): Promise<StoredOrder> {
  const flagged = await changeOrder(tx, order, {
    kind: 'flagged',
    actor: PROVIDER,
    columns: { flag },
    detail: { flag, received: order.received },
    ...(isOpen(order.status) ? { status: 'cancelled' as const } : {}),
  })
  await releaseCopies(tx, order.id)
  await writeToGallery(tx, flagged, saleFlaggedMail)
  return wantRefund(tx, flagged, { by: 'gallery' })
}

/** An order whose money went back is over, whoever sent it back; what goes back in part is told. */
async function noteRefund(tx: Database, before: StoredOrder, order: StoredOrder): Promise<StoredOrder> {
  if (order.received === 0 || order.status === 'refunded') return order
  if (order.refunded < order.received) return notePart(tx, order, order.refunded - before.refunded)
  const refunded = await changeOrder(tx, order, {
    kind: 'refunded',
    status: 'refunded',
    actor: PROVIDER,
    detail: { refunded: order.refunded },
  })
  await writeToBuyer(tx, refunded, order.flag === null ? orderRefundedMail : paymentReturnedMail)
  return refunded
}

/**
 * What was bought has an invoice, and what goes back of it, or is lost to a dispute, a credit note; money that never bought
 * anything has neither.
 */
async function notePaper(tx: Database, before: StoredOrder, order: StoredOrder, isLost: boolean): Promise<void> {
  const isNews = order.received > before.received || order.refunded > before.refunded || isLost
  if (isNews && order.flag === null && order.received > 0) await notePaperDue(tx, order.id)
}

async function notePart(tx: Database, order: StoredOrder, amount: number): Promise<StoredOrder> {
  if (amount <= 0) return order
  const { id: orderId, name, email, locale } = order
  const told = await changeOrder(tx, order, { kind: 'refunded_in_part', actor: PROVIDER, detail: { amount } })
  if (email !== '')
    await queueMail(tx, orderRefundedInPartMail, { orderId, cents: String(amount) }, { name, email, locale })
  return told
}
