import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { applyPlan } from './apply-plan.ts'
import { lockPlan, type StoredPlan } from './find-plan.ts'
import { type Actor, noteEvent } from './note-event.ts'
import { openAtProvider } from './open-at-provider.ts'
import { isOver } from './plan-states.ts'

/** Whether an artist can still give a plan up: there is something left to be charged. */
export const canCancel = ({ status, next_charge_at, cancel_wanted_at }: StoredPlan): boolean =>
  cancel_wanted_at === null && (status === 'past_due' || (status === 'active' && next_charge_at !== null))

/**
 * Ends a plan: nothing more is charged, what is paid runs to its end. The wish is written down first, and told to the
 * provider until it has done so; asked again, nothing more happens.
 */
export async function cancelPlan(
  db: Database,
  provider: PaymentProvider,
  planId: string,
  { actor, reason }: { actor: Actor; reason?: string },
): Promise<void> {
  const plan = await transact(db, async (tx) => {
    const known = await lockPlan(tx, planId)
    if (!known || known.provider !== provider.name) throw new DomainError('plan-closed')
    if (known.status === 'cancelled' || known.cancel_wanted_at !== null) return known
    const isAllowed = actor.by === 'staff' ? !isOver(known.status) : canCancel(known)
    if (!isAllowed) throw new DomainError('plan-closed')
    if (await isBusy(tx, planId)) throw new DomainError('payment-underway')
    await noteEvent(tx, planId, { kind: 'cancel_wanted', actor, detail: reason === undefined ? {} : { reason } })
    return tx
      .updateTable('plans')
      .set({ cancel_wanted_at: sql<Date>`now()` })
      .where('id', '=', planId)
      .returningAll()
      .executeTakeFirstOrThrow()
  })
  if (!isOver(plan.status)) await carryOutCancel(db, provider, plan)
}

/** Tells the provider that a plan is to end. */
export async function carryOutCancel(db: Database, provider: PaymentProvider, plan: StoredPlan): Promise<void> {
  const id = plan.provider_id ?? (await openAtProvider(db, provider, plan))
  await applyPlan(db, await provider.plans.cancel(id))
}

async function isBusy(tx: Database, planId: string): Promise<boolean> {
  const busy = await tx
    .selectFrom('plans')
    .select('id')
    .where('id', '=', planId)
    .where('busy_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return busy !== undefined
}
