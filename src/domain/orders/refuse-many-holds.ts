import { sql } from 'kysely'

import { MOST_HELD } from '../../contract/orders/values.ts'
import { type Database, waitForLock } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** Who wants how many works held, from where. */
interface Wish {
  userId: string
  isVerified: boolean
  caller: string
  works: number
  /** Whether what the buyer had begun before is closed already: what is still held then was ordered meanwhile, and counts. */
  areFormerClosed?: boolean
}

/**
 * Refuses whoever would hold too many works at once, alone or with others who come from the same place: a few accounts
 * are not to keep a whole collection from everybody. What the buyer had begun before does not count, as it is given up,
 * unless a bank is at it.
 */
export async function refuseManyHolds(
  db: Database,
  { userId, isVerified, caller, works, areFormerClosed = false }: Wish,
): Promise<void> {
  const { rows } = await sql<{ own: number; nearby: number }>`
    SELECT count(*) FILTER (WHERE user_id = ${userId})::int AS own,
      count(*) FILTER (WHERE caller = ${caller})::int AS nearby
    FROM orders JOIN artwork_copies ON order_id = orders.id AND sold_at IS NULL
    WHERE status IN ('awaiting_payment', 'payment_failed') AND held_until > now()
      AND (user_id = ${userId} OR caller = ${caller})
      AND (${areFormerClosed} OR user_id IS DISTINCT FROM ${userId} OR payment_state = 'processing')`.execute(db)
  const { own = 0, nearby = 0 } = rows[0] ?? {}
  const most = isVerified ? MOST_HELD.verified : MOST_HELD.unverified
  if (own + works > most) throw new DomainError(isVerified ? 'holds-full' : 'holds-unverified', { max: most })
  if (nearby + works > MOST_HELD.nearby) throw new DomainError('holds-nearby', { max: MOST_HELD.nearby })
}

/** Lets those who come from one place order one after the other, so that each sees what the others hold. */
export async function lockCaller(tx: Database, caller: string): Promise<void> {
  await waitForLock(tx, 'holds of a caller', caller)
}
