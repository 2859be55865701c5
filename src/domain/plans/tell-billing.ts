import type { PlanBilling } from '../../contract/plans/endpoints.ts'
import { type Database, transact } from '../../database/index.ts'
import type { StoredApplication } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import { queueIssuing } from '../papers/index.ts'

/**
 * Keeps what the invoices of a plan are addressed to, from the next one on: those that are issued stay as they are.
 * What waited for it is issued now.
 */
export const tellBilling = (
  db: Database,
  { id }: StoredApplication,
  billing: PlanBilling,
): Promise<StoredApplication> =>
  transact(db, async (tx) => {
    const told = await tx
      .updateTable('applications')
      .set({ billing: JSON.stringify(billing) })
      .where('id', '=', id)
      // Whoever was erased is not written down again.
      .where('erased_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!told) throw new DomainError('plan-closed')
    await queueIssuing(tx)
    return told
  })
