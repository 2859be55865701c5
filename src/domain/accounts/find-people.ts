import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'

/** People with an account, by a part of their name or address; the latest first. */
export function findPeople(db: Database, query: string, limit: number) {
  const like = `%${query.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(sql<boolean>`(name ILIKE ${like} OR email ILIKE ${like})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}
