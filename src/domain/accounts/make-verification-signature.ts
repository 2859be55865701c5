import type { Database } from '../../database/index.ts'
import { hasEmail } from './has-email.ts'
import { signAddress } from './verification-signature.ts'

/** What the link in a mail that goes to this address now is signed with; nothing when the user is gone, verified, or has moved to another address. */
export async function makeVerificationSignature(
  db: Database,
  userId: string,
  email: string,
): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where(hasEmail(email))
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  return user && signAddress(db, user)
}
