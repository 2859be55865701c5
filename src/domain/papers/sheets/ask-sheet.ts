import { type Selectable, sql } from 'kysely'

import { PAPER_DAYS } from '../../../contract/papers/values.ts'
import { type Database, type SheetRow, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { queueJob } from '../../queue/index.ts'
import type { SheetContent } from './content.ts'
import { nameSheet } from './name-sheet.ts'

type StoredSheet = Selectable<SheetRow>

/** So many are listed. */
const MOST_LISTED = 30
const DAY_MS = 86_400_000

interface Asked {
  userId: string
  /** Asked for twice under the same key, it is the same paper. */
  key: string
  compose: () => Promise<{ content: SheetContent; orderId?: string }>
}

/** Writes down what a paper says, as of now, and has it drawn by a job. */
export async function askSheet(db: Database, { userId, key, compose }: Asked): Promise<StoredSheet> {
  const known = await findByKey(db, userId, key)
  if (known) return known
  const { content, orderId } = await compose()
  const { kind, locale } = content
  return transact(db, async (tx) => {
    const made = await tx
      .insertInto('sheets')
      .values({
        ...{ key, user_id: userId, order_id: orderId, kind, locale },
        ...{ name: nameSheet(content), content: JSON.stringify(content) },
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!made) return (await findByKey(tx, userId, key)) as StoredSheet
    await queueJob(tx, 'draw-sheet', { sheetId: made.id })
    return made
  })
}

const findByKey = (db: Database, userId: string, key: string) =>
  db.selectFrom('sheets').selectAll().where('user_id', '=', userId).where('key', '=', key).executeTakeFirst()

/** One of somebody's papers; those of others are not there. */
export async function findSheet(db: Database, userId: string, id: string): Promise<StoredSheet> {
  const row = await db
    .selectFrom('sheets')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  return row
}

/** Somebody's papers, the latest first. */
export const listSheets = (db: Database, userId: string): Promise<StoredSheet[]> =>
  db
    .selectFrom('sheets')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute()

/** How it is told where a paper stands. */
export const presentSheet = ({ id, kind, locale, name, made_at, drawn_at, failed_at }: StoredSheet) => ({
  ...{ id, kind, locale, name },
  state: drawn_at ? ('ready' as const) : failed_at ? ('failed' as const) : ('waiting' as const),
  made_at: made_at.toISOString(),
  until: new Date(made_at.getTime() + PAPER_DAYS * DAY_MS).toISOString(),
})

/** Forgets papers of a month ago; their files are swept up then. */
export async function forgetSheets(db: Database): Promise<void> {
  await db
    .deleteFrom('sheets')
    .where('made_at', '<', sql<Date>`now() - make_interval(days => ${PAPER_DAYS})`)
    .execute()
}

/** Forgets what staff made for the way of these orders: it can be made anew, and no book needs it. */
export async function forgetSheetsOf(tx: Database, orderIds: string[]): Promise<void> {
  await tx.deleteFrom('sheets').where('order_id', 'in', orderIds).execute()
}
