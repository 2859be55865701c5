import { randomBytes } from 'node:crypto'

import type { DeclineReason } from '../../../contract/orders/values.ts'
import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { queueJob } from '../../queue/index.ts'
import type { ProviderPlan } from '../plan-provider.ts'
import type { PlanBook } from './plan-book.ts'
import { readSandboxTime } from './sandbox-clock.ts'

/** Changes a plan while nobody else can, and makes the notice of it due in the same moment; `false` leaves it as it is. */
export function changePlan(
  db: Database,
  id: string,
  change: (book: PlanBook, now: Date, tx: Database) => boolean | Promise<boolean>,
): Promise<ProviderPlan> {
  return db.transaction().execute(async (tx) => {
    const plan = await tx.selectFrom('sandbox_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!plan) throw new DomainError('payment-unavailable')
    const now = await readSandboxTime(tx)
    const book = { plan, charges: await readCharges(tx, id) }
    if (await change(book, now, tx)) await save(tx, book)
    return present(book, now)
  })
}

/** A plan of the sandbox's books in the gallery's words. */
export async function readPlan(db: Database, id: string): Promise<ProviderPlan> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const plan = await tx.selectFrom('sandbox_plans').selectAll().where('id', '=', id).executeTakeFirst()
      if (!plan) throw new DomainError('payment-unavailable')
      return present({ plan, charges: await readCharges(tx, id) }, await readSandboxTime(tx))
    })
}

const readCharges = (tx: Database, id: string) =>
  tx.selectFrom('sandbox_plan_charges').selectAll().where('sandbox_plan_id', '=', id).orderBy('month').execute()

async function save(tx: Database, { plan, charges }: PlanBook): Promise<void> {
  const { id, created_at: _, ...columns } = plan
  await tx.updateTable('sandbox_plans').set(columns).where('id', '=', id).execute()
  if (charges.length > 0) {
    await tx
      .insertInto('sandbox_plan_charges')
      .values(charges)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((charge) => ({
          state: charge.ref('excluded.state'),
          attempts: charge.ref('excluded.attempts'),
          declined: charge.ref('excluded.declined'),
          failed_at: charge.ref('excluded.failed_at'),
          paid_at: charge.ref('excluded.paid_at'),
          received: charge.ref('excluded.received'),
        })),
      )
      .execute()
  }
  if (plan.is_silent) return
  await queueJob(tx, 'send-sandbox-notice', {
    id: `evt_sandbox_${randomBytes(12).toString('hex')}`,
    type: `plan.${plan.state}`,
    planId: id,
  })
}

function present({ plan, charges }: PlanBook, asOf: Date): ProviderPlan {
  return {
    id: plan.id,
    planId: plan.plan_id,
    state: plan.state,
    declined: plan.declined as DeclineReason | null,
    secret: plan.state === 'requires_action' ? plan.secret : null,
    // Every test card is one of this brand.
    card: plan.last4 === null ? null : { brand: 'visa', last4: plan.last4 },
    isTest: true,
    nextChargeAt: plan.next_charge_at,
    nextAttemptAt: plan.next_attempt_at,
    endsAt: plan.ends_at,
    charges: charges.map((charge) => ({
      id: charge.id,
      paymentId: null,
      month: charge.month,
      amount: charge.amount,
      currency: charge.currency,
      state: charge.state,
      attempts: charge.attempts,
      declined: charge.declined as DeclineReason | null,
      dueAt: charge.due_at,
      paidAt: charge.paid_at,
      received: charge.received,
      refunded: charge.refunded,
      refundsFailed: 0,
    })),
    disputes: [],
    asOf,
  }
}
