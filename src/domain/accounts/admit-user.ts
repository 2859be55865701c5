import { type Database, transact } from '../../database/index.ts'
import { createUser, type NewUser } from './create-user.ts'
import { endDemoUsers } from './end-demo-users.ts'
import { hasEmail } from './has-email.ts'
import type { User } from './user.ts'

/**
 * Writes a user whom the gallery itself vouches for, verified and with a password; undefined when the address is taken.
 * One of the demo's people who has it gives way, so that nothing of what visitors did there is the new user's.
 */
export function admitUser(db: Database, user: NewUser & { password: string }): Promise<User | undefined> {
  return transact(db, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .select(['id', 'demo_person'])
      .where(hasEmail(user.email))
      .executeTakeFirst()
    if (known && known.demo_person === null) return undefined
    if (known) await endDemoUsers(tx, known.id)
    return createUser(tx, { ...user, isVerified: true })
  })
}
