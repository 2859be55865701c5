import type { Database } from '../../database/index.ts'
import { markOfAddress, signLink } from '../tokens/index.ts'
import { hasEmail } from './has-email.ts'

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
  if (!user) return undefined
  return signLink(db, 'verify-address', { userId: user.id, mark: await markOfAddress(db, user.email) })
}
