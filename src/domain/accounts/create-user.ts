import type { Locale } from '../../contract/locale.ts'
import type { Scope } from '../../contract/scope.ts'
import type { Database } from '../../database/index.ts'
import { type User, USER_FIELDS } from './user.ts'

export interface NewUser {
  name: string
  email: string
  locale: Locale
  /** A collector unless said otherwise. */
  scope?: Scope[]
}

/** Writes a user whose address is not verified yet; an address belongs to one user, however it is capitalised. */
export function createUser(db: Database, { name, email, locale, scope }: NewUser): Promise<User> {
  return db
    .insertInto('users')
    .values({ name, email, locale, ...(scope ? { scope } : {}) })
    .returning(USER_FIELDS)
    .executeTakeFirstOrThrow()
}
