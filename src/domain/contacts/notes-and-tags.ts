import { sql } from 'kysely'

import { MOST_TAGS } from '../../contract/contacts/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { findPersonOf } from './find-contact.ts'
import { lockContact } from './save-contact.ts'

/** So many that a page is still read. */
const MOST_NOTES = 200

const TOUCHED = { touched_at: sql<Date>`now()` }

/** Writes a note for colleagues; the same again is the same note. */
export const noteOnContact = (
  db: Database,
  contactId: string,
  { key, text, staffId }: { key: string; text: string; staffId: string },
): Promise<void> =>
  transact(db, async (tx) => {
    await lockContact(tx, contactId)
    const known = await tx.selectFrom('contact_notes').select('contact_id').where('id', '=', key).executeTakeFirst()
    if (known?.contact_id === contactId) return
    if (known) throw invalidFields({ key: { word: 'taken' } })
    const notes = await tx.selectFrom('contact_notes').select('id').where('contact_id', '=', contactId).execute()
    if (notes.length >= MOST_NOTES) throw new DomainError('too-many-things')
    await tx.insertInto('contact_notes').values({ id: key, contact_id: contactId, staff_id: staffId, text }).execute()
    await tx.updateTable('contacts').set(TOUCHED).where('id', '=', contactId).execute()
  })

/** Takes a note of one's own away, on whichever of the contacts that are this one it stands; somebody else's is not there. */
export async function removeContactNote(
  db: Database,
  contactId: string,
  { note, staffId }: { note: string; staffId: string },
): Promise<void> {
  const { parts } = await findPersonOf(db, contactId)
  const { numDeletedRows } = await db
    .deleteFrom('contact_notes')
    .where('id', '=', note)
    .where(
      'contact_id',
      'in',
      parts.map(({ id }) => id),
    )
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}

/** Adds tags, and takes others away wherever they stand. Two who do so at once lose nothing: each says only what changes. */
export const tagContact = (
  db: Database,
  contactId: string,
  { add, remove }: { add: string[]; remove: string[] },
): Promise<void> =>
  transact(db, async (tx) => {
    const { parts } = await findPersonOf(tx, contactId)
    const ids = parts.map(({ id }) => id)
    const locked = await tx
      .selectFrom('contacts')
      .select(['id', 'tags'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const gone = new Set(remove.map(fold))
    const left = locked.map(({ id, tags }) => ({ id, tags: tags.filter((tag) => !gone.has(fold(tag))) }))
    const had = new Set(left.flatMap(({ tags }) => tags.map(fold)))
    // The last word counts once, however it is spelt.
    const fresh = [...new Map(add.map((tag) => [fold(tag), tag])).entries()].filter(([folded]) => !had.has(folded))
    if (had.size + fresh.length > MOST_TAGS) throw new DomainError('too-many-things')
    for (const { id, tags } of left) {
      const next = id === contactId ? [...tags, ...fresh.map(([, tag]) => tag)] : tags
      const before = locked.find((one) => one.id === id)?.tags ?? []
      if (next.join('\n') === before.join('\n')) continue
      await tx
        .updateTable('contacts')
        .set({ tags: next, ...TOUCHED })
        .where('id', '=', id)
        .execute()
    }
  })

const fold = (tag: string) => tag.toLocaleLowerCase()

/** Every tag that somebody has. */
export async function listTags(db: Database): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    SELECT DISTINCT unnest(tags) AS tag FROM contacts WHERE tags <> '{}'`.execute(db)
  return rows.map(({ tag }) => tag).toSorted((one, other) => one.localeCompare(other))
}
