import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'
import { queueMail } from '../mail/index.ts'
import { openLink } from '../tokens/index.ts'
import { wordsOfAsking, wordsOfConfirming } from './consent-words.ts'
import { mayAskToConfirm } from './letter-limits.ts'
import { logConsent } from './log-consent.ts'
import { newsletterConfirmMail } from './newsletter-mails.ts'

const CONFIRMED = { status: 'confirmed', confirmed_at: sql<Date>`now()` } as const

/** Confirms a wish with the link that was mailed for it, once; the words are those of the page that the button stood on. */
export async function confirmNewsletter(db: Database, token: string, locale: Locale): Promise<void> {
  const link = await openLink(db, 'newsletter-confirm', token)
  await transact(db, async (tx) => {
    const wish = await tx
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'mark'])
      .where('request_id', '=', link.id)
      .where('status', '=', 'pending')
      .forUpdate()
      .executeTakeFirst()
    if (!wish) throw new DomainError('link-used')
    if (link.isOver) throw new DomainError('link-expired')
    await tx.updateTable('newsletter_subscriptions').set(CONFIRMED).where('id', '=', wish.id).execute()
    const words = wordsOfConfirming(locale)
    await logConsent(tx, [{ mark: wish.mark, kind: 'confirmed', source: 'link', locale, words }])
  })
}

/** Mails another link to whom this one was mailed, were it expired or not, as often as anybody may ask. */
export async function renewConfirmation(db: Database, token: string): Promise<void> {
  const link = await openLink(db, 'newsletter-confirm', token)
  const wish = await db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'locale'])
    .where('request_id', '=', link.id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (!wish) throw new DomainError('link-used')
  const { email, locale } = wish
  if (!(await mayAskToConfirm(db, email))) return
  await transact(db, (tx) => queueMail(tx, newsletterConfirmMail, {}, { name: '', email, locale }))
}

/** Confirms what an account asked for, now that its address is verified; what others asked for the same address stays open. */
export async function confirmNewsletterOf(tx: Database, user: { id: string; email: string }): Promise<void> {
  const confirmed = await tx
    .updateTable('newsletter_subscriptions')
    .set(CONFIRMED)
    .where('user_id', '=', user.id)
    .where(sql<boolean>`lower(email) = lower(${user.email})`)
    .where('status', '=', 'pending')
    .returning(['mark', 'locale', 'source'])
    .execute()
  await logConsent(
    tx,
    confirmed.map(({ mark, locale, source }) => ({
      mark,
      kind: 'confirmed',
      source: 'verification',
      locale,
      words: wordsOfAsking(source, locale),
    })),
  )
}
