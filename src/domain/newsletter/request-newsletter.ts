import { sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import { type Database, transact, waitForLock } from '../../database/index.ts'
import { queueMail } from '../mail/index.ts'
import { type AskSource, wordsOfAsking } from './consent-words.ts'
import { mayAskToConfirm, mayReassure } from './letter-limits.ts'
import { logConsent } from './log-consent.ts'
import { newsletterAlreadyMail, newsletterConfirmMail } from './newsletter-mails.ts'

interface Ask {
  email: string
  locale: Locale
  source: AskSource
}

/**
 * Notes that somebody asked for the newsletter and mails a link that confirms it. A confirmed reader stays one and is
 * told so, once a day at most; whoever asks sees no difference.
 */
export async function requestNewsletter(db: Database, ask: Ask): Promise<void> {
  const { email, locale } = ask
  if (!(await mayAskToConfirm(db, email))) return
  await transact(db, async (tx) => {
    const { mark, status } = await noteWish(tx, ask)
    if (status === 'pending') {
      await logConsent(tx, [{ ...askedAt(ask), mark }])
      await queueMail(tx, newsletterConfirmMail, {}, { name: '', email, locale })
    } else if (await mayReassure(tx, email)) {
      await queueMail(tx, newsletterAlreadyMail, {}, { name: '', email, locale })
    }
  })
}

/**
 * The same for somebody with an account. A verified address and the tick are consent enough; where it is not verified
 * yet, the link that verifies it confirms the wish too, and no second mail goes to an address that nobody proved.
 */
export async function requestNewsletterAs(
  db: Database,
  user: { id: string; email_verified: boolean },
  ask: Ask & { source: 'registration' | 'account' },
): Promise<void> {
  await transact(db, async (tx) => {
    const { mark, status, before } = await noteWish(tx, ask, user.id)
    if (status !== 'pending') return
    const asked = askedAt(ask)
    if (before !== 'pending') await logConsent(tx, [{ ...asked, mark }])
    if (!user.email_verified) return
    await tx
      .updateTable('newsletter_subscriptions')
      .set({ status: 'confirmed', confirmed_at: sql<Date>`now()` })
      .where('mark', '=', mark)
      .execute()
    await logConsent(tx, [{ ...asked, kind: 'confirmed', mark }])
  })
}

const askedAt = ({ source, locale }: Ask) => ({
  kind: 'asked' as const,
  source,
  locale,
  words: wordsOfAsking(source, locale),
})

interface Wish {
  mark: Buffer
  status: 'pending' | 'confirmed'
  before: 'pending' | 'confirmed' | 'unsubscribed' | null
}

/** Writes a wish down as pending, unless it is confirmed already. One that was ended begins anew: links of before are dead. */
async function noteWish(tx: Database, { email, locale, source }: Ask, userId: string | null = null): Promise<Wish> {
  // Whoever else asks for the same address at this moment waits here.
  await waitForLock(tx, 'the newsletter of an address', email)
  const { rows } = await sql<Wish>`
    WITH former AS (SELECT status FROM newsletter_subscriptions WHERE lower(email) = lower(${email}))
    INSERT INTO newsletter_subscriptions AS known (email, locale, source, user_id, mark)
    VALUES (${email}, ${locale}, ${source}, ${userId}::uuid, newsletter_mark(${email}))
    ON CONFLICT (lower(email)) DO UPDATE SET
      locale = CASE known.status WHEN 'confirmed' THEN known.locale ELSE excluded.locale END,
      source = CASE known.status WHEN 'confirmed' THEN known.source ELSE excluded.source END,
      user_id = CASE known.status WHEN 'confirmed' THEN known.user_id ELSE coalesce(excluded.user_id, known.user_id) END,
      request_id = CASE known.status WHEN 'unsubscribed' THEN excluded.request_id ELSE known.request_id END,
      requested_at = CASE known.status WHEN 'confirmed' THEN known.requested_at ELSE now() END,
      status = CASE known.status WHEN 'confirmed' THEN 'confirmed' ELSE 'pending' END,
      ended_at = NULL
    RETURNING mark, status, (SELECT status FROM former) AS before`.execute(tx)
  return rows[0] as Wish
}
