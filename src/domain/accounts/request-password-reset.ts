import { type Database, transact } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { queueJob } from '../queue/index.ts'
import { type Asker, mayMailReset } from './account-limits.ts'
import { resetPasswordMail } from './account-mails.ts'
import { hasEmail, isSameEmail } from './has-email.ts'
import { findUserByToken } from './sessions.ts'

interface Wish extends Asker {
  email: string
  /** The token that the caller shows, if any. */
  token: string | undefined
}

/**
 * Has a link for a new password mailed to an address that has an account, a few times an hour. Whether it has one is
 * looked up later, by a job: here nothing differs, neither the answer nor the work.
 */
export async function requestPasswordReset(db: Database, { email, token, ...asker }: Wish): Promise<void> {
  const user = token === undefined ? undefined : await findUserByToken(db, token)
  const isOwn = token !== undefined && user !== undefined && isSameEmail(user.email, email)
  if (await mayMailReset(db, email, isOwn ? { session: token } : asker)) {
    await queueJob(db, 'mail-reset-link', { email })
  }
}

/** Makes the mail due that such a link is in, if the address has an account. */
export function mailResetLink(db: Database, email: string): Promise<void> {
  return transact(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'locale'])
      .where(hasEmail(email))
      .executeTakeFirst()
    if (!user) return
    const to = { name: user.name, email: user.email }
    await queueMail(tx, resetPasswordMail, { userId: user.id }, { ...to, locale: user.locale })
  })
}
