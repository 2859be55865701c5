import { type Database, transact } from '../../database/index.ts'
import { issueOrderBills } from './issue-order-bills.ts'
import { issuePlanBills } from './issue-plan-bills.ts'

/**
 * Issues whatever paper is due, the oldest first: of orders, then of months of plans. As long as the gallery's legal data
 * is missing, all of them wait; a month whose artist has told no address waits alone.
 */
export async function issueBills(db: Database): Promise<void> {
  const orders = await db.selectFrom('bills_due').select('order_id').orderBy('since').orderBy('order_id').execute()
  for (const { order_id } of orders) {
    const isIssued = await transact(db, (tx) => issueOrderBills(tx, order_id))
    if (!isIssued) return
  }
  const months = await db
    .selectFrom('plan_bills_due')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select(['plan_id', 'month'])
    .where('billing', 'is not', null)
    .orderBy('since')
    .orderBy('plan_id')
    .orderBy('month')
    .execute()
  for (const { plan_id, month } of months) {
    const isIssued = await transact(db, (tx) => issuePlanBills(tx, plan_id, month))
    if (!isIssued) return
  }
}
