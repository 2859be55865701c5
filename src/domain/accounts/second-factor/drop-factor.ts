import { type Database, transact } from '../../../database/index.ts'
import { DomainError } from '../../domain-error.ts'
import { queueMail } from '../../mail/index.ts'
import { secondFactorResetMail, secondFactorSetMail } from '../account-mails.ts'
import { lockUser } from '../lock-user.ts'
import { readProof } from './proof-of-session.ts'
import type { Session } from './session.ts'

/** Takes all of somebody's factors away, and whatever was open by them: they are told by whom, and set up another when they come in. */
export function resetFactors(db: Database, userId: string, by: string): Promise<void> {
  return transact(db, async (tx) => {
    const user = await lockUser(tx, userId, 'not-found')
    await tx.updateTable('users').set({ totp_secret: null, totp_pending: null }).where('id', '=', userId).execute()
    await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
    await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
    await queueMail(tx, secondFactorResetMail, { by }, user)
  })
}

/** Takes one of somebody's factors away. Where one is asked for the last stays; with the last go the codes for its loss. */
export function dropFactor(db: Database, session: Session, drop: (tx: Database) => Promise<void>): Promise<void> {
  return transact(db, async (tx) => {
    const user = await lockUser(tx, session.userId)
    await drop(tx)
    const { isRequired, ways } = await readProof(tx, session.token)
    if (ways.length === 0) {
      if (isRequired) throw new DomainError('second-factor-needed')
      await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).execute()
    }
    await queueMail(tx, secondFactorSetMail, {}, user)
  })
}
