import { randomBytes } from 'node:crypto'

import type { Selectable, Updateable } from 'kysely'

import type { DeclineReason } from '../../../contract/orders/values.ts'
import type { Database, SandboxPaymentRow } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { queueJob } from '../../queue/index.ts'
import type { Payment } from '../payment-provider.ts'
import type { ProviderDispute } from '../provider-dispute.ts'

export type SandboxPayment = Selectable<SandboxPaymentRow>

/** What is to be different; nothing when all stays as it is. */
export type Change = Updateable<SandboxPaymentRow> | undefined

/** Changes a payment while nobody else can, and makes the notice of it due in the same moment. */
export async function changePayment(
  db: Database,
  id: string,
  decide: (payment: SandboxPayment, tx: Database) => Change | Promise<Change>,
): Promise<Payment> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!payment) throw new DomainError('payment-unavailable')
    const change = await decide(payment, tx)
    if (!change) return presentSandboxPayment(payment)
    const changed = await tx
      .updateTable('sandbox_payments')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (!changed.is_silent) await queueNotice(tx, changed)
    return presentSandboxPayment(changed)
  })
}

async function queueNotice(tx: Database, { id, state, refunded }: SandboxPayment): Promise<void> {
  const type = `payment.${refunded > 0 ? 'refunded' : state}`
  await queueJob(tx, 'send-sandbox-notice', {
    id: `evt_sandbox_${randomBytes(12).toString('hex')}`,
    type,
    paymentId: id,
  })
}

const DAYS_TO_ANSWER = 7

const presentDispute = (
  { id, amount, currency }: SandboxPayment,
  state: ProviderDispute['state'],
  openedAt: Date,
): ProviderDispute => ({
  ...{ id: `du_${id}`, state, amount, currency, openedAt },
  reason: 'product_not_received',
  isRefundable: state === 'won',
  dueAt: new Date(openedAt.getTime() + DAYS_TO_ANSWER * 86_400_000),
  month: null,
})

/** A row of the sandbox's books in the gallery's words. */
export const presentSandboxPayment = (row: SandboxPayment): Payment => ({
  id: row.id,
  orderId: row.order_id,
  state: row.state,
  amount: row.amount,
  currency: row.currency,
  received: row.received,
  refunded: row.refunded,
  refundsFailed: row.refunds_failed,
  failedRefunds: row.failed_refund_names,
  isTest: true,
  disputes: row.dispute === null || row.disputed_at === null ? [] : [presentDispute(row, row.dispute, row.disputed_at)],
  declined: row.declined as DeclineReason | null,
  secret: row.secret,
})
