import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { CardTry } from '../payments/index.ts'
import type { StoredPlan } from './find-plan.ts'
import { noteEvent } from './note-event.ts'

/**
 * Writes down that a card is about to be tried, in the transaction that holds the plan: until the provider has answered
 * no other card is. A try that was begun before may go on.
 */
export async function beginTry(tx: Database, plan: StoredPlan, { attempt }: CardTry): Promise<StoredPlan> {
  if (plan.last_attempt === attempt) return plan
  const { is_busy } = await tx
    .selectFrom('plans')
    .select((row) =>
      row
        .or([
          row('busy_until', '>', sql<Date>`now()`),
          row.exists(
            row
              .selectFrom('plan_charges')
              .select('month')
              .where('plan_id', '=', plan.id)
              .where('state', '=', 'processing'),
          ),
        ])
        .as('is_busy'),
    )
    .where('id', '=', plan.id)
    .executeTakeFirstOrThrow()
  if (is_busy) throw new DomainError('payment-underway')
  const attempts = plan.attempts + 1
  const kind = plan.status === 'awaiting_payment' ? 'attempted' : 'card_attempted'
  await noteEvent(tx, plan.id, { kind, actor: { by: 'artist' }, detail: { attempt: attempts } })
  return tx
    .updateTable('plans')
    .set({
      attempts,
      last_attempt: attempt,
      declined: null,
      // Longer than the provider is waited for, its own second tries included.
      busy_until: sql<Date>`now() + interval '2 minutes'`,
      changed_at: sql<Date>`now()`,
    })
    .where('id', '=', plan.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Asks the provider to try the card; only once it is known that it no longer does, another may be tried. */
export async function finishTry(
  db: Database,
  plan: StoredPlan,
  { attempt }: CardTry,
  work: () => Promise<unknown>,
): Promise<void> {
  const release = () =>
    db
      .updateTable('plans')
      .set({ busy_until: null })
      .where('id', '=', plan.id)
      .where('last_attempt', '=', attempt)
      .execute()
  try {
    await work()
  } catch (error) {
    if (error instanceof DomainError && error.code === 'validation-failed') await release()
    throw error
  }
  await release()
}
