import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { changePayment } from './change-payment.ts'
import { changePlan } from './change-plan.ts'
import { fail, findOpenCharge, pay } from './plan-book.ts'

/** What the payer tells the bank that asks whether it is really them; a second answer changes nothing. */
export async function answerSandboxChallenge(
  db: Database,
  { secret, approve }: { secret: string; approve: boolean },
): Promise<void> {
  if (!/^\w+$/.test(secret)) throw new DomainError('not-found')
  const find = (books: 'sandbox_payments' | 'sandbox_plans') =>
    db.selectFrom(books).select('id').where('secret', '=', secret).executeTakeFirst()
  const payment = await find('sandbox_payments')
  if (payment) return answerForPayment(db, payment.id, approve)
  const plan = await find('sandbox_plans')
  if (!plan) throw new DomainError('not-found')
  await answerForPlan(db, plan.id, approve)
}

async function answerForPayment(db: Database, id: string, approve: boolean): Promise<void> {
  await changePayment(db, id, ({ state, amount }) => {
    if (state !== 'requires_action') return undefined
    return approve
      ? { state: 'succeeded', received: amount, declined: null }
      : { state: 'open', declined: 'authentication-failed' }
  })
}

async function answerForPlan(db: Database, id: string, approve: boolean): Promise<void> {
  await changePlan(db, id, (book, now) => {
    const charge = findOpenCharge(book)
    if (book.plan.state !== 'requires_action' || !charge) return false
    if (approve) pay(book, charge, now)
    else fail(book, charge, now, 'authentication-failed')
    return true
  })
}

/** A payment that took its time has gone through, or a refund that was to come back has; any other stays as it is. */
export async function finishSandboxPayment(db: Database, paymentId: string): Promise<void> {
  await changePayment(db, paymentId, ({ state, amount, refunded, ...book }) => {
    if (state === 'processing') return { state: 'succeeded', received: amount }
    if (!book.refund_fails || refunded === 0) return undefined
    return {
      ...{ refunded: 0, refunds_failed: book.refunds_failed + refunded, refund_fails: false },
      ...{ refund_names: [], failed_refund_names: [...book.failed_refund_names, ...book.refund_names] },
    }
  })
}

/** The bank decides about a dispute; one that is decided, or a payment that nobody disputes, stays as it is. */
export async function endSandboxDispute(db: Database, { order, won }: { order: string; won: boolean }): Promise<void> {
  const disputed = await db
    .selectFrom('sandbox_payments')
    .select('id')
    .where('order_number', '=', order)
    .where('dispute', 'is not', null)
    .executeTakeFirst()
  if (!disputed) throw new DomainError('not-found')
  await changePayment(db, disputed.id, ({ dispute }) =>
    dispute === 'needs_response' ? { dispute: won ? 'won' : 'lost' } : undefined,
  )
}
