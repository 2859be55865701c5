import { type Selectable, sql } from 'kysely'

import { type CertificateNoteRow, type Database, transact } from '../../database/index.ts'
import { lockUser } from '../accounts/index.ts'
import { DomainError } from '../domain-error.ts'
import { findOwned } from './find-certificate.ts'

type Stored = Selectable<CertificateNoteRow>

/** What an owner says of a certified work for themselves; amounts in cents. */
export type OwnerNotes = Omit<Stored, 'certificate_id' | 'owner_id' | 'version'>

/**
 * Keeps what an owner says of a certified work in place of what they said before. Whoever has not read that, in another
 * window, is refused; the same words again are the same words.
 */
export const saveNotes = (
  db: Database,
  ownerId: string,
  number: string,
  { version, ...notes }: OwnerNotes & { version: number },
): Promise<void> =>
  transact(db, async (tx) => {
    await lockUser(tx, ownerId)
    const { id } = await findOwned(tx, ownerId, number)
    // Whoever takes it over at this moment waits here, or has done so already.
    await tx.selectFrom('certificates').select('id').where('id', '=', id).forNoKeyUpdate().execute()
    await findOwned(tx, ownerId, number)
    const known = await tx
      .selectFrom('certificate_notes')
      .selectAll()
      .where('certificate_id', '=', id)
      .executeTakeFirst()
    if ((known?.version ?? 0) !== version) {
      if (known && areSame(known, notes)) return
      throw new DomainError('collection-changed')
    }
    await tx
      .insertInto('certificate_notes')
      .values({ certificate_id: id, owner_id: ownerId, ...notes })
      .onConflict((conflict) =>
        conflict
          .column('certificate_id')
          .doUpdateSet({ ...notes, version: sql<number>`certificate_notes.version + 1` }),
      )
      .execute()
  })

const areSame = (known: Stored, notes: OwnerNotes) =>
  (Object.keys(notes) as (keyof OwnerNotes)[]).every((name) => known[name] === notes[name])

/** What owners say of these certificates' works. */
export async function readNotes(db: Database, certificateIds: string[]): Promise<Map<string, Stored>> {
  if (certificateIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('certificate_notes')
    .selectAll()
    .where('certificate_id', 'in', certificateIds)
    .execute()
  return new Map(rows.map((row) => [row.certificate_id, row]))
}

/** Forgets what was said of works that are another's now, or whose certificate is void. */
export async function forgetNotes(tx: Database, certificateIds: string[]): Promise<void> {
  await sql`DELETE FROM certificate_notes USING certificates
    WHERE certificates.id = certificate_id AND certificate_id = ANY (${certificateIds}::uuid[])
      AND (void_at IS NOT NULL OR certificates.owner_id IS DISTINCT FROM certificate_notes.owner_id)`.execute(tx)
}
