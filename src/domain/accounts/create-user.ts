import type { Locale } from '../../contract/locale.ts'
import type { Scope } from '../../contract/scope.ts'
import type { Database } from '../../database/index.ts'
import { hashPassword } from './hash-password.ts'
import { type User, USER_FIELDS } from './user.ts'

export interface NewUser {
  name: string
  email: string
  locale: Locale
  /** A collector unless said otherwise. */
  scope?: Scope[]
  /** Without one the user comes in through another service, or by a link for a new password. */
  password?: string
  /** Whether the address is known to be theirs. */
  isVerified?: boolean
  /** Which of the demo's people this is, if any. */
  demoPerson?: string
}

/** Writes a user as those who are trusted wish; an address belongs to one user, however it is capitalised. */
export async function createUser(db: Database, wishes: NewUser): Promise<User> {
  return db
    .insertInto('users')
    .values(await columnsOf(wishes))
    .returning(USER_FIELDS)
    .executeTakeFirstOrThrow()
}

/** What is written of somebody. */
export async function columnsOf({ name, email, locale, scope, password, isVerified = false, demoPerson }: NewUser) {
  return {
    name,
    email,
    locale,
    ...(scope ? { scope } : {}),
    password_hash: password === undefined ? null : await hashPassword(password),
    email_verified_at: isVerified ? new Date() : null,
    demo_person: demoPerson ?? null,
  }
}
