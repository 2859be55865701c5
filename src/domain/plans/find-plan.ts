import type { Selectable } from 'kysely'

import type { Database, PlanChargeRow, PlanRow } from '../../database/index.ts'
import { type StoredApplication, findApplication } from '../applications/index.ts'
import { DomainError } from '../domain-error.ts'
import { readLink } from '../tokens/index.ts'

export type StoredPlan = Selectable<PlanRow>
export type StoredCharge = Selectable<PlanChargeRow>

/** The accepted application behind a private link; whatever else is asked for does not exist. */
export async function findAccepted(db: Database, token: string): Promise<StoredApplication> {
  const id = await readLink(db, 'application-status', token)
  const found =
    id === undefined
      ? undefined
      : await db
          .selectFrom('applications')
          .selectAll()
          .where('id', '=', id)
          .where('status', '=', 'accepted')
          .executeTakeFirst()
  if (!found) throw new DomainError('not-found')
  return found
}

/** The application of a reference that has a plan, or may begin one. */
export async function findPlanned(
  db: Database,
  reference: string,
): Promise<{ application: StoredApplication; plan: StoredPlan | undefined }> {
  const application = await findApplication(db, reference)
  const plan = await findPlan(db, application.id)
  if (!plan && application.status !== 'accepted') throw new DomainError('not-found')
  return { application, plan }
}

export const findPlan = (db: Database, applicationId: string): Promise<StoredPlan | undefined> =>
  db.selectFrom('plans').selectAll().where('application_id', '=', applicationId).executeTakeFirst()

/** Holds a plan until the transaction ends, so that what happens to it happens one after the other. */
export const lockPlan = (tx: Database, planId: string): Promise<StoredPlan | undefined> =>
  tx.selectFrom('plans').selectAll().where('id', '=', planId).forNoKeyUpdate().executeTakeFirst()

export const readCharges = async (db: Database, planIds: string[]): Promise<StoredCharge[]> =>
  planIds.length === 0
    ? []
    : db.selectFrom('plan_charges').selectAll().where('plan_id', 'in', planIds).orderBy('month').execute()
