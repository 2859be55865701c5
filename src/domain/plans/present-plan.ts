import { EUROS_A_MONTH } from '../../contract/applications/values.ts'
import type { DeclineReason } from '../../contract/orders/values.ts'
import type { Plan, SalesPlan } from '../../contract/plans/endpoints.ts'
import { PLAN_MONTHS, type PlanPaymentState } from '../../contract/plans/values.ts'
import type { Database } from '../../database/index.ts'
import type { StoredApplication } from '../applications/index.ts'
import { readPlanPapers } from '../papers/index.ts'
import { canCancel } from './cancel-plan.ts'
import { findPlan, readCharges, type StoredCharge, type StoredPlan } from './find-plan.ts'
import { isOver } from './plan-states.ts'

/** A plan as its artist reads it behind a private link; before it is begun, what it would be. */
export async function presentPlan(db: Database, application: StoredApplication): Promise<Plan> {
  const plan = await findPlan(db, application.id)
  const charges = await readCharges(db, plan ? [plan.id] : [])
  const { papers, lacksPaper } = plan ? await readPlanPapers(db, plan.id) : { papers: [], lacksPaper: false }
  return {
    ...describe(application, plan, charges),
    papers,
    lacks_paper: lacksPaper,
    payment: {
      state: plan ? paymentStateOf(plan, charges) : 'none',
      declined: (plan?.declined ?? null) as DeclineReason | null,
      secret: plan?.secret ?? null,
    },
  }
}

/** A plan as the staff read it. */
export const presentSale = (
  application: StoredApplication,
  plan: StoredPlan | undefined,
  charges: StoredCharge[],
): SalesPlan => ({
  ...describe(application, plan, charges),
  surname: application.surname,
  email: application.email,
  locale: application.locale,
  provider: plan?.provider ?? null,
  provider_id: plan?.provider_id ?? null,
  declined: (plan?.declined ?? null) as DeclineReason | null,
  agreed_at: plan?.agreed_at.toISOString() ?? null,
  can_end: plan !== undefined && plan.cancel_wanted_at === null && !isOver(plan.status),
  is_cancel_wanted: plan !== undefined && plan.cancel_wanted_at !== null && plan.status !== 'cancelled',
})

function describe(
  { reference, first_name, billing }: StoredApplication,
  plan: StoredPlan | undefined,
  charges: StoredCharge[],
) {
  const amount = plan ? plan.amount / 100 : EUROS_A_MONTH
  const next = plan?.next_charge_at
  return {
    reference,
    first_name,
    status: plan?.status ?? ('not_started' as const),
    price: amount,
    months: plan?.months ?? PLAN_MONTHS,
    paid_months: charges.filter(({ received }) => received > 0).length,
    next_charge: next ? { at: next.toISOString(), amount, month: charges.length + 1 } : null,
    next_attempt_at: plan?.next_attempt_at?.toISOString() ?? null,
    ends_at: plan?.ends_at?.toISOString() ?? null,
    card: plan?.card_brand && plan.card_last4 ? { brand: plan.card_brand, last4: plan.card_last4 } : null,
    charges: charges.map((charge) => ({
      month: charge.month,
      amount: charge.amount / 100,
      state: charge.state,
      due_at: charge.due_at.toISOString(),
      paid_at: charge.paid_at?.toISOString() ?? null,
    })),
    can_cancel: plan !== undefined && canCancel(plan),
    billing,
  }
}

function paymentStateOf(plan: StoredPlan, charges: StoredCharge[]): PlanPaymentState {
  if (charges.some(({ state }) => state === 'processing')) return 'processing'
  if (plan.secret !== null) return 'requires_action'
  if (plan.declined !== null) return 'declined'
  return plan.status === 'active' || plan.status === 'completed' ? 'succeeded' : 'none'
}
