import { sql } from 'kysely'

import { WITHDRAWAL_DAYS, type WithdrawalStanding } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { dayOf, TODAY } from '../gallery/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { isBought } from './order-states.ts'

/** From which works of an order its buyer can withdraw, and until when. */
export interface WithdrawalTerms {
  isOpen: boolean
  /** The last day; nothing while the works have not come. */
  until: string | null
  lines: { artwork: number; standing: WithdrawalStanding }[]
}

const NOTHING: WithdrawalTerms = { isOpen: false, until: null, lines: [] }

/** The terms of one of the orders that were read; from any other there is nothing to withdraw. */
export const termsOf = (terms: Map<string, WithdrawalTerms>, id: string): WithdrawalTerms => terms.get(id) ?? NOTHING

/**
 * The terms of orders. The days are counted from the one on which works were handed over, which is not one of them, and
 * end on no Saturday or Sunday. A print for which something was chosen is made for its buyer, and is not taken back.
 */
export async function readTerms(db: Database, orders: StoredOrder[]): Promise<Map<string, WithdrawalTerms>> {
  const ids = orders.map(({ id }) => id)
  const came = sql`(SELECT max(${dayOf('order_events.at')}) FROM order_events
    WHERE order_events.order_id = orders.id AND order_events.status = 'completed')`
  const last = sql`(${came} + ${sql.lit(WITHDRAWAL_DAYS)}::int)`
  // Saturday is the sixth day, Sunday the seventh.
  const until = sql`(${last} + CASE extract(isodow FROM ${last}) WHEN 6 THEN 2 WHEN 7 THEN 1 ELSE 0 END)`
  const { rows } = await sql<{ id: string; until: string | null; is_in_time: boolean }>`
    SELECT id, until::text, until IS NULL OR until >= ${TODAY} AS is_in_time
    FROM (SELECT id, ${until} AS until FROM orders WHERE id = ANY (${ids}::uuid[])) AS terms`.execute(db)
  const { rows: lines } = await sql<{ order_id: string; artwork: number; standing: WithdrawalStanding }>`
    SELECT order_id, artwork_id AS artwork, CASE
      WHEN EXISTS (SELECT FROM withdrawals WHERE withdrawals.order_id = order_lines.order_id
        AND artwork_id = ANY (artworks) AND state <> 'refused') THEN 'withdrawn'
      WHEN NOT EXISTS (SELECT FROM artwork_copies WHERE artwork_copies.order_id = order_lines.order_id
        AND artwork_copies.artwork_id = order_lines.artwork_id) THEN 'returned'
      WHEN kind = 'print' AND options <> '[]' THEN 'made-to-order'
      ELSE 'open' END AS standing
    FROM order_lines WHERE order_id = ANY (${ids}::uuid[]) ORDER BY position`.execute(db)
  const times = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    orders.map((order) => {
      const own = lines.filter(({ order_id }) => order_id === order.id)
      const time = times.get(order.id)
      const isStanding = isBought(order.status) && order.refund_wanted_at === null
      return [
        order.id,
        {
          isOpen: isStanding && time?.is_in_time === true && own.some(({ standing }) => standing === 'open'),
          until: time?.until ?? null,
          lines: own.map(({ artwork, standing }) => ({ artwork, standing })),
        },
      ]
    }),
  )
}
