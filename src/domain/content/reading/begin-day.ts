import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'

/** A new day changes what pages show without anybody writing a word: an exhibition opens or closes. Every node makes its pages anew. */
export async function beginDay(db: Database): Promise<void> {
  await sql`SELECT pg_notify('content_changed', 'day')`.execute(db)
}
