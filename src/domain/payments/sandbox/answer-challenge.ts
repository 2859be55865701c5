import type { Database } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { changePayment } from './change-payment.ts'

/** What the buyer tells the bank that asks whether it is really them; a second answer changes nothing. */
export async function answerSandboxChallenge(
  db: Database,
  { secret, approve }: { secret: string; approve: boolean },
): Promise<void> {
  const payment = /^\w+$/.test(secret)
    ? await db.selectFrom('sandbox_payments').select('id').where('secret', '=', secret).executeTakeFirst()
    : undefined
  if (!payment) throw new DomainError('not-found')
  await changePayment(db, payment.id, ({ state, amount }) => {
    if (state !== 'requires_action') return undefined
    return approve
      ? { state: 'succeeded', received: amount, declined: null }
      : { state: 'open', declined: 'authentication-failed' }
  })
}

/** A payment that took its time has gone through; one that is not processing stays as it is. */
export async function finishSandboxPayment(db: Database, paymentId: string): Promise<void> {
  await changePayment(db, paymentId, ({ state, amount }) =>
    state === 'processing' ? { state: 'succeeded', received: amount } : undefined,
  )
}
