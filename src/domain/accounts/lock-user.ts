import type { ErrorCode } from '../../contract/error-codes.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

export interface LockedUser {
  id: string
  name: string
  email: string
  locale: Locale
  password_hash: string | null
  email_verified_at: Date | null
}

/** Holds a user until the transaction ends, so that changes to one account happen one after the other; one who is gone by now is refused. */
export async function lockUser(
  tx: Database,
  userId: string,
  refusal: ErrorCode = 'unauthenticated',
): Promise<LockedUser> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'locale', 'password_hash', 'email_verified_at'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!user) throw new DomainError(refusal)
  return user
}
