import { randomBytes } from 'node:crypto'

import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { queueJob } from '../../queue/index.ts'
import { blocksRefund } from '../blocks-refund.ts'
import type { NewPayment, Payment, PaymentProvider } from '../payment-provider.ts'
import { type Change, changePayment, presentSandboxPayment, type SandboxPayment } from './change-payment.ts'
import { readNoticeKey, verifyNotice } from './notice-signature.ts'
import { openSandboxPlans } from './open-sandbox-plans.ts'
import { readCard } from './read-card.ts'
import { DECLINES, type Outcome } from './test-cards.ts'

const PROCESSING_SECONDS = 5

/** A provider that moves no money and behaves as one that does; it keeps books of its own, in transactions of its own. */
export function openSandbox(db: Database): PaymentProvider {
  let key: Buffer | undefined
  return {
    name: 'sandbox',
    plans: openSandboxPlans(db),
    open: (payment) => openPayment(db, payment),
    read: (id) => readPayment(db, id),
    confirm: (id, { method, attempt }) =>
      changePayment(db, id, async (payment, tx) => {
        const { outcome } = await readCard(tx, method)
        if (!(await isNewAttempt(tx, id, attempt)) || !canBeCharged(payment)) return undefined
        if (outcome === 'processing') {
          await queueJob(tx, 'finish-sandbox-payment', { paymentId: id }, { seconds: PROCESSING_SECONDS })
        }
        return charge(payment, outcome)
      }),
    cancel: (id) =>
      changePayment(db, id, (payment) =>
        canBeCharged(payment) ? { state: 'cancelled' as const, declined: null } : undefined,
      ),
    refund: (id, { upTo, name } = { upTo: Infinity, name: undefined }) =>
      changePayment(db, id, async (payment, tx) => {
        const { received, refunded, refund_fails: willFail, refund_names: names } = payment
        const goal = Math.min(received, upTo)
        if (goal <= refunded || presentSandboxPayment(payment).disputes.some(blocksRefund)) return undefined
        if (willFail) await queueJob(tx, 'finish-sandbox-payment', { paymentId: id }, { seconds: PROCESSING_SECONDS })
        return { refunded: goal, refund_names: name === undefined ? names : [...names, name] }
      }),
    readNotice: async (body, signature = '') => {
      key ??= await readNoticeKey(db)
      if (!verifyNotice(key, body, signature)) throw new DomainError('malformed-request')
      const { id, data } = JSON.parse(body.toString()) as { id: string; data: { payment?: string; plan?: string } }
      return { id, paymentId: data.payment, planId: data.plan }
    },
  }
}

async function openPayment(
  db: Database,
  { orderId, orderNumber, orderedAt: _, ...payment }: NewPayment,
): Promise<Payment> {
  const id = `pay_sandbox_${randomBytes(12).toString('hex')}`
  const secret = `${id}_secret_${randomBytes(16).toString('hex')}`
  await db
    .insertInto('sandbox_payments')
    .values({ id, secret, order_id: orderId, order_number: orderNumber, ...payment })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  const row = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return presentSandboxPayment(row)
}

async function readPayment(db: Database, id: string): Promise<Payment> {
  const row = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new DomainError('payment-unavailable')
  return presentSandboxPayment(row)
}

async function isNewAttempt(tx: Database, paymentId: string, attempt: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('sandbox_attempts')
    .values({ payment_id: paymentId, attempt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

const canBeCharged = ({ state }: SandboxPayment) => state === 'open' || state === 'requires_action'

const paid = (amount: number) => ({ state: 'succeeded' as const, received: amount, declined: null })

function charge({ amount }: SandboxPayment, outcome: Outcome): Change {
  switch (outcome) {
    case 'disputed':
      return { ...paid(amount), dispute: 'needs_response', disputed_at: new Date() }
    case 'refund-fails':
      return { ...paid(amount), refund_fails: true }
    case 'success':
    case 'fails-later':
      return paid(amount)
    case 'lost-notice':
      return { ...paid(amount), is_silent: true }
    case '3-d-secure':
      return { state: 'requires_action', declined: null }
    case 'processing':
      return { state: 'processing', declined: null }
    default:
      return { state: 'open', declined: DECLINES[outcome] }
  }
}
