import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import type { StoredEnquiry } from './find-enquiries.ts'

/** Holds an enquiry until the transaction ends, so that what is said is said one after the other. */
export async function lockEnquiry(tx: Database, enquiryId: string): Promise<StoredEnquiry> {
  const enquiry = await tx
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', enquiryId)
    .forUpdate()
    .executeTakeFirst()
  if (!enquiry) throw new DomainError('not-found')
  return enquiry
}
