import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'

/** Takes out of the sandbox's books who paid for these orders. */
export async function forgetPayers(tx: Database, orderIds: string[]): Promise<void> {
  await sql`DELETE FROM sandbox_cards WHERE owner IN (SELECT name FROM orders WHERE id = ANY (${orderIds}::uuid[]))`.execute(
    tx,
  )
  await tx.updateTable('sandbox_payments').set({ email: '' }).where('order_id', 'in', orderIds).execute()
}

/** The same for the plans of these applications. */
export async function forgetPlanPayers(tx: Database, applicationIds: string[]): Promise<void> {
  await sql`UPDATE sandbox_plans SET name = '', email = ''
    WHERE plan_id IN (SELECT id::text FROM plans WHERE application_id = ANY (${applicationIds}::uuid[]))`.execute(tx)
}
