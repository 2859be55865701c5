import { type RawBuilder, sql } from 'kysely'

import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { findAccount, type User } from '../accounts/index.ts'

/** Somebody of whom something is kept. Without proof that the address is theirs, only what their account did is. */
export interface Person {
  email: string
  isProven: boolean
  userId: string | null
}

/** Whoever has an address, with or without an account; staff answer for it that the address is theirs. */
export async function findPerson(db: Database, email: string): Promise<Person> {
  const account = await findAccount(db, email)
  return { email, isProven: true, userId: account?.id ?? null }
}

/** Somebody with an account, as their address is proven or not. */
export const personOf = ({ id, email, email_verified }: Pick<User, 'id' | 'email' | 'email_verified'>): Person => ({
  email,
  isProven: email_verified,
  userId: id,
})

/** The condition under which a column holds their address. */
export const hasAddress = ({ email, isProven }: Person, column: string): RawBuilder<boolean> =>
  sql<boolean>`(${isProven}::boolean AND lower(${sql.ref(column)}) = lower(${email}))`

/** How somebody is written to: by what they called themselves last, in the language that they used. */
export async function readReader(
  db: Database,
  person: Person,
): Promise<{ name: string; email: string; locale: Locale }> {
  const { rows } = await sql<{ name: string; locale: Locale }>`
    SELECT name, locale FROM (
      SELECT name, locale, 'infinity'::timestamptz AS at FROM users WHERE id = ${person.userId}::uuid
      UNION ALL SELECT name, locale, said_at FROM enquiries WHERE ${hasAddress(person, 'email')}
      UNION ALL SELECT first_name || ' ' || surname, locale, created_at FROM applications
        WHERE ${hasAddress(person, 'email')}
      UNION ALL SELECT '', locale, requested_at FROM newsletter_subscriptions WHERE ${hasAddress(person, 'email')}
    ) AS known ORDER BY at DESC LIMIT 1`.execute(db)
  const { name, locale } = rows[0] ?? { name: '', locale: DEFAULT_LOCALE }
  return { name, email: person.email, locale }
}
