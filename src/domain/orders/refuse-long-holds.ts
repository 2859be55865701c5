import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** Refuses somebody who has had one of these works held for an hour of the last three without buying it: others are to have their turn. */
export async function refuseLongHolds(db: Database, userId: string, artworkIds: number[]): Promise<void> {
  const { rows } = await sql<{ seconds: number }>`
    SELECT ceil(extract(epoch FROM min(created_at) + interval '3 hours' - now()))::int AS seconds
    FROM orders JOIN order_lines ON order_id = orders.id
    WHERE user_id = ${userId} AND artwork_id = ANY(${artworkIds}) AND created_at > now() - interval '3 hours'
      AND status IN ('awaiting_payment', 'payment_failed', 'expired', 'cancelled') AND received = 0
    GROUP BY artwork_id
    HAVING sum(greatest(least(held_until, now()) - created_at, interval '0')) >= interval '1 hour'
    ORDER BY seconds DESC LIMIT 1`.execute(db)
  const [longest] = rows
  if (longest) throw new DomainError('too-many-requests', { seconds: longest.seconds })
}
