import { type RawBuilder, sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { Reader } from './reader.ts'

/** Mails to the gallery are about sales, and tell of people: they reach who may read of them, as long as they work here. */
const MAY_READ: RawBuilder<boolean> = sql<boolean>`(
  scope && '{sales,admin}' AND deactivated_at IS NULL AND demo_ended_at IS NULL)`

/** Who of the staff is mailed what goes to the gallery, each once, and whether its own address does without it then. */
export async function findStaffReaders(
  db: Database,
  kind: string,
): Promise<{ readers: Reader[]; isGallerySpared: boolean }> {
  const readers = await db
    .selectFrom('users')
    .select(['name', 'email', 'locale'])
    .where(sql<boolean>`mailed_about <> '{}' AND ${kind} = ANY (mailed_about)`)
    .where(MAY_READ)
    .where(sql<boolean>`lower(email) IS DISTINCT FROM (SELECT lower(email) FROM gallery)`)
    .orderBy('id')
    .execute()
  if (readers.length === 0) return { readers, isGallerySpared: false }
  const rules = await db
    .selectFrom('house_rules')
    .select(sql<boolean>`${kind} = ANY (unmailed)`.as('isSpared'))
    .executeTakeFirst()
  return { readers, isGallerySpared: rules?.isSpared ?? false }
}

/** Whether somebody who was mailed what goes to the gallery may still read it. */
export async function isStaffReader(db: Database, email: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where(MAY_READ)
    .executeTakeFirst()
  return found !== undefined
}
