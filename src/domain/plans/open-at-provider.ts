import type { Database } from '../../database/index.ts'
import type { PaymentProvider } from '../payments/index.ts'
import { applyPlan } from './apply-plan.ts'
import type { StoredPlan } from './find-plan.ts'

/** Makes a plan known to the provider; what that calls it is kept before anything can be charged under it. */
export async function openAtProvider(db: Database, provider: PaymentProvider, plan: StoredPlan): Promise<string> {
  const { reference, first_name, surname, email } = await db
    .selectFrom('applications')
    .select(['reference', 'first_name', 'surname', 'email'])
    .where('id', '=', plan.application_id)
    .executeTakeFirstOrThrow()
  const answer = await provider.plans.open({
    planId: plan.id,
    reference,
    amount: plan.amount,
    currency: plan.currency,
    months: plan.months,
    name: `${first_name} ${surname}`,
    email,
  })
  if (await applyPlan(db, answer)) return answer.id
  // Somebody else has made it known under another name meanwhile: only under that one it is ever charged.
  const { provider_id: id } = await db
    .selectFrom('plans')
    .select('provider_id')
    .where('id', '=', plan.id)
    .executeTakeFirstOrThrow()
  return id ?? answer.id
}
