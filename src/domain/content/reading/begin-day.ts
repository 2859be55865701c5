import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'
import { clockIn, readGallery } from '../../gallery/index.ts'

const A_QUARTER_MS = 15 * 60_000

/**
 * A new day changes what pages show without anybody writing a word: an exhibition opens or closes. Every node makes its
 * pages anew; a quarter that did not begin the gallery's day changes nothing.
 */
export async function beginDay(db: Database, struckAt?: Date): Promise<void> {
  const { time_zone } = await readGallery(db)
  const dayAt = (moment: number) => clockIn(time_zone, new Date(moment)).day
  if (struckAt && dayAt(struckAt.getTime()) === dayAt(struckAt.getTime() - A_QUARTER_MS)) return
  await sql`SELECT pg_notify('content_changed', 'day')`.execute(db)
}
