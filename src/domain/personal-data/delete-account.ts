import { type Database, transact } from '../../database/index.ts'
import { accountDeletedMail, isSameEmail, lockUser, tryOwnPassword, type User } from '../accounts/index.ts'
import { invalidFields } from '../domain-error.ts'
import type { FileStore } from '../files/index.ts'
import { queueMail } from '../mail/index.ts'
import { erasePerson, removeFiles } from './erase-person.ts'

/** Deletes a user and all that was theirs, for good; whoever has a password confirms with it, the others with their address. */
export async function deleteAccount(
  db: Database,
  files: FileStore,
  user: User,
  { confirmation, session }: { confirmation: string; session: string },
): Promise<void> {
  const hash = user.has_password ? await tryOwnPassword(db, { ...user, session }, confirmation) : null
  const isConfirmed = user.has_password ? hash !== undefined : isSameEmail(confirmation.trim(), user.email)
  const refusal = invalidFields({ confirmation: { word: user.has_password ? 'wrongPassword' : 'invalid' } })
  if (!isConfirmed) throw refusal
  const keys = await transact(db, async (tx) => {
    const { name, email, locale, password_hash, email_verified_at } = await lockUser(tx, user.id)
    if (password_hash !== hash) throw refusal
    // The address may have become another since the request came, and is then to be proven anew.
    const isProven = email_verified_at !== null
    const outcome = await erasePerson(tx, { email, isProven, userId: user.id }, null)
    // An address that nobody proved may be a stranger's, who did not ask for our mail.
    if (isProven) await queueMail(tx, accountDeletedMail, {}, { name, email, locale })
    return outcome.files
  })
  await removeFiles(db, files, keys)
}
