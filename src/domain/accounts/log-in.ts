import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { makeDeviceProof } from '../tokens/index.ts'
import { type Asker, tryPassword } from './account-limits.ts'
import { hasEmail } from './has-email.ts'
import { openSession } from './sessions.ts'

interface Credentials extends Asker {
  email: string
  password: string
  device?: string
}

/** What a login brings: the token of the session, and what the device is known by from now on, once the address is proved. */
interface Admission {
  token: string
  deviceProof: string | undefined
}

/** Opens a session for whoever knows the password; no account and a wrong password are told in the same words, for the same work. */
export async function logIn(db: Database, { email, password, device, ...who }: Credentials): Promise<Admission> {
  const known = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'email_verified_at'])
    .where(hasEmail(email))
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  const isRight = await tryPassword(db, { email, password, hash: known?.password_hash, who })
  const token = known && isRight ? await openSessionOf(db, known, device) : undefined
  if (!known || token === undefined) throw invalidFields({ email: { word: 'credentials' } })
  // Whoever opened an account for the address of somebody else is no more known than a stranger.
  return { token, deviceProof: known.email_verified_at ? await makeDeviceProof(db, known) : undefined }
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
