import { localize } from '../../../contract/locale.ts'
import { type Database, transact } from '../../../database/index.ts'
import { DomainError, invalidFields } from '../../domain-error.ts'
import { readGallery } from '../../gallery/index.ts'
import { queueMail } from '../../mail/index.ts'
import { seal, unseal } from '../../tokens/index.ts'
import { secondFactorSetMail } from '../account-mails.ts'
import { lockUser } from '../lock-user.ts'
import { dropFactor } from './drop-factor.ts'
import { markProved } from './proof-of-session.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import type { Session } from './session.ts'
import { findStep, makeTotpSecret, totpAddress, writeBase32 } from './totp.ts'

/** A new secret for somebody's device: it counts once a code of it was shown, and until then a former one does. */
export async function beginTotp(db: Database, { userId }: Session): Promise<{ secret: string; address: string }> {
  const secret = makeTotpSecret()
  const { name } = await readGallery(db)
  const totp_pending = await seal(db, 'second factor', secret)
  return transact(db, async (tx) => {
    const { locale, email } = await lockUser(tx, userId)
    await tx.updateTable('users').set({ totp_pending }).where('id', '=', userId).execute()
    return { secret: writeBase32(secret), address: totpAddress(secret, { gallery: localize(name, locale), email }) }
  })
}

/** Has the device count from now on, once it shows a right code. Answers with codes for when it is lost. */
export function confirmTotp(db: Database, { userId, token }: Session, code: string): Promise<string[]> {
  return transact(db, async (tx) => {
    const user = await lockUser(tx, userId)
    const { totp_pending } = await tx
      .selectFrom('users')
      .select('totp_pending')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    if (!totp_pending) throw new DomainError('not-found')
    const step = findStep(await unseal(tx, 'second factor', totp_pending), code, { now: new Date(), last: 0 })
    if (step === undefined) throw invalidFields({ code: { word: 'wrongProof' } })
    await tx
      .updateTable('users')
      .set({ totp_secret: totp_pending, totp_pending: null, totp_step: step })
      .where('id', '=', userId)
      .execute()
    await markProved(tx, token, 'factor')
    await queueMail(tx, secondFactorSetMail, {}, user)
    return makeRecoveryCodes(tx, userId)
  })
}

/** Takes the device away; where a second factor is asked for, the last one stays. */
export const dropTotp = (db: Database, session: Session): Promise<void> =>
  dropFactor(db, session, async (tx) => {
    await tx
      .updateTable('users')
      .set({ totp_secret: null, totp_pending: null })
      .where('id', '=', session.userId)
      .execute()
  })
