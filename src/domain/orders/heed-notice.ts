import type { Database } from '../../database/index.ts'
import type { PaymentNotice, PaymentProvider } from '../payments/index.ts'

/** Stands in until the orders are there: notes that a notice came. */
export async function heedNotice(db: Database, provider: PaymentProvider, { id }: PaymentNotice): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values({ provider: provider.name, id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
