import { type ExpressionOrFactory, type SqlBool, sql } from 'kysely'

import { type Database, type Tables, transact } from '../../database/index.ts'
import { openLink, signLink } from '../tokens/index.ts'
import { logConsent } from './log-consent.ts'
import { belongsTo, type Reader } from './reader.ts'

type Which = ExpressionOrFactory<Tables, 'newsletter_subscriptions', SqlBool>

/** What the links in a mail to this address end its newsletter with, whenever they are followed. */
export async function makeUnsubscription(db: Database, email: string): Promise<string> {
  const { rows } = await sql<{ mark: Buffer }>`SELECT newsletter_mark(${email}) AS mark`.execute(db)
  return signLink(db, 'newsletter-unsubscribe', rows[0]?.mark as Buffer)
}

/** Ends the newsletter by the link from a mail; once or again, for whoever has it, the answer is the same. */
export async function unsubscribe(db: Database, token: string, source: 'page' | 'one-click'): Promise<void> {
  const mark = await openLink(db, 'newsletter-unsubscribe', token)
  await end(db, sql<boolean>`mark = ${mark}`, source)
}

/** Stops the newsletter, and remembers that it was stopped. */
export const withdrawNewsletter = (db: Database, reader: Reader): Promise<void> => end(db, belongsTo(reader), 'account')

/** The same for a reader who has asked somebody of the staff for it. */
export const unsubscribeReader = (db: Database, id: string): Promise<void> => end(db, sql<boolean>`id = ${id}`, 'staff')

async function end(db: Database, which: Which, source: 'account' | 'page' | 'one-click' | 'staff'): Promise<void> {
  await transact(db, async (tx) => {
    const ended = await tx
      .updateTable('newsletter_subscriptions')
      .set({ status: 'unsubscribed', ended_at: sql<Date>`now()`, confirmed_at: null, user_id: null })
      .where(which)
      .where('status', '<>', 'unsubscribed')
      .returning(['mark', 'locale'])
      .execute()
    await logConsent(
      tx,
      ended.map((row) => ({ ...row, kind: 'unsubscribed', source })),
    )
  })
}

/** Removes an address from the list; what stays is the log, which knows it by its mark alone. */
export const forgetNewsletter = (db: Database, reader: Reader): Promise<void> =>
  forget(db, belongsTo(reader), 'account').then(() => undefined)

const IS_OLD = sql<boolean>`CASE status
  WHEN 'pending' THEN requested_at < now() - interval '30 days'
  WHEN 'unsubscribed' THEN ended_at < now() - interval '30 days'
  ELSE false END`

/** Forgets the addresses of wishes that nobody confirmed, and of readers who left, after 30 days. */
export async function forgetOldWishes(db: Database): Promise<number> {
  let total = 0
  for (let count = AT_ONCE; count === AT_ONCE; total += count) count = await forget(db, IS_OLD, 'clean-up')
  return total
}

// More would not fit into one statement.
const AT_ONCE = 1000

function forget(db: Database, which: Which, source: 'account' | 'clean-up'): Promise<number> {
  return transact(db, async (tx) => {
    const forgotten = await tx
      .deleteFrom('newsletter_subscriptions')
      .where('id', 'in', (query) =>
        query.selectFrom('newsletter_subscriptions').select('id').where(which).limit(AT_ONCE),
      )
      .returning(['id', 'mark', 'locale'])
      .execute()
    await logConsent(
      tx,
      forgotten.map(({ mark, locale }) => ({ mark, locale, kind: 'forgotten', source })),
    )
    if (forgotten.length === 0) return 0
    // Letters that were on their way to them will not be sent.
    await tx
      .updateTable('newsletter_deliveries')
      .set({ is_left_out: true })
      .where(
        'subscription_id',
        'in',
        forgotten.map(({ id }) => id),
      )
      .where('sent_at', 'is', null)
      .execute()
    return forgotten.length
  })
}
