import type { Selectable } from 'kysely'

import type { CollectedWorkRow, Database } from '../../database/index.ts'
import { lockUser } from '../accounts/index.ts'
import { DomainError } from '../domain-error.ts'

export type StoredWork = Selectable<CollectedWorkRow>

/** All that somebody has added by hand, the latest first. */
export const listAdded = (db: Database, userId: string): Promise<StoredWork[]> =>
  db
    .selectFrom('collected_works')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()

/** One of them; somebody else's is not there, nor is one that was taken out. */
export async function findAdded(db: Database, userId: string, id: string): Promise<StoredWork> {
  const row = await selectOwn(db, userId, id).where('removed_at', 'is', null).executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return row
}

/** The same until the transaction ends, with those that were taken out; their owner is held before it. */
export async function lockAdded(tx: Database, userId: string, id: string): Promise<StoredWork> {
  await lockUser(tx, userId)
  const row = await selectOwn(tx, userId, id).forNoKeyUpdate().executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return row
}

const selectOwn = (db: Database, userId: string, id: string) =>
  db.selectFrom('collected_works').selectAll().where('id', '=', id).where('user_id', '=', userId)
