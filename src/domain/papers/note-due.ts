import type { Database } from '../../database/index.ts'
import { readVatRates } from '../delivery/index.ts'
import { queueJob } from '../queue/index.ts'

/** Money came for an order or went back: its paper is due, as soon as this transaction has ended well. */
export async function notePaperDue(tx: Database, orderId: string): Promise<void> {
  await tx
    .insertInto('bills_due')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await queueIssuing(tx)
}

/** The same for months of a plan, taxed as on this day. */
export async function noteMonthsDue(tx: Database, planId: string, months: number[]): Promise<void> {
  if (months.length === 0) return
  const { programme: vat_rate } = await readVatRates(tx)
  await tx
    .insertInto('plan_bills_due')
    .values(months.map((month) => ({ plan_id: planId, month, vat_rate })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await queueIssuing(tx)
}

/**
 * Has what is due issued: something that it waited for is there. In a line and without a key: under a key all sales would
 * wait for the one that queued it first, until that has ended.
 */
export const queueIssuing = (tx: Database): Promise<void> => queueJob(tx, 'issue-bills', {}, { line: 'issue-bills' })
