import { sql, type Updateable } from 'kysely'

import { type Database, type PlanRow, transact } from '../../database/index.ts'
import { noteMonthsDue } from '../papers/index.ts'
import type { ProviderPlan } from '../payments/index.ts'
import { applyCharge, type ChargeNews } from './apply-charge.ts'
import { lockPlan, readCharges, type StoredPlan } from './find-plan.ts'
import { isBegun, isOver, type StoredStatus } from './plan-states.ts'
import { tellDisputes } from './tell-disputes.ts'
import { tellNews } from './tell-news.ts'

// Others may charge by the same account, and call their plans as they like.
const OUR_PLAN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * Brings a plan up to what the provider has in its books: its months, the ledger, its state, and who is told. It does
 * not matter who asked, how often, or in which order answers come.
 */
export function applyPlan(db: Database, answer: ProviderPlan): Promise<StoredPlan | undefined> {
  return transact(db, async (tx) => {
    const plan = OUR_PLAN.test(answer.planId) ? await lockPlan(tx, answer.planId) : undefined
    if (!plan || (plan.provider_id !== null && plan.provider_id !== answer.id)) return undefined
    const { charges, isOlder } = await applyCharges(tx, plan, answer)
    const hasPaid = charges.some(({ paid }) => paid > 0) || isBegun(plan.status)
    const isFixed = isOlder || isOver(plan.status)
    const status = isFixed ? plan.status : STATUSES[answer.state](hasPaid)
    const columns = isFixed ? keptColumnsOf(plan, answer) : columnsOf(answer)
    const isChanged = isDifferent(plan, { ...columns, status }) || charges.some((one) => one.isChanged)
    const changed = await tx
      .updateTable('plans')
      .set({
        ...columns,
        status,
        provider_id: answer.id,
        is_test: answer.isTest,
        asked_at: sql<Date>`now()`,
        busy_until: sql<Date | null>`CASE WHEN busy_until > now() THEN busy_until END`,
        ...(isChanged ? { changed_at: sql<Date>`now()` } : {}),
      })
      .where('id', '=', plan.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    if (isChanged) await tellNews(tx, { before: plan, after: changed, charges })
    const lost = await tellDisputes(tx, changed, answer)
    const moved = charges.filter(({ paid, refunded }) => paid > 0 || refunded > 0).map(({ month }) => month)
    await noteMonthsDue(tx, plan.id, [...new Set([...moved, ...lost])])
    return changed
  })
}

/** One after the other, in the order of the months. */
async function applyCharges(
  tx: Database,
  plan: StoredPlan,
  answer: ProviderPlan,
): Promise<{ charges: ChargeNews[]; isOlder: boolean }> {
  const known = await readCharges(tx, [plan.id])
  const news: ChargeNews[] = []
  for (const charge of answer.charges.toSorted((one, other) => one.month - other.month)) {
    const before = known.find(({ month }) => month === charge.month)
    news.push(await applyCharge(tx, plan.id, { charge, known: before, asOf: answer.asOf }))
  }
  const isMissing = known.some(({ month }) => !news.some((one) => one.month === month))
  return { charges: news, isOlder: isMissing || news.some(({ isOlder }) => isOlder) }
}

const latest = (one: Date | null, other: Date | null) => (one && other && one > other ? one : (other ?? one))

const waitOrOwe = (hasPaid: boolean): StoredStatus => (hasPaid ? 'past_due' : 'awaiting_payment')

const STATUSES: Record<ProviderPlan['state'], (hasPaid: boolean) => StoredStatus> = {
  incomplete: waitOrOwe,
  requires_action: waitOrOwe,
  active: () => 'active',
  past_due: () => 'past_due',
  unpaid: () => 'unpaid',
  cancelled: () => 'cancelled',
  completed: () => 'completed',
}

const columnsOf = (answer: ProviderPlan) => ({
  provider_state: answer.state,
  declined: answer.declined,
  secret: answer.secret,
  card_brand: answer.card?.brand ?? null,
  card_last4: answer.card?.last4 ?? null,
  next_charge_at: answer.nextChargeAt,
  next_attempt_at: answer.nextAttemptAt,
  ends_at: answer.endsAt,
})

/** A bank that was at it when the plan ended may have paid another month; what goes on there nevertheless is to be seen. */
const keptColumnsOf = (plan: StoredPlan, answer: ProviderPlan) => ({
  ends_at: latest(plan.ends_at, answer.endsAt),
  ...(isOver(plan.status) && answer.state !== 'requires_action' ? { provider_state: answer.state } : {}),
})

const isDifferent = (plan: StoredPlan, columns: Updateable<PlanRow>) =>
  Object.entries(columns).some(([name, value]) => {
    const known = plan[name as keyof StoredPlan]
    return known instanceof Date && value instanceof Date ? known.getTime() !== value.getTime() : known !== value
  })
