import { sql } from 'kysely'

import type { DescribedWork, OwnerWords } from '../../contract/collection/shapes.ts'
import { MOST_WORKS } from '../../contract/collection/values.ts'
import { type Database, transact } from '../../database/index.ts'
import { lockUser } from '../accounts/index.ts'
import { type OwnerNotes, saveNotes } from '../certificates/index.ts'
import { DomainError } from '../domain-error.ts'
import { TODAY } from '../gallery/index.ts'
import { lockAdded } from './own-works.ts'
import { forgetCollected } from './remove-work.ts'

/** Adds a work to somebody's collection, once however often it is sent, and at most 500; answers with its id. */
export const addWork = (db: Database, userId: string, { key, ...work }: DescribedWork & { key: string }) =>
  transact(db, async (tx): Promise<string> => {
    await lockUser(tx, userId)
    const known = await tx
      .selectFrom('collected_works')
      .select(['id', 'key', 'removed_at'])
      .where('user_id', '=', userId)
      .execute()
    const same = known.find((one) => one.key === key)
    if (same) return same.id
    if (known.length >= MOST_WORKS) {
      // Those that could still be brought back make room first.
      const removed = known.filter(({ removed_at }) => removed_at !== null)
      if (removed.length === 0) throw new DomainError('collection-full', { max: MOST_WORKS })
      await forgetCollected(
        tx,
        removed.map(({ id }) => id),
      )
    }
    const { id } = await tx
      .insertInto('collected_works')
      .values({ user_id: userId, key, ...(await toRow(tx, work)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })

/** Describes a work anew. Whoever has not read how it stands, in another window, is refused; the same again is the same. */
export const changeWork = (
  db: Database,
  userId: string,
  id: string,
  { version, ...work }: DescribedWork & { version: number },
): Promise<void> =>
  transact(db, async (tx) => {
    const known = await lockAdded(tx, userId, id)
    if (known.removed_at) throw new DomainError('not-found')
    const row = await toRow(tx, work)
    if (known.version !== version) {
      if ((Object.keys(row) as (keyof typeof row)[]).every((name) => known[name] === row[name])) return
      throw new DomainError('collection-changed')
    }
    await tx
      .updateTable('collected_works')
      .set({ ...row, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute()
  })

/** The same of what an owner says about a work that is certified here. */
export async function noteCertified(
  db: Database,
  userId: string,
  number: string,
  { version, ...words }: OwnerWords & { version: number },
): Promise<void> {
  await saveNotes(db, userId, number, { version, ...(await toRow(db, words)) })
}

/** As it is stored: cents, and a value never without its day. */
async function toRow<Words extends OwnerWords>(db: Database, words: Words): Promise<Words & OwnerNotes> {
  const { value, valued_on, price } = words
  const { today } = await db.selectNoFrom(TODAY.as('today')).executeTakeFirstOrThrow()
  return {
    ...words,
    price: toCents(price),
    value: toCents(value),
    valued_on: value === null ? null : (valued_on ?? today),
  }
}

const toCents = (euros: number | null) => (euros === null ? null : Math.round(euros * 100))
