import { sql } from 'kysely'

import { type Database, transact } from '../../database/index.ts'
import { accountDeletedMail, isSameEmail, lockUser, tryOwnPassword, type User } from '../accounts/index.ts'
import { invalidFields } from '../domain-error.ts'
import { forgetEnquiries, lockOwnEnquiries } from '../enquiries/index.ts'
import { queueMail } from '../mail/index.ts'
import { forgetNewsletter } from '../newsletter/index.ts'

/** Deletes a user and all that was theirs, for good; whoever has a password confirms with it, the others with their address. */
export async function deleteAccount(
  db: Database,
  user: User,
  { confirmation, session }: { confirmation: string; session: string },
): Promise<void> {
  const hash = user.has_password ? await tryOwnPassword(db, { ...user, session }, confirmation) : null
  const isConfirmed = user.has_password ? hash !== undefined : isSameEmail(confirmation.trim(), user.email)
  const refusal = invalidFields({ confirmation: { word: user.has_password ? 'wrongPassword' : 'invalid' } })
  if (!isConfirmed) throw refusal
  await transact(db, async (tx) => {
    const { name, email, locale, password_hash, email_verified_at } = await lockUser(tx, user.id)
    if (password_hash !== hash) throw refusal
    // The address may have become another since the request came, and is then to be proven anew.
    const leaver = { ...user, email, email_verified: email_verified_at !== null }
    const enquiries = await lockOwnEnquiries(tx, leaver)
    await deleteMails(tx, leaver)
    await tx.deleteFrom('users').where('id', '=', user.id).execute()
    await forgetNewsletter(tx, leaver)
    await forgetEnquiries(tx, enquiries)
    // An address that nobody proved may be a stranger's, who did not ask for our mail.
    if (leaver.email_verified) await queueMail(tx, accountDeletedMail, {}, { name, email, locale })
  })
}

/** What was written to them goes too; of an address that nobody proved, only what was about this account. */
async function deleteMails(tx: Database, { id, email, email_verified }: User): Promise<void> {
  const mails = tx.deleteFrom('mails').where('to_email', '=', email)
  const isOwn = sql<boolean>`(data ->> 'userId' = ${id}
    OR data ->> 'orderId' IN (SELECT orders.id::text FROM orders WHERE user_id = ${id}))`
  await (email_verified ? mails : mails.where(isOwn)).execute()
}
