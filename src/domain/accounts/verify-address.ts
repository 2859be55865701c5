import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { confirmNewsletterOf } from '../newsletter/index.ts'
import { isMarkOf, openLink } from '../tokens/index.ts'
import { findUnverified } from './find-unverified.ts'
import { hasEmail } from './has-email.ts'

/** Verifies an address with the signature that was mailed to it, once; a newsletter that the account asked for is confirmed with it. */
export async function verifyAddress(db: Database, signature: string): Promise<void> {
  const claim = await openLink(db, 'verify-address', signature)
  const user = await findUnverified(db, claim.userId)
  if (!user || !(await isMarkOf(db, claim.mark, user.email))) throw new DomainError('link-used')
  if (claim.isOver) throw new DomainError('link-expired')
  await transact(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set({ email_verified_at: sql<Date>`now()` })
      .where('id', '=', user.id)
      .where(hasEmail(user.email))
      .where('email_verified_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new DomainError('link-used')
    await confirmNewsletterOf(tx, user)
  })
}
