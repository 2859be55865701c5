import { sql } from 'kysely'

import type { ContactForm } from '../../contract/contacts/endpoints.ts'
import { type Database, transact } from '../../database/index.ts'
import { isSameEmail } from '../accounts/index.ts'
import { removeUnclaimed } from '../applications/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { forgetEnquiries } from '../enquiries/index.ts'
import type { FileStore } from '../files/index.ts'
import { findContact, type StoredContact } from './find-contact.ts'
import { forgetContacts } from './forget-contacts.ts'
import { IS_ALONE } from './known-by.ts'

const NOW = sql<Date>`now()`

/** Notes somebody by hand, under the name that the sender gave them; the same one again is the same one. */
export async function makeContact(db: Database, { key, ...form }: ContactForm & { key: string }): Promise<void> {
  refuseUnreached(form)
  await db
    .insertInto('contacts')
    .values({ id: key, ...form, touched_at: NOW })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const known = await db.selectFrom('contacts').select('id').where('id', '=', key).executeTakeFirst()
  if (!known) throw invalidFields({ email: { word: 'taken' } })
}

/** Corrects who somebody is, unless somebody else has meanwhile. An address that something came from stays. */
export async function correctContact(
  db: Database,
  id: string,
  { version, ...form }: ContactForm & { version: number },
): Promise<void> {
  refuseUnreached(form)
  await transact(db, async (tx) => {
    const known = await lockContact(tx, id)
    if (known.version !== version) throw new DomainError('content-changed')
    if (!isSameAddress(known.email, form.email)) {
      if (known.email !== null && !(await isAlone(tx, id))) throw invalidFields({ email: { word: 'addressStays' } })
      const other =
        form.email === null
          ? undefined
          : await tx
              .selectFrom('contacts')
              .select('id')
              .where(sql<boolean>`lower(email) = lower(${form.email})`)
              .executeTakeFirst()
      if (other) throw invalidFields({ email: { word: 'taken' } })
    }
    await tx
      .updateTable('contacts')
      .set({ ...form, version: version + 1, touched_at: NOW })
      .where('id', '=', id)
      .execute()
      .catch(refuseTaken)
  })
}

/**
 * Forgets somebody of whom nothing else is known; whoever bought, asked or reads is erased as a person (record 0074). Who
 * only ever rang has no address to be erased by: administrators forget their calls along with them.
 */
export async function forgetContact(
  db: Database,
  files: FileStore,
  id: string,
  { withCalls }: { withCalls: boolean },
): Promise<void> {
  const keys = await transact(db, async (tx) => {
    const { head_id, email, phone_key } = await findContact(tx, id)
    const calls = withCalls && head_id === null && email === null ? await lockCalls(tx, phone_key) : []
    const unclaimed = await forgetEnquiries(tx, calls)
    if (head_id !== null || !(await isAlone(tx, id))) throw new DomainError('contact-known')
    await forgetContacts(tx, [id])
    return unclaimed
  })
  await removeUnclaimed(db, files, keys)
}

/** Holds all that was noted of whoever rang from a number and left no address. */
async function lockCalls(tx: Database, phoneKey: string | null): Promise<string[]> {
  const rows = await tx
    .selectFrom('enquiries')
    .select('id')
    .where(sql<boolean>`email = '' AND phone_key(phone) = ${phoneKey}`)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map((row) => row.id)
}

/** Holds a contact until the transaction ends. */
export async function lockContact(tx: Database, id: string): Promise<StoredContact> {
  const found = await tx.selectFrom('contacts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!found) throw new DomainError('not-found')
  return found
}

const isSameAddress = (one: string | null, other: string | null) =>
  one === null || other === null ? one === other : isSameEmail(one, other)

async function isAlone(tx: Database, id: string): Promise<boolean> {
  const found = await tx.selectFrom('contacts').select('id').where('id', '=', id).where(IS_ALONE).executeTakeFirst()
  return found !== undefined
}

function refuseUnreached({ email, phone }: ContactForm): void {
  if (email === null && phone === '') throw invalidFields({ phone: { word: 'required' } })
}

/** Somebody with this address came in at this very moment. */
function refuseTaken(error: unknown): never {
  if (error instanceof Error && 'constraint' in error && error.constraint === 'contacts_email') {
    throw invalidFields({ email: { word: 'taken' } })
  }
  throw error
}
