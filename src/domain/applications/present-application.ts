import type { SalesApplication } from '../../contract/applications/endpoints.ts'
import type { ApplicationStatus } from '../../contract/applications/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { presentErasure } from '../present-erasure.ts'
import { openLink } from '../tokens/index.ts'
import type { StoredApplication } from './find-applications.ts'
import { NEXT_STATUSES } from './next-statuses.ts'

/** Applications as the staff read them, each with all that happened to it. */
export async function presentApplications(db: Database, found: StoredApplication[]): Promise<SalesApplication[]> {
  const events = await readEvents(
    db,
    found.map(({ id }) => id),
  )
  return found.map((application) => ({
    reference: application.reference,
    status: application.status,
    first_name: application.first_name,
    surname: application.surname,
    email: application.email,
    phone: application.phone,
    locale: application.locale,
    newsletter: application.wants_newsletter,
    created_at: application.created_at.toISOString(),
    erased: presentErasure(application),
    file: { size: application.file_size, pages: application.pages },
    events: events
      .filter((event) => event.application_id === application.id)
      .map(({ at, status, note, staff_id }) => ({ at: at.toISOString(), status, note, staff_id })),
    allowed: [...NEXT_STATUSES[application.status]],
  }))
}

/** How an application stands, as its applicant reads it behind a private link; nothing that a finder of it could use. */
export async function presentStatus(
  db: Database,
  token: string,
): Promise<{
  reference: string
  status: ApplicationStatus
  first_name: string
  events: { at: string; status: ApplicationStatus; note: string }[]
}> {
  const id = await openLink(db, 'application-status', token)
  const found = await db.selectFrom('applications').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new DomainError('link-invalid')
  const events = await readEvents(db, [found.id])
  const { reference, status, first_name } = found
  return {
    reference,
    status,
    first_name,
    events: events.map((event) => ({ at: event.at.toISOString(), status: event.status, note: event.note })),
  }
}

const readEvents = async (db: Database, ids: string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('application_events').selectAll().where('application_id', 'in', ids).orderBy('id').execute()
