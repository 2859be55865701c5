import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { requestNewsletterAs } from '../newsletter/index.ts'
import { mayMail } from './account-limits.ts'
import { findPasswordFault } from './check-password.ts'
import { isEmailTaken } from './has-email.ts'
import { hashPassword } from './hash-password.ts'
import { type User, USER_FIELDS } from './user.ts'

interface Registration {
  name: string
  email: string
  password: string
  locale: Locale
  subscribeToNewsletter: boolean
}

const TAKEN = { email: { word: 'taken' } } as const

/** Opens an account for a collector and mails a link that verifies the address; a taken address is refused for the same work. */
export async function registerUser(
  db: Database,
  { name, email, password, locale, subscribeToNewsletter }: Registration,
): Promise<User> {
  const fault = findPasswordFault(password, { name, email })
  if (fault) throw invalidFields({ ...((await isEmailTaken(db, email)) ? TAKEN : {}), password: fault })
  const password_hash = await hashPassword(password)
  return transact(db, async (tx) => {
    const user = await tx
      .insertInto('users')
      .values({ name, email, locale, password_hash })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(USER_FIELDS)
      .executeTakeFirst()
    if (!user) throw invalidFields(TAKEN)
    if (subscribeToNewsletter) await requestNewsletterAs(tx, user, { email, locale, source: 'registration' })
    if (await mayMail(tx, 'verify-address', email)) {
      await queueMail(tx, { kind: 'verify-address', to: { name, email }, locale, data: { userId: user.id } })
    }
    return user
  })
}
