import type { Database } from '../../database/index.ts'
import { tellPrograms } from '../webhooks/index.ts'
import type { StoredPlan } from './find-plan.ts'

/** Tells other programs where a plan has come to. */
export async function tellOfPlan(tx: Database, { application_id, status }: StoredPlan): Promise<void> {
  const { reference } = await tx
    .selectFrom('applications')
    .select('reference')
    .where('id', '=', application_id)
    .executeTakeFirstOrThrow()
  await tellPrograms(tx, { type: 'plan.moved', data: { reference, status, read: `/api/sales/plans/${reference}` } })
}
