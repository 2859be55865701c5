import type { Database } from '../../../database/index.ts'
import { invalidFields } from '../../domain-error.ts'
import { type Limit, restoreTurns, takeTurn } from '../../limits/index.ts'
import { unseal } from '../../tokens/index.ts'
import { tryOwnPassword } from '../try-own-password.ts'
import { type ShownPasskey, type Site, takePasskey } from './passkeys.ts'
import { markProved, readProof } from './proof-of-session.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import type { Session } from './session.ts'
import { findStep } from './totp.ts'

// A million codes, three of them right at a time: a year of guessing finds one with one in a thousand.
const TRIES: Limit = { turns: 5, seconds: 15 * 60 }

interface Shown {
  passkey?: ShownPasskey | undefined
  code?: string | undefined
  recovery_code?: string | undefined
  password?: string | undefined
}

/**
 * Takes what somebody shows: a key of their device, a code of it, a code for when it is lost, or their password where
 * nobody asks for more. Wrong ones are counted for the account, on whichever session they are tried.
 */
export async function showProof(db: Database, session: Session, shown: Shown, site: Site): Promise<void> {
  const key = `second factor of ${session.userId}`
  await takeTurn(db, key, TRIES)
  if (!(await isRight(db, session, shown, site))) {
    const [field = 'code'] = Object.keys(shown)
    throw invalidFields({ [field]: { word: 'wrongProof' } })
  }
  await restoreTurns(db, key)
  await markProved(
    db,
    session.token,
    (shown.passkey ?? shown.code ?? shown.recovery_code) === undefined ? 'password' : 'factor',
  )
}

async function isRight(db: Database, session: Session, shown: Shown, site: Site): Promise<boolean> {
  if (shown.passkey !== undefined) return takePasskey(db, session, shown.passkey, site)
  if (shown.code !== undefined) return takeTotpCode(db, session.userId, shown.code)
  const { state, ways } = await readProof(db, session.token)
  if (shown.recovery_code !== undefined)
    return ways.includes('recovery') && takeRecoveryCode(db, session.userId, shown.recovery_code)
  // Whoever has more than a password, or should have, shows that.
  if (shown.password === undefined || state !== 'none' || ways.length > 0) return false
  const asked = { id: session.userId, email: session.email, session: session.token }
  return (await tryOwnPassword(db, asked, shown.password)) !== undefined
}

/** Whether a code is right, and has not been used; of two at once with the same one, one is. */
async function takeTotpCode(db: Database, userId: string, code: string): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['totp_secret', 'totp_step'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.totp_secret) return false
  const step = findStep(await unseal(db, 'second factor', user.totp_secret), code, {
    now: new Date(),
    last: user.totp_step,
  })
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('users')
    .set({ totp_step: step })
    .where('id', '=', userId)
    .where('totp_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
