import type { Database } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { passwordChangedMail } from './account-mails.ts'
import type { LockedUser } from './lock-user.ts'

/** Writes a new password for a user who is held: every session and every link for another password ends, and the user is told by mail. */
export async function replacePassword(
  tx: Database,
  { id, name, email, locale }: LockedUser,
  password_hash: string,
): Promise<void> {
  await tx.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  await tx.deleteFrom('password_resets').where('user_id', '=', id).execute()
  await tx.deleteFrom('social_codes').where('user_id', '=', id).execute()
  await queueMail(tx, passwordChangedMail, {}, { name, email, locale })
}
