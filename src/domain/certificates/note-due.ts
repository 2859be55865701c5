import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'

/** Works of an order were sold or came back: the register follows, as soon as this transaction has ended well. */
export async function noteCertificatesDue(tx: Database, orderId: string): Promise<void> {
  await tx
    .insertInto('certificates_due')
    .values({ order_id: orderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Without a key, as for bills.
  await queueJob(tx, 'issue-certificates', {}, { line: 'issue-certificates' })
}
