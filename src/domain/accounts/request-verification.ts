import { type Database, transact } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { isMarkOf, readLink } from '../tokens/index.ts'
import { mayMailVerification, takeVerificationMail } from './account-limits.ts'
import { verifyAddressMail } from './account-mails.ts'
import { findUnverified, type Unverified } from './find-unverified.ts'
import type { User } from './user.ts'

/** Mails a user who is logged in another link, unless the address is verified already. */
export async function resendVerification(db: Database, { id, email }: User): Promise<void> {
  const user = await findUnverified(db, id)
  if (!user) return
  await takeVerificationMail(db, email)
  await queueLink(db, user)
}

/** Mails another link to whom this one was mailed, were it expired or not; a link that is none, and one that has done its work, change nothing. */
export async function renewVerification(db: Database, signature: string): Promise<void> {
  const claim = await readLink(db, 'verify-address', signature)
  const user = claim && (await findUnverified(db, claim.userId))
  if (!user || !(await isMarkOf(db, claim.mark, user.email))) return
  if (await mayMailVerification(db, user.email)) await queueLink(db, user)
}

const queueLink = (db: Database, { id, name, email, locale }: Unverified) =>
  transact(db, (tx) => queueMail(tx, verifyAddressMail, { userId: id }, { name, email, locale }))
