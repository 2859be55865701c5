import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'

/** Money came for an order or went back: its paper is due, as soon as this transaction has ended well. */
export async function notePaperDue(tx: Database, orderId: string): Promise<void> {
  await tx
    .insertInto('bills_due')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await queueJob(tx, 'issue-bills', {}, { key: 'issue-bills' })
}
