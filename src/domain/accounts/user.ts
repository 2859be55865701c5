import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Scope } from '../../contract/scope.ts'

/** Somebody with an account, as the gallery shows them to themselves. */
export interface User {
  id: string
  name: string
  email: string
  scope: Scope[]
  locale: Locale
  email_verified: boolean
  /** Nothing for those who have only come in through another service. */
  has_password: boolean
}

/** What of a row makes a user, beside what they may do; the password's hash never leaves the table with them. */
export const PERSON_FIELDS = [
  'users.id',
  'users.name',
  'users.email',
  'users.locale',
  sql<boolean>`users.email_verified_at IS NOT NULL`.as('email_verified'),
  sql<boolean>`users.password_hash IS NOT NULL`.as('has_password'),
] as const
export const USER_FIELDS = [...PERSON_FIELDS, 'users.scope'] as const
