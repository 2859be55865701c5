import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { hashToken, isSecretToken, makeDeviceProof } from '../tokens/index.ts'
import { restoreTries } from './account-limits.ts'
import { findPasswordFault } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { lockUser } from './lock-user.ts'
import { replacePassword } from './replace-password.ts'

/**
 * Sets a new password with the token of a mailed link: of any number of attempts with one token, one succeeds. Answers
 * what the device is known by from now on, so that its owner can come in whatever strangers try.
 */
export async function resetPassword(
  db: Database,
  { token, password }: { token: string; password: string },
): Promise<string> {
  if (!isSecretToken(token)) throw new DomainError('link-invalid')
  const tokenHash = hashToken(token)
  const known = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.name', 'users.email', sql<boolean>`expires_at <= now()`.as('isOver')])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!known) throw new DomainError('link-used')
  if (known.isOver) throw new DomainError('link-expired')
  const fault = findPasswordFault(password, known)
  if (fault) throw invalidFields({ password: fault })
  const passwordHash = await hashPassword(password)

  return transact(db, async (tx) => {
    const user = await lockUser(tx, known.id, 'link-used')
    const { numDeletedRows } = await tx
      .deleteFrom('password_resets')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new DomainError('link-used')
    await proveAddress(tx, user.id)
    await replacePassword(tx, user, passwordHash)
    await restoreTries(tx, user.email)
    return makeDeviceProof(tx, { id: user.id, password_hash: passwordHash })
  })
}

/**
 * The token was mailed, so its address is proved. Had nobody proved it before, a stranger may have opened the account
 * and waits: what they left in it goes.
 */
async function proveAddress(tx: Database, userId: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email_verified_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .where('email_verified_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  await tx.deleteFrom('social_logins').where('user_id', '=', userId).execute()
  await tx.deleteFrom('user_addresses').where('user_id', '=', userId).execute()
}
