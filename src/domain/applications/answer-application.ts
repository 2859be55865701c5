import type { ReviewStatus } from '../../contract/applications/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { type EditedParts, queueRow } from '../mail/index.ts'
import {
  applicationAcceptedMail,
  applicationDeclinedMail,
  applicationIncompleteMail,
  applicationUnderReviewMail,
} from './application-mails.ts'
import { NEXT_STATUSES } from './next-statuses.ts'
import { tellOfApplication } from './tell-of-application.ts'

const MAILS = {
  under_review: applicationUnderReviewMail,
  incomplete: applicationIncompleteMail,
  accepted: applicationAcceptedMail,
  declined: applicationDeclinedMail,
}

interface Step {
  status: ReviewStatus
  note: string
  /** What the mail says in the place of its usual words. */
  mail?: EditedParts
  staffId: string
}

/** Takes an application a step further, writes that down for good, and tells the applicant; answers the mail's id. */
export async function answerApplication(
  db: Database,
  applicationId: string,
  { status, note, mail = {}, staffId }: Step,
): Promise<string> {
  return transact(db, async (tx) => {
    const application = await tx
      .selectFrom('applications')
      .selectAll()
      .where('id', '=', applicationId)
      .forUpdate()
      .executeTakeFirst()
    if (!application) throw new DomainError('not-found')
    if (!NEXT_STATUSES[application.status].includes(status)) throw new DomainError('application-closed')
    await tx.updateTable('applications').set({ status }).where('id', '=', applicationId).execute()
    const { id: eventId } = await tx
      .insertInto('application_events')
      .values({ application_id: applicationId, status, actor: 'staff', staff_id: staffId, note })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { first_name, surname, email, locale } = application
    const reader = { name: `${first_name} ${surname}`, email, locale }
    await tellOfApplication(tx, 'application.answered', { ...application, status })
    return queueRow(tx, MAILS[status], { applicationId, eventId }, reader, { edited: mail })
  })
}
