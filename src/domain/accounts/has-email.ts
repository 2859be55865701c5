import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { USER_FIELDS, type User } from './user.ts'

/** The condition under which a user has an address: capitals make no other one. */
export const hasEmail = (email: string) => sql<boolean>`lower(users.email) = lower(${email})`

/** Whether two addresses are one. */
export const isSameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Whose account has an address. */
export const findAccount = (db: Database, email: string): Promise<User | undefined> =>
  db.selectFrom('users').select(USER_FIELDS).where(hasEmail(email)).executeTakeFirst()

/** Whether an address has an account. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await db.selectFrom('users').select('id').where(hasEmail(email)).executeTakeFirst()) !== undefined
}
