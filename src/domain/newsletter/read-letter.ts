import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import type { Letter } from '../mail/index.ts'
import { composeLetter } from './compose-letter.ts'

interface Delivery {
  issueId: string
  /** None for a letter that is only looked at. */
  subscriptionId?: string
  email: string
  locale: Locale
  /** Whether somebody of the gallery looks at it: whether it is still wanted is then of no concern. */
  isLookedAt?: boolean | undefined
}

/** A letter in its reader's language, English standing in; nothing when it is wanted no more, which is noted. */
export async function readLetter(db: Database, delivery: Delivery): Promise<Letter | undefined> {
  const { issueId, subscriptionId, locale } = delivery
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body'])
    .where('id', '=', issueId)
    .executeTakeFirst()
  if (!issue || !(await isWanted(db, delivery))) return undefined
  return composeLetter(db, issue, { locale, isTest: subscriptionId === undefined })
}

async function isWanted(db: Database, { issueId, subscriptionId, email, isLookedAt }: Delivery): Promise<boolean> {
  if (subscriptionId === undefined || isLookedAt) return true
  const reader = await db
    .selectFrom('newsletter_subscriptions')
    .select('id')
    .where('id', '=', subscriptionId)
    .where('email', '=', email)
    .where('status', '=', 'confirmed')
    .executeTakeFirst()
  if (!reader) await note(db, { issueId, subscriptionId }, { is_left_out: true })
  return reader !== undefined
}

/** Notes that a letter has gone out to a reader. */
export async function noteDelivery(
  db: Database,
  delivery: Pick<Delivery, 'issueId' | 'subscriptionId'>,
): Promise<void> {
  if (delivery.subscriptionId !== undefined) await note(db, delivery, { sent_at: new Date() })
}

async function note(
  db: Database,
  { issueId, subscriptionId = '' }: Pick<Delivery, 'issueId' | 'subscriptionId'>,
  values: { is_left_out: true } | { sent_at: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_deliveries')
    .set(values)
    .where('issue_id', '=', issueId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}
