import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { askAboutPlan } from './ask-provider.ts'
import { carryOutCancel } from './cancel-plan.ts'
import type { StoredPlan } from './find-plan.ts'
import { isOver, OVER, RUNNING } from './plan-states.ts'

/**
 * Looks after every plan that something should have happened to: asks the provider where a notice may be lost, and tells
 * it again what is to end. One that fails keeps none of the others waiting.
 */
export async function settlePlans(db: Database, provider: PaymentProvider | undefined): Promise<void> {
  if (!provider) return
  const failures: unknown[] = []
  for (const plan of await findUnsettled(db, provider)) {
    const settle = isToEnd(plan) ? carryOutCancel : askAboutPlan
    await settle(db, provider, plan).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans could not be settled`)
}

// A try from before may have begun what was over: nobody else would end that.
const GOING_ON = ['active', 'past_due'] as const

const isToEnd = ({ status, cancel_wanted_at, provider_state }: StoredPlan) =>
  isOver(status) ? GOING_ON.some((one) => one === provider_state) : cancel_wanted_at !== null

async function findUnsettled(db: Database, { name, plans }: PaymentProvider): Promise<StoredPlan[]> {
  const now = await plans.readTime()
  const yesterday = sql<Date>`now() - interval '1 day'`
  return db
    .selectFrom('plans')
    .selectAll()
    .where('provider', '=', name)
    .where((plan) =>
      plan.or([
        plan.and([
          plan('status', 'in', RUNNING),
          plan.or([
            plan('cancel_wanted_at', 'is not', null),
            plan('next_charge_at', '<=', now),
            plan('next_attempt_at', '<=', now),
            plan('ends_at', '<=', now),
            // Whoever tried a card did not live to hear what came of it.
            plan('busy_until', '<=', sql<Date>`now()`),
            // While somebody is at it, every minute; whatever was missed beside that, once a day.
            plan.and([plan('status', 'in', ['awaiting_payment', 'past_due']), plan('changed_at', '>', yesterday)]),
            plan('asked_at', '<', yesterday),
          ]),
        ]),
        plan.and([plan('status', 'in', OVER), plan('provider_state', 'in', GOING_ON)]),
        plan.exists(
          plan
            .selectFrom('plan_charges')
            .select('month')
            .whereRef('plan_charges.plan_id', '=', 'plans.id')
            .where('plan_charges.state', '=', 'processing'),
        ),
      ]),
    )
    .orderBy('asked_at')
    .execute()
}
