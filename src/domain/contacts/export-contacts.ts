import { sql } from 'kysely'

import type { Reply } from '../../contract/client.ts'
import type { Database } from '../../database/index.ts'

/** What staff know somebody by and wrote of them: of every contact that is the same person as this address. */
export async function exportContacts(
  db: Database,
  email: string,
): Promise<Reply<'POST /people/data/export'>['contacts']> {
  const contacts = await db
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'phone', 'tags'])
    .where(
      sql<boolean>`coalesce(head_id, id) IN (
        SELECT coalesce(own.head_id, own.id) FROM contacts AS own WHERE lower(own.email) = lower(${email}))`,
    )
    .orderBy('created_at')
    .execute()
  if (contacts.length === 0) return []
  const notes = await db
    .selectFrom('contact_notes')
    .select(['contact_id', 'at', 'text'])
    .where(
      'contact_id',
      'in',
      contacts.map(({ id }) => id),
    )
    .orderBy('at')
    .execute()
  return contacts.map(({ id, ...contact }) => ({
    ...contact,
    notes: notes.filter(({ contact_id }) => contact_id === id).map(({ at, text }) => ({ at: at.toISOString(), text })),
  }))
}
