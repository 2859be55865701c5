import type { Database } from '../../database/index.ts'
import { columnsOf, type NewUser } from './create-user.ts'
import { hasEmail } from './has-email.ts'
import { type User, USER_FIELDS } from './user.ts'

/**
 * Gives one of the demo's people an account as it should be: the one that was theirs before the demo ended, or a new one.
 * Undefined when somebody else has the address.
 */
export async function admitDemoUser(
  tx: Database,
  person: NewUser & { password: string; demoPerson: string },
): Promise<User | undefined> {
  const former = await tx
    .selectFrom('users')
    .select('id')
    .where('demo_person', '=', person.demoPerson)
    .where('demo_ended_at', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  const holder = await tx.selectFrom('users').select('id').where(hasEmail(person.email)).executeTakeFirst()
  if (holder && holder.id !== former?.id) return undefined
  const columns = await columnsOf({ ...person, isVerified: true })
  if (!former) return tx.insertInto('users').values(columns).returning(USER_FIELDS).executeTakeFirstOrThrow()
  return tx
    .updateTable('users')
    .set({ ...columns, demo_ended_at: null })
    .where('id', '=', former.id)
    .returning(USER_FIELDS)
    .executeTakeFirstOrThrow()
}
