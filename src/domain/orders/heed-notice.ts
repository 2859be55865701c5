import { type Database, transact } from '../../database/index.ts'
import type { PaymentNotice, PaymentProvider } from '../payments/index.ts'
import { applyPayment } from './apply-payment.ts'

/**
 * Heeds a notice of the provider, once. It says only that something happened; what, is asked of the provider, so
 * that notices in any order lead to the same end. Should that fail, the notice counts as not received.
 */
export async function heedNotice(db: Database, provider: PaymentProvider, notice: PaymentNotice): Promise<void> {
  const { id, paymentId } = notice
  if (await isHeeded(db, provider, id)) return
  const payment = paymentId === undefined ? undefined : await provider.read(paymentId)
  await transact(db, async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('payment_notices')
      .values({ provider: provider.name, id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (payment && numInsertedOrUpdatedRows === 1n) await applyPayment(tx, payment)
  })
}

async function isHeeded(db: Database, provider: PaymentProvider, id: string): Promise<boolean> {
  const known = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('provider', '=', provider.name)
    .where('id', '=', id)
    .executeTakeFirst()
  return known !== undefined
}
