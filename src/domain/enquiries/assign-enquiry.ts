import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { lockEnquiry } from './lock-enquiry.ts'

/** Who of the staff may see to enquiries, by name. */
export const listColleagues = (db: Database) => selectColleagues(db).orderBy('name').orderBy('id').execute()

interface Assignment {
  /** Who sees to it from now on; null is nobody. */
  member: string | null
  /** Who saw to it as far as whoever decides this knows; without it nothing is compared. */
  instead_of?: string | null | undefined
}

/** Says who sees to an enquiry. Of two who take it at once, the second is told. */
export async function assignEnquiry(
  db: Database,
  enquiryId: string,
  { member, instead_of }: Assignment,
): Promise<void> {
  await transact(db, async (tx) => {
    // Accounts are held before enquiries, here as wherever somebody is erased.
    const known =
      member === null || (await selectColleagues(tx).where('id', '=', member).forKeyShare().executeTakeFirst())
    if (!known) throw invalidFields({ member: { word: 'option' } })
    const { assigned_to } = await lockEnquiry(tx, enquiryId)
    if (assigned_to === member) return
    if (instead_of !== undefined && instead_of !== assigned_to) throw new DomainError('thread-moved')
    await tx.updateTable('enquiries').set({ assigned_to: member }).where('id', '=', enquiryId).execute()
  })
}

const selectColleagues = (db: Database) =>
  db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(sql<boolean>`scope && '{sales,admin}' AND deactivated_at IS NULL AND demo_ended_at IS NULL`)
