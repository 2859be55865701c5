import type { Database } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { withOrder } from './lock-order.ts'

/** So many that a desk is still read. */
const MOST_NOTES = 200

/** Writes a note for colleagues; the same again is the same note. */
export const writeNote = (
  db: Database,
  orderId: string,
  { key, text, staffId }: { key: string; text: string; staffId: string },
): Promise<void> =>
  withOrder(db, orderId, async (tx) => {
    const known = await tx.selectFrom('order_notes').select('order_id').where('id', '=', key).executeTakeFirst()
    if (known?.order_id === orderId) return
    if (known) throw invalidFields({ key: { word: 'taken' } })
    const { count } = await tx
      .selectFrom('order_notes')
      .select((note) => note.fn.countAll<string>().as('count'))
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MOST_NOTES) throw new DomainError('too-many-things')
    await tx.insertInto('order_notes').values({ id: key, order_id: orderId, staff_id: staffId, text }).execute()
  })

/** Takes a note of one's own away; somebody else's is not there. */
export async function removeNote(
  db: Database,
  orderId: string,
  { note, staffId }: { note: string; staffId: string },
): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('order_notes')
    .where('id', '=', note)
    .where('order_id', '=', orderId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new DomainError('not-found')
}
