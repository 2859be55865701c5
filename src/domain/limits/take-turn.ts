import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** At most so many turns in so many seconds. */
export interface Limit {
  turns: number
  seconds: number
}

/** Counts a turn under a key, on whichever node it is taken; one too many is refused until the time is up. */
export async function takeTurn(db: Database, key: string, limit: Limit): Promise<void> {
  const { hits, wait } = await countTurn(db, key, limit)
  if (hits > limit.turns) throw new DomainError('too-many-requests', { seconds: Math.max(wait, 1) })
}

/** The same for those who are not to be told: counts a turn and says whether it was left. */
export async function hasTurn(db: Database, key: string, limit: Limit): Promise<boolean> {
  const { hits } = await countTurn(db, key, limit)
  return hits <= limit.turns
}

/** Gives all turns under a key back. */
export async function restoreTurns(db: Database, key: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute()
}

/** The same for every key that begins so; this looks at all that are counted. */
export async function restoreTurnsBelow(db: Database, beginning: string): Promise<void> {
  await db
    .deleteFrom('rate_limits')
    .where(sql<boolean>`starts_with(key, ${beginning})`)
    .execute()
}

/** Gives one turn back that turned out not to count. */
export async function returnTurn(db: Database, key: string): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set({ hits: sql<number>`hits - 1` })
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute()
}

async function countTurn(db: Database, key: string, { seconds }: Limit): Promise<{ hits: number; wait: number }> {
  const { rows } = await sql<{ hits: number; wait: number }>`
    INSERT INTO rate_limits AS known (key, hits, resets_at)
    VALUES (${key}, 1, now() + make_interval(secs => ${seconds}))
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN known.resets_at <= now() THEN 1 ELSE known.hits + 1 END,
      resets_at = CASE WHEN known.resets_at <= now() THEN excluded.resets_at ELSE known.resets_at END
    RETURNING hits, ceil(extract(epoch FROM resets_at - now()))::int AS wait`.execute(db)
  return rows[0] as { hits: number; wait: number }
}

/** Forgets the counts whose time is up: keys may hold addresses of people. */
export async function forgetTurns(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rate_limits')
    .where('resets_at', '<=', sql<Date>`now()`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
