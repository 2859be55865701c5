import type { Database } from '../../database/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { applyPlan } from './apply-plan.ts'
import type { StoredPlan } from './find-plan.ts'
import { openAtProvider } from './open-at-provider.ts'

/** Asks the provider how a plan stands, also one that it may have opened without our hearing of it. */
export async function askAboutPlan(db: Database, provider: PaymentProvider, plan: StoredPlan): Promise<void> {
  if (plan.provider !== provider.name) return
  const id = plan.provider_id ?? (await openAtProvider(db, provider, plan))
  await applyPlan(db, await provider.plans.read(id))
}

/**
 * Heeds a notice of the provider about a plan: it says only that something happened; what, is asked. Others may charge
 * by the same account: theirs are neither read nor touched, and what a plan is called is known before it is charged.
 */
export async function heedPlanNotice(db: Database, provider: PaymentProvider, providerId: string): Promise<void> {
  const known = await db
    .selectFrom('plans')
    .select('id')
    .where('provider', '=', provider.name)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
  if (known) await applyPlan(db, await provider.plans.read(providerId))
}
