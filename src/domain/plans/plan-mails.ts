import type { Database } from '../../database/index.ts'
import { type Mail, queueGalleryMail, queueMail } from '../mail/index.ts'
import type { StoredPlan } from './find-plan.ts'

type PlanMail = Extract<Mail, { data: { planId: string } }>['kind']

/** Makes a mail to the artist due. */
export async function writeToArtist(tx: Database, plan: StoredPlan, kind: PlanMail): Promise<void> {
  const { first_name, surname, email, locale } = await tx
    .selectFrom('applications')
    .select(['first_name', 'surname', 'email', 'locale'])
    .where('id', '=', plan.application_id)
    .executeTakeFirstOrThrow()
  const to = { name: `${first_name} ${surname}`, email }
  await queueMail(tx, { kind, to, locale, data: dataOf(plan) })
}

/** Makes a mail to the gallery due. */
export const writeToGallery = (
  tx: Database,
  plan: StoredPlan,
  kind: 'plan-went-unpaid' | 'plan-was-cancelled',
): Promise<void> => queueGalleryMail(tx, { kind, data: dataOf(plan) })

/** The same about money that came back, or that the artist wants back. */
export const writeAboutMoney = (
  tx: Database,
  plan: StoredPlan,
  about:
    | { kind: 'plan-refund-failed'; cents: string }
    | { kind: 'plan-disputed' | 'plan-dispute-ended'; disputeId: string },
): Promise<void> =>
  queueGalleryMail(
    tx,
    about.kind === 'plan-refund-failed'
      ? { kind: about.kind, data: { ...dataOf(plan), cents: about.cents } }
      : { kind: about.kind, data: { ...dataOf(plan), disputeId: about.disputeId } },
  )

const dataOf = ({ id, application_id }: StoredPlan) => ({ planId: id, applicationId: application_id })
