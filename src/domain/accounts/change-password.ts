import { type Database, transact } from '../../database/index.ts'
import { type FieldFault, invalidFields } from '../domain-error.ts'
import { findPasswordFault } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { lockUser } from './lock-user.ts'
import { replacePassword } from './replace-password.ts'
import { openSession } from './sessions.ts'
import { tryOwnPassword } from './try-own-password.ts'
import type { User } from './user.ts'

interface Change {
  current_password: string
  password: string
  device?: string
  /** The token of the session that asks. */
  session: string
}

/** Changes a password for whoever knows the present one: every session ends, and the answer is the token of a new one. */
export async function changePassword(
  db: Database,
  user: User,
  { current_password, password, device, session }: Change,
): Promise<string> {
  const faults: Record<string, FieldFault> = {}
  const hash = await tryOwnPassword(db, { ...user, session }, current_password)
  if (hash === undefined) faults.current_password = { word: 'wrongPassword' }
  const fault = findPasswordFault(password, user)
  if (fault) faults.password = fault
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  const passwordHash = await hashPassword(password)

  return transact(db, async (tx) => {
    const known = await lockUser(tx, user.id)
    if (known.password_hash !== hash) throw invalidFields({ current_password: { word: 'wrongPassword' } })
    await replacePassword(tx, known, passwordHash)
    return openSession(tx, user.id, device)
  })
}
