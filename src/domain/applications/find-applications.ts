import type { Selectable } from 'kysely'

import type { ApplicationStatus } from '../../contract/applications/values.ts'
import type { ApplicationRow, Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { applicationsLike } from './applications-like.ts'
import { isReference } from './reference.ts'

/** An application as it is stored. */
export type StoredApplication = Selectable<ApplicationRow>

const PER_PAGE = 24

/** The application of a reference. */
export async function findApplication(db: Database, reference: string): Promise<StoredApplication> {
  const found = isReference(reference)
    ? await db.selectFrom('applications').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined
  if (!found) throw new DomainError('not-found')
  return found
}

/** The application that its sender calls so, if it came in already. */
export const findApplicationByKey = (db: Database, key: string): Promise<StoredApplication | undefined> =>
  db.selectFrom('applications').selectAll().where('key', '=', key).executeTakeFirst()

interface Sought {
  status?: ApplicationStatus | undefined
  query?: string | undefined
  page: number
}

/** Everybody's applications, a page of them, and the number of the next page. */
export async function listApplications(
  db: Database,
  { status, query, page }: Sought,
): Promise<{ applications: StoredApplication[]; nextPage: number | null }> {
  let found = db.selectFrom('applications').selectAll()
  if (status !== undefined) found = found.where('status', '=', status)
  if (query) found = found.where(applicationsLike(query))
  const applications = await found
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE + 1)
    .execute()
  return {
    applications: applications.slice(0, PER_PAGE),
    nextPage: applications.length > PER_PAGE ? page + 1 : null,
  }
}
