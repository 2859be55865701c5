import { type Selectable, sql } from 'kysely'

import type { EnquiryStatus } from '../../contract/enquiries/values.ts'
import { containing, type Database, type EnquiryRow } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { openLink } from '../tokens/index.ts'
import { isReference } from './reference.ts'

/** An enquiry as it is stored. */
export type StoredEnquiry = Selectable<EnquiryRow>

const PER_PAGE = 24

/** The enquiry of a reference. */
export async function findEnquiry(db: Database, reference: string): Promise<StoredEnquiry> {
  const found = isReference(reference)
    ? await db.selectFrom('enquiries').selectAll().where('reference', '=', reference).executeTakeFirst()
    : undefined
  if (!found) throw new DomainError('not-found')
  return found
}

/** The enquiry that a private link opens. */
export async function findThread(db: Database, token: string): Promise<StoredEnquiry> {
  const id = await openLink(db, 'enquiry-thread', token)
  const found = await db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new DomainError('link-invalid')
  return found
}

/** The enquiry that its sender calls so, if it came in already. */
export const findEnquiryByKey = (db: Database, key: string): Promise<StoredEnquiry | undefined> =>
  db.selectFrom('enquiries').selectAll().where('key', '=', key).executeTakeFirst()

interface Sought {
  status?: EnquiryStatus | undefined
  awaits_answer?: boolean | undefined
  /** Who sees to it; null is nobody. */
  assignedTo?: string | null | undefined
  query?: string | undefined
  page: number
}

/** Everybody's enquiries, a page of them, and the number of the next page. */
export async function listEnquiries(
  db: Database,
  { status, awaits_answer, assignedTo, query, page }: Sought,
): Promise<{ enquiries: StoredEnquiry[]; nextPage: number | null }> {
  let found = db.selectFrom('enquiries').selectAll()
  if (status !== undefined) found = found.where('status', '=', status)
  if (awaits_answer !== undefined) found = found.where('awaits_answer', '=', awaits_answer)
  if (assignedTo === null) found = found.where('assigned_to', 'is', null)
  else if (assignedTo !== undefined) found = found.where('assigned_to', '=', assignedTo)
  if (query) {
    const like = containing(query)
    // Each half has an index of its own, which neither would have as one condition.
    found = found.where(
      'id',
      'in',
      sql<string>`(
        SELECT id FROM enquiries
        WHERE reference ILIKE ${like} OR email ILIKE ${like} OR name ILIKE ${like} OR phone ILIKE ${like}
        UNION SELECT enquiry_id FROM enquiry_messages WHERE text ILIKE ${like})`,
    )
  }
  const enquiries = await found
    .orderBy('said_at', 'desc')
    .orderBy('id')
    .offset((page - 1) * PER_PAGE)
    .limit(PER_PAGE + 1)
    .execute()
  return { enquiries: enquiries.slice(0, PER_PAGE), nextPage: enquiries.length > PER_PAGE ? page + 1 : null }
}
