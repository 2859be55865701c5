import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { newsletterMail } from './newsletter-mails.ts'

interface Wish {
  to: { name: string; email: string }
  locale: Locale
}

/** Sends a letter to whoever wrote it, as a reader of that language would get it; at once, since they wait for it. */
export async function testIssue(db: Database, id: string, { to, locale }: Wish): Promise<void> {
  const known = await db.selectFrom('newsletter_issues').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw new DomainError('not-found')
  await transact(db, (tx) => queueMail(tx, { ...newsletterMail, canWait: false }, { issueId: id }, { ...to, locale }))
}
