import { sql } from 'kysely'

import type { Contact } from '../../contract/contacts/shapes.ts'
import type { DoubleReason } from '../../contract/contacts/values.ts'
import type { Database } from '../../database/index.ts'
import type { StoredContact } from './find-contact.ts'
import { presentCards } from './list-contacts.ts'

const MOST = 10

/** Who may be the same person: the same name, the same telephone number, or an address that differs behind a plus sign. */
export async function findDoubles(db: Database, parts: StoredContact[]): Promise<Contact['doubles']> {
  const keys = (name: 'email_key' | 'phone_key' | 'name_key') => parts.flatMap((part) => part[name] ?? [])
  const { rows } = await sql<StoredContact & { reasons: DoubleReason[] }>`
    WITH alike AS (
      SELECT coalesce(head_id, id) AS head, 'email' AS reason FROM contacts
        WHERE email_key = ANY (${keys('email_key')}::text[])
      UNION SELECT coalesce(head_id, id), 'phone' FROM contacts WHERE phone_key = ANY (${keys('phone_key')}::text[])
      UNION SELECT coalesce(head_id, id), 'name' FROM contacts WHERE name_key = ANY (${keys('name_key')}::text[]))
    SELECT contacts.*, reasons FROM contacts JOIN (
      SELECT head, array_agg(reason ORDER BY reason) AS reasons FROM alike GROUP BY head) AS found
      ON found.head = contacts.id
    WHERE contacts.id <> ALL (${parts.map(({ id }) => id)}::uuid[])
    ORDER BY cardinality(reasons) DESC, created_at DESC, id LIMIT ${MOST}`.execute(db)
  const cards = await presentCards(db, rows)
  return cards.map((card, at) => ({ ...card, reasons: rows[at]?.reasons ?? [] }))
}
