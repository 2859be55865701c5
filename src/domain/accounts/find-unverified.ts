import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'

export interface Unverified {
  id: string
  name: string
  email: string
  locale: Locale
}

/** A user whose address is still to be verified. */
export const findUnverified = (db: Database, userId: string): Promise<Unverified | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale'])
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
