import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { readSettings, settingOf } from '../gallery/index.ts'

/** The end of a hold that begins now. */
export const holdFromNow = sql<Date>`now() + make_interval(mins => ${settingOf('hold_minutes')})`

/** A bank that takes its time keeps the works held for a day, but not forever. */
export const holdWhileProcessing = sql<Date>`greatest(held_until, now() + interval '1 day')`

/** Whether the works of an order are no longer held for it. */
export async function isOver(tx: Database, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    SELECT held_until <= now() AS over FROM orders WHERE id = ${orderId}`.execute(tx)
  return rows[0]?.over ?? true
}

/** Refuses whatever needs works that are no longer held. */
export async function refuseOver(tx: Database, orderId: string): Promise<void> {
  if (await isOver(tx, orderId)) throw new DomainError('hold-over', { minutes: (await readSettings(tx)).hold_minutes })
}
