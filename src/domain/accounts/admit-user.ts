import { type Database, transact } from '../../database/index.ts'
import { createUser, type NewUser } from './create-user.ts'
import { hasEmail } from './has-email.ts'
import type { User } from './user.ts'

/** Writes a user whom the gallery itself vouches for, verified and with a password; undefined when the address is taken. */
export function admitUser(db: Database, user: NewUser & { password: string }): Promise<User | undefined> {
  return transact(db, async (tx) => {
    const known = await tx.selectFrom('users').select('id').where(hasEmail(user.email)).executeTakeFirst()
    return known ? undefined : createUser(tx, { ...user, isVerified: true })
  })
}
