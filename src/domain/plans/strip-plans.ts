import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { takeOutWords } from '../orders/index.ts'
import { stripPapers } from '../papers/index.ts'
import { forgetPlanPayers } from '../payments/index.ts'

/**
 * Takes out of the plans of applications what names people beside the books: words of staff, and the card. Once the books
 * need not be kept any longer, also whose they are.
 */
export async function stripPlans(
  tx: Database,
  applicationIds: string[],
  { keepsBooks = true }: { keepsBooks?: boolean } = {},
): Promise<void> {
  if (applicationIds.length === 0) return
  await forgetPlanPayers(tx, applicationIds)
  const those = sql<boolean>`application_id = ANY (${applicationIds}::uuid[])`
  await sql`UPDATE plans SET card_brand = NULL, card_last4 = NULL, secret = NULL WHERE ${those}`.execute(tx)
  await sql`UPDATE plan_events SET detail = detail - 'reason'
    WHERE plan_id IN (SELECT id FROM plans WHERE ${those}) AND actor = 'staff' AND detail ? 'reason'`.execute(tx)
  await takeOutWords(tx, 'plans', sql`SELECT reference FROM applications WHERE id = ANY (${applicationIds}::uuid[])`)
  if (keepsBooks) return
  await stripPapers(tx, 'plans', those)
  await sql`DELETE FROM plan_bills_due WHERE plan_id IN (SELECT id FROM plans WHERE ${those})`.execute(tx)
  await tx
    .updateTable('applications')
    .set({ first_name: '', surname: '', billing: null })
    .where('id', 'in', applicationIds)
    .execute()
}
