import { sql } from 'kysely'

import { containing, type Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

/** People with an account, by a part of their name or address; the latest first. */
export function findPeople(db: Database, query: string, limit: number) {
  const like = containing(query)
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where(sql<boolean>`(name ILIKE ${like} OR email ILIKE ${like})`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Somebody with an account, as staff see them. */
export async function readPerson(db: Database, id: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale', 'scope', 'email_verified_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new DomainError('not-found')
  const { email_verified_at, created_at, ...person } = row
  return { ...person, is_verified: email_verified_at !== null, created_at: created_at.toISOString() }
}
