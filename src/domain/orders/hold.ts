import { sql } from 'kysely'

import { HOLD_MINUTES } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'

/** The end of a hold that begins now. */
export const holdFromNow = sql<Date>`now() + make_interval(mins => ${sql.lit(HOLD_MINUTES)})`

/** A bank that takes its time keeps the works held for a day, but not forever. */
export const holdWhileProcessing = sql<Date>`greatest(held_until, now() + interval '1 day')`

/** Whether the works of an order are no longer held for it. */
export async function isOver(tx: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    SELECT held_until <= now() AS over FROM orders WHERE id = ${orderId}`.execute(tx)
  return rows[0]?.over ?? true
}
