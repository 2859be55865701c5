import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { tryPassword } from './account-limits.ts'
import { hasEmail } from './has-email.ts'
import { openSession } from './sessions.ts'

interface Credentials {
  email: string
  password: string
  device?: string
}

/** Opens a session for whoever knows the password, and answers its token; no account and a wrong password are told in the same words, for the same work. */
export async function logIn(db: Database, { email, password, device }: Credentials): Promise<string> {
  const known = await db.selectFrom('users').select(['id', 'password_hash']).where(hasEmail(email)).executeTakeFirst()
  const isRight = await tryPassword(db, { email, password, hash: known?.password_hash })
  const token = known && isRight ? await openSessionOf(db, known, device) : undefined
  if (token === undefined) throw invalidFields({ email: { word: 'credentials' } })
  return token
}

/** A password that is changed at this very moment opens nothing any more: its change waits for us, or we for it. */
function openSessionOf(
  db: Database,
  { id, password_hash }: { id: string; password_hash: string | null },
  device: string | undefined,
): Promise<string | undefined> {
  return transact(db, async (tx) => {
    const still = await tx
      .selectFrom('users')
      .select('id')
      .where('id', '=', id)
      .where('password_hash', '=', password_hash)
      .forShare()
      .executeTakeFirst()
    return still && openSession(tx, id, device)
  })
}
