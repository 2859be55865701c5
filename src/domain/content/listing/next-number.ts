import { sql } from 'kysely'

import type { Database } from '../../../database/index.ts'

const FIRST = '0001'
const DIGITS = /\d{1,18}$/

/** An inventory number that follows the greatest of those that begin like the latest work's. */
export async function findNextNumber(db: Database): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    SELECT number FROM content WHERE kind = 'artworks' AND number IS NOT NULL ORDER BY id DESC LIMIT 1`.execute(db)
  const latest = rows[0]?.number
  if (latest === undefined) return FIRST
  const prefix = latest.replace(DIGITS, '')
  const behind = Array.from(prefix).length + 1
  // In the order of the index nothing but digits stands between 0 and the colon.
  const { rows: like } = await sql<{ rest: string }>`
    SELECT substr(number, ${behind}::int) AS rest FROM content
    WHERE kind = 'artworks' AND coalesce(number, '~') >= ${`${prefix}0`} AND coalesce(number, '~') < ${`${prefix}:`}
      AND substr(number, ${behind}::int) ~ '^[0-9]{1,18}$'
    ORDER BY substr(number, ${behind}::int)::numeric DESC LIMIT 1`.execute(db)
  const greatest = like[0]?.rest
  if (greatest === undefined) return `${prefix}${FIRST}`
  return `${prefix}${String(BigInt(greatest) + 1n).padStart(greatest.length, '0')}`
}
