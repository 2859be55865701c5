import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { requestNewsletterAs } from '../newsletter/index.ts'
import { mayMailVerification, takeRegistration } from './account-limits.ts'
import { verifyAddressMail } from './account-mails.ts'
import { findPasswordFault } from './check-password.ts'
import { hashPassword } from './hash-password.ts'
import { type User, USER_FIELDS } from './user.ts'

interface Registration {
  name: string
  email: string
  password: string
  locale: Locale
  subscribeToNewsletter: boolean
  /** From where. */
  caller: string
}

/**
 * Opens an account for a collector and mails a link that verifies the address. A taken address is told only when all
 * else is right, for the same work, and to nobody often.
 */
export async function registerUser(
  db: Database,
  { name, email, password, locale, subscribeToNewsletter, caller }: Registration,
): Promise<User> {
  const fault = findPasswordFault(password, { name, email })
  if (fault) throw invalidFields({ password: fault })
  const giveTurnBack = await takeRegistration(db, caller)
  const password_hash = await hashPassword(password)
  return transact(db, async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({ name, email, locale, password_hash })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(USER_FIELDS)
      .executeTakeFirst()
    if (!user) throw invalidFields({ email: { word: 'taken' } })
    await giveTurnBack(tx)
    if (subscribeToNewsletter) await requestNewsletterAs(tx, user, { email, locale, source: 'registration' })
    if (await mayMailVerification(tx, email)) {
      await queueMail(tx, verifyAddressMail, { userId: user.id }, { name, email, locale })
    }
    return user
  })
}
