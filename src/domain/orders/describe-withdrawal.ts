import { localize } from '../../contract/locale.ts'
import { WITHDRAWAL_DAYS } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MoneyDescription } from '../disputes/index.ts'
import { type Due, writeDay, writeMoment } from '../mail/index.ts'

/** A withdrawal as a mail tells it: from which works, when it came, until when money goes back, and what was answered. */
export async function describeWithdrawal(
  db: Database,
  { facts: { withdrawalId }, locale, gallery }: Due<{ withdrawalId: string }>,
): Promise<MoneyDescription> {
  const words = mailMessages[locale].order.withdrawal
  const withdrawal = await db.selectFrom('withdrawals').selectAll().where('id', '=', withdrawalId).executeTakeFirst()
  if (!withdrawal) return { values: {}, facts: [] }
  const { at, order_id, artworks, answer } = withdrawal
  const lines = await db
    .selectFrom('order_lines')
    .select(['title', 'artist'])
    .where('order_id', '=', order_id)
    .where('artwork_id', 'in', artworks)
    .orderBy('position')
    .execute()
  const due = new Date(at.getTime() + WITHDRAWAL_DAYS * 86_400_000)
  const facts = [
    {
      name: words.works,
      lines: lines.map(({ title, artist }) => `${localize(title, locale)}, ${localize(artist, locale)}`),
    },
    { name: words.at, lines: [writeMoment(at, locale, gallery.time_zone)] },
    ...(answer ? [{ name: words.answer, lines: answer.split('\n') }] : []),
  ]
  return { values: { due: writeDay(due, locale, gallery.time_zone) }, facts }
}
