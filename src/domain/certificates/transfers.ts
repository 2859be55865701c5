import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { openLink, signLink } from '../tokens/index.ts'
import { certificateHandedOnMail } from './certificate-mails.ts'
import { findOwned, type Registered } from './find-certificate.ts'
import { forgetNotes } from './owner-notes.ts'

/** Offers a certificate of one's own to whoever has the link; a former link leads nowhere from now on. */
export const offerTransfer = (db: Database, ownerId: string, number: string): Promise<string> =>
  transact(db, async (tx) => {
    const { id } = await findOwned(tx, ownerId, number)
    await lock(tx, id)
    await findOwned(tx, ownerId, number)
    await endOpen(tx, id)
    const transfer = await tx
      .insertInto('certificate_transfers')
      .values({ certificate_id: id, from_id: ownerId })
      .returning('id')
      .executeTakeFirstOrThrow()
    return signLink(tx, 'certificate-transfer', transfer.id)
  })

/** Takes the offer back; without one, nothing changes. */
export const withdrawTransfer = (db: Database, ownerId: string, number: string): Promise<void> =>
  transact(db, async (tx) => {
    const { id } = await findOwned(tx, ownerId, number)
    await lock(tx, id)
    await endOpen(tx, id)
  })

/** The certificate that a link offers. One that is taken, taken back or over is told as such. */
export async function findTransfer(
  db: Database,
  token: string,
): Promise<{ id: string; certificateId: string; fromId: string }> {
  const { id, isOver } = await openLink(db, 'certificate-transfer', token)
  const transfer = await db
    .selectFrom('certificate_transfers')
    .innerJoin('certificates', 'certificates.id', 'certificate_id')
    .select(['certificate_id', 'from_id', 'ended_at', 'void_at', 'owner_id'])
    .where('certificate_transfers.id', '=', id)
    .executeTakeFirst()
  if (!transfer) throw new DomainError('link-invalid')
  if (isOver) throw new DomainError('link-expired')
  // Whoever offered it and is gone, or owns it no more, has nothing to hand on.
  const { from_id: fromId, owner_id: ownerId } = transfer
  const isOpen = transfer.ended_at === null && transfer.void_at === null
  if (!isOpen || fromId === null || fromId !== ownerId) throw new DomainError('link-used')
  return { id, certificateId: transfer.certificate_id, fromId }
}

/** Makes a certificate somebody's, once: of two who take it at the same time, one does. */
export const acceptTransfer = (db: Database, userId: string, token: string): Promise<string> =>
  transact(db, async (tx) => {
    const { certificateId } = await findTransfer(tx, token)
    await lock(tx, certificateId)
    const { id, fromId } = await findTransfer(tx, token)
    if (fromId === userId) return readNumber(tx, certificateId)
    await tx
      .updateTable('certificate_transfers')
      .set({ ended_at: sql<Date>`now()`, is_accepted: true, to_id: userId })
      .where('id', '=', id)
      .execute()
    await tx.updateTable('certificates').set({ owner_id: userId }).where('id', '=', certificateId).execute()
    await forgetNotes(tx, [certificateId])
    const number = await readNumber(tx, certificateId)
    const former = await tx
      .selectFrom('users')
      .select(['name', 'email', 'locale'])
      .where('id', '=', fromId)
      .executeTakeFirst()
    if (former) await queueMail(tx, certificateHandedOnMail, { certificate: number }, former)
    return number
  })

async function readNumber(tx: Database, certificateId: string): Promise<string> {
  const row = tx.selectFrom('certificates').select('number').where('id', '=', certificateId)
  return (await row.executeTakeFirstOrThrow()).number
}

/** Which of these are offered to somebody just now. */
export async function findOffered(db: Database, certificates: Registered[]): Promise<Set<string>> {
  if (certificates.length === 0) return new Set()
  const ids = certificates.map(({ id }) => id)
  const rows = await db
    .selectFrom('certificate_transfers')
    .select('certificate_id')
    .where('certificate_id', 'in', ids)
    .where('ended_at', 'is', null)
    .where('offered_at', '>', sql<Date>`now() - interval '7 days'`)
    .execute()
  return new Set(rows.map(({ certificate_id }) => certificate_id))
}

const lock = (tx: Database, certificateId: string) =>
  tx.selectFrom('certificates').select('id').where('id', '=', certificateId).forNoKeyUpdate().execute()

const endOpen = (tx: Database, certificateId: string) =>
  tx
    .updateTable('certificate_transfers')
    .set({ ended_at: sql<Date>`now()` })
    .where('certificate_id', '=', certificateId)
    .where('ended_at', 'is', null)
    .execute()

/** Takes out of the register whose these were; they stay valid, and nobody can take them over any more. */
export async function disownCertificates(tx: Database, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('certificates').set({ owner_id: null }).where('id', 'in', ids).execute()
  await forgetNotes(tx, ids)
  await tx
    .deleteFrom('certificate_transfers')
    .where('certificate_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
}
