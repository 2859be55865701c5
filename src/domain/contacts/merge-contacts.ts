import { sql } from 'kysely'

import { type Database, transact, waitForLock } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { findContact } from './find-contact.ts'

/**
 * Says that one contact is another. Neither is rewritten: the row of the one says which it is, and reading joins them. So
 * taking them apart gives each exactly what it had. Logins are never merged.
 */
export const mergeContacts = (
  db: Database,
  intoId: string,
  { other, staffId }: { other: string; staffId: string },
): Promise<void> =>
  transact(db, async (tx) => {
    // One after the other: so that no two become each other.
    await waitForLock(tx, 'merged contacts')
    const into = await findContact(tx, intoId)
    const known = await tx.selectFrom('contacts').selectAll().where('id', '=', other).executeTakeFirst()
    if (!known || other === intoId) throw invalidFields({ other: { word: 'option' } })
    if (known.merged_into === intoId) return
    // Somebody else has merged one of them meanwhile.
    if (into.head_id !== null || known.head_id !== null) throw new DomainError('content-changed')
    await lockInOrder(tx, [intoId, other])
    await tx
      .updateTable('contacts')
      .set({ merged_into: intoId, merged_at: sql<Date>`now()`, merged_by: staffId, head_id: intoId })
      .where('id', '=', other)
      .execute()
    await tx.updateTable('contacts').set({ head_id: intoId }).where('head_id', '=', other).execute()
    await raiseVersions(tx, [intoId, other])
  })

/** Takes a contact out again that was merged into somebody, with those that had been merged into it before. */
export const takeApart = (db: Database, headId: string, part: string): Promise<void> =>
  transact(db, async (tx) => {
    await waitForLock(tx, 'merged contacts')
    const known = await tx.selectFrom('contacts').selectAll().where('id', '=', part).executeTakeFirst()
    if (!known) throw new DomainError('not-found')
    // It is apart already, or somebody else has merged the two with a third.
    if (known.merged_into === null) return
    if (known.head_id !== headId) throw new DomainError('content-changed')
    await lockInOrder(tx, [headId, part])
    await release(tx, part)
    await raiseVersions(tx, [headId, part])
  })

/** Has a contact stand for itself, and for those that were merged into it. */
export async function release(tx: Database, id: string): Promise<void> {
  await sql`
    WITH RECURSIVE below AS (
      SELECT id FROM contacts WHERE merged_into = ${id}
      UNION SELECT contacts.id FROM contacts JOIN below ON contacts.merged_into = below.id)
    UPDATE contacts SET head_id = ${id} FROM below WHERE contacts.id = below.id`.execute(tx)
  await tx
    .updateTable('contacts')
    .set({ merged_into: null, merged_at: null, merged_by: null, head_id: null })
    .where('id', '=', id)
    .execute()
}

const lockInOrder = (tx: Database, ids: string[]) =>
  tx.selectFrom('contacts').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute()

const raiseVersions = (tx: Database, ids: string[]) =>
  tx
    .updateTable('contacts')
    .set({ version: sql<number>`version + 1`, touched_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .execute()
