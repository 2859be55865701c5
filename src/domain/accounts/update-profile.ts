import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { invalidFields } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { mayMailVerification, takeAddressChange } from './account-limits.ts'
import { addressChangedMail, verifyAddressMail } from './account-mails.ts'
import { isEmailTaken, isSameEmail } from './has-email.ts'
import { lockUser } from './lock-user.ts'
import { tryOwnPassword } from './try-own-password.ts'
import { type User, USER_FIELDS } from './user.ts'

interface Change {
  name?: string | undefined
  locale?: Locale | undefined
  email?: string | undefined
  current_password?: string | undefined
  /** The token of the session that asks. */
  session: string
}

/** Changes who a user is; another address takes the password, is to be verified anew, and is told to the one that is left. */
export async function updateProfile(db: Database, user: User, change: Change): Promise<User> {
  const { name, locale, email } = change
  if (email !== undefined && !isSameEmail(email, user.email)) return changeAddress(db, user, { ...change, email })
  return write(db, user.id, { name, locale })
}

async function changeAddress(
  db: Database,
  user: User,
  { name, locale, email, current_password, session }: Change & { email: string },
): Promise<User> {
  const asked = { ...user, session }
  const hash = current_password === undefined ? undefined : await tryOwnPassword(db, asked, current_password)
  if (hash === undefined) {
    throw invalidFields({ current_password: { word: current_password === undefined ? 'required' : 'wrongPassword' } })
  }
  // Whether an address has an account is told to those who prove who they are, and not often.
  await takeAddressChange(db, user.id)
  if (await isEmailTaken(db, email)) throw invalidFields({ email: { word: 'taken' } })

  return transact(db, async (tx) => {
    const former = await lockUser(tx, user.id)
    if (former.password_hash !== hash) throw invalidFields({ current_password: { word: 'wrongPassword' } })
    const changed = await write(tx, user.id, { name, locale, email, email_verified_at: null })
    // What was mailed to the former address, and who vouched for it, opens this account no more.
    for (const table of ['password_resets', 'social_codes', 'social_logins'] as const) {
      await tx.deleteFrom(table).where('user_id', '=', user.id).execute()
    }
    if (await mayMailVerification(tx, email)) {
      await queueMail(tx, verifyAddressMail, { userId: user.id }, changed)
    }
    // An address that nobody proved may be a stranger's, who did not ask for our mail.
    if (user.email_verified) {
      await queueMail(tx, addressChangedMail, { newEmail: email }, { ...former, locale: changed.locale })
    }
    return changed
  }).catch((error: unknown) => {
    throw isTaken(error) ? invalidFields({ email: { word: 'taken' } }) : error
  })
}

interface Values {
  name?: string | undefined
  locale?: Locale | undefined
  email?: string
  email_verified_at?: null
}

function write(db: Database, userId: string, values: Values): Promise<User> {
  const { name, locale, ...others } = values
  return transact(db, async (tx) => {
    const former = await lockUser(tx, userId)
    return tx
      .updateTable('users')
      .set({ name: name ?? former.name, locale: locale ?? former.locale, ...others })
      .where('id', '=', userId)
      .returning(USER_FIELDS)
      .executeTakeFirstOrThrow()
  })
}

// Somebody else took the address between our look and our write.
const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'users_email'
