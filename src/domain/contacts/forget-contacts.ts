import { sql } from 'kysely'

import { type Database, waitForLock } from '../../database/index.ts'
import { IS_ALONE } from './known-by.ts'
import { release } from './merge-contacts.ts'

/** Deletes contacts with what was noted of them; those that were merged with them stand for themselves again. */
export async function forgetContacts(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await waitForLock(tx, 'merged contacts')
  const merged = await tx
    .selectFrom('contacts')
    .select('id')
    .where((contact) => contact.or([contact('merged_into', 'in', ids), contact('id', 'in', ids)]))
    .where('merged_into', 'is not', null)
    .orderBy('id')
    .execute()
  for (const { id } of merged) await release(tx, id)
  await tx.deleteFrom('contacts').where('id', 'in', ids).execute()
}

/**
 * Forgets what staff wrote of somebody who is erased: their contact, those without an address that were merged with it,
 * and the notes and tags of all that are the same person. Other addresses are erased by themselves.
 */
export async function forgetPerson(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('contact_notes')
    .where('contact_id', 'in', (query) => query.selectFrom('contacts').select('id').where(isSamePerson(ids)))
    .execute()
  await tx.updateTable('contacts').set({ tags: [] }).where(isSamePerson(ids)).execute()
  await forgetContacts(tx, ids)
}

const isSamePerson = (ids: string[]) =>
  sql<boolean>`coalesce(head_id, id) IN (
    SELECT coalesce(known.head_id, known.id) FROM contacts AS known WHERE known.id = ANY (${ids}::uuid[]))`

/** Forgets a contact that only an account had made known, now that it is gone. */
export async function forgetAlone(tx: Database, email: string): Promise<void> {
  const found = await tx
    .selectFrom('contacts')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email}) AND touched_at IS NULL`)
    .where(IS_ALONE)
    .execute()
  await forgetContacts(
    tx,
    found.map(({ id }) => id),
  )
}

/** Holds the contacts of an address until the transaction ends, and has nobody merge them. */
export async function lockContacts(tx: Database, email: string): Promise<void> {
  await waitForLock(tx, 'merged contacts')
  await sql`SELECT FROM contacts WHERE lower(email) = lower(${email}) FOR UPDATE`.execute(tx)
}
