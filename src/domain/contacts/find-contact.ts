import { type Selectable, sql } from 'kysely'

import type { ContactRow, Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** A contact as it is stored. */
export type StoredContact = Selectable<ContactRow>

/** One of the contacts that are one person, by its number; others may stand for it. */
export async function findContact(db: Database, id: string): Promise<StoredContact> {
  const found = await db.selectFrom('contacts').selectAll().where('id', '=', id).executeTakeFirst()
  if (!found) throw new DomainError('not-found')
  return found
}

/** The contact that stands for a person, and all that were merged into it, in the order in which that happened. */
export async function findPersonOf(db: Database, id: string): Promise<{ head: StoredContact; parts: StoredContact[] }> {
  const { head_id } = await findContact(db, id)
  const parts = await db
    .selectFrom('contacts')
    .selectAll()
    .where((contact) => contact.or([contact('id', '=', head_id ?? id), contact('head_id', '=', head_id ?? id)]))
    .orderBy(sql`merged_at NULLS FIRST`)
    .orderBy('id')
    .execute()
  const head = parts.find((part) => part.head_id === null)
  // Taken apart or erased in this very moment.
  if (!head) throw new DomainError('not-found')
  return { head, parts }
}

const NUMBER_OF_ORDER = /^\d{2}-\d{4}-\d{4}$/

/** Whose an order or an enquiry is: their contact, by the account or the address, or the number they rang from. */
export async function findContactOf(db: Database, thing: string): Promise<string> {
  const source = NUMBER_OF_ORDER.test(thing)
    ? sql`SELECT lower(coalesce(users.email, orders.email)) AS address, NULL::text AS phone
        FROM orders LEFT JOIN users ON users.id = orders.user_id WHERE number = ${thing}`
    : sql`SELECT lower(email) AS address, phone_key(phone) AS phone FROM enquiries WHERE reference = ${thing}`
  const { rows } = await sql<{ id: string }>`
    SELECT coalesce(head_id, id) AS id FROM contacts JOIN (${source}) AS known
      ON lower(contacts.email) = known.address OR (known.address = '' AND contacts.phone_key = known.phone)
    ORDER BY created_at LIMIT 1`.execute(db)
  if (!rows[0]) throw new DomainError('not-found')
  return rows[0].id
}
