import type { Database } from '../../database/index.ts'
import { type MailAbout, queueMail } from '../mail/index.ts'
import type { StoredPlan } from './find-plan.ts'

interface PlanFacts {
  planId: string
  applicationId: string
}

/** Makes a mail to the artist due, unless their address was erased. */
export async function writeToArtist(tx: Database, plan: StoredPlan, kind: MailAbout<PlanFacts>): Promise<void> {
  const { first_name, surname, email, locale } = await tx
    .selectFrom('applications')
    .select(['first_name', 'surname', 'email', 'locale'])
    .where('id', '=', plan.application_id)
    .executeTakeFirstOrThrow()
  if (email === '') return
  await queueMail(tx, kind, factsOf(plan), { name: `${first_name} ${surname}`, email, locale })
}

/** What a mail about a plan is told. */
export const factsOf = ({ id, application_id }: StoredPlan): PlanFacts => ({
  planId: id,
  applicationId: application_id,
})
