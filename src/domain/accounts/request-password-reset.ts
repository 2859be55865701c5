import { type Database, transact } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { mayMail } from './account-limits.ts'
import { hasEmail } from './has-email.ts'

/** Mails a link for a new password to an address that has an account, a few times an hour; whether it did is not told. */
export async function requestPasswordReset(db: Database, email: string): Promise<void> {
  if (!(await mayMail(db, 'reset-password', email))) return
  await transact(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'name', 'email', 'locale'])
      .where(hasEmail(email))
      .executeTakeFirst()
    if (!user) return
    const to = { name: user.name, email: user.email }
    await queueMail(tx, { kind: 'reset-password', to, locale: user.locale, data: { userId: user.id } })
  })
}
