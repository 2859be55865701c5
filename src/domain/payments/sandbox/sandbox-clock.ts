import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'

const MOST_DAYS = 36_500

/** What time it is in the sandbox: everybody's, and as many days more as it was moved by. */
export async function readSandboxTime(db: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT sandbox_now() AS now`.execute(db)
  return (rows[0] as { now: Date }).now
}

/** Lets days pass in the sandbox; a century is the most. */
export async function moveSandboxClock(db: Database, days: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('sandbox_clock')
    .set((clock) => ({ days: clock('days', '+', days) }))
    .where('days', '<=', MOST_DAYS - days)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) throw invalidFields({ days: { word: 'invalid' } })
}
