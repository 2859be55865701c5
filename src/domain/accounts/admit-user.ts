import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { createUser, type NewUser } from './create-user.ts'
import { hashPassword } from './hash-password.ts'
import type { User } from './user.ts'

/** Writes a user whom the gallery itself vouches for, verified and with a password; undefined when the address is taken. */
export async function admitUser(db: Database, user: NewUser & { password: string }): Promise<User | undefined> {
  const passwordHash = await hashPassword(user.password)
  return transact(db, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .select('id')
      .where(sql`lower(email)`, '=', user.email.toLowerCase())
      .executeTakeFirst()
    if (known) return undefined
    const created = await createUser(tx, user)
    await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, email_verified_at: sql<Date>`now()` })
      .where('id', '=', created.id)
      .execute()
    return { ...created, email_verified: true, has_password: true }
  })
}
