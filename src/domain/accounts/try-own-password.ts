import type { Database } from '../../database/index.ts'
import { tryPassword } from './account-limits.ts'

/** Who is asked for their own password, and the token of the session in which they are. */
interface Asked {
  id: string
  email: string
  session: string
}

/** The hash that a user's own password was found right by, to be compared again once the user is held; nothing when it is wrong or there is none. */
export async function tryOwnPassword(
  db: Database,
  { id, email, session }: Asked,
  password: string,
): Promise<string | undefined> {
  const known = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst()
  const hash = known?.password_hash
  return (await tryPassword(db, { email, password, hash, who: { session } })) ? (hash ?? undefined) : undefined
}
