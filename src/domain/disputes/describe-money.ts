import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import { type Description, type Due, writeDay } from '../mail/index.ts'

/** Money that somebody wants back, or that came back, as a mail to the gallery tells it. */
export interface MoneyDescription {
  values: Description['values']
  facts: Description['details']['facts']
}

/** A dispute as a mail tells it. */
export async function describeDispute(
  db: Database,
  { facts: { disputeId }, locale, gallery }: Due<{ disputeId: string }>,
): Promise<MoneyDescription> {
  const words = mailMessages[locale].dispute
  const dispute = await db.selectFrom('disputes').selectAll().where('id', '=', disputeId).executeTakeFirst()
  if (!dispute) return { values: {}, facts: [] }
  const { state, reason, due_at: due } = dispute
  const disputed = formatMoney(dispute.amount / 100, locale)
  const verdict = state === 'won' || state === 'lost' || state === 'closed' ? words.verdicts[state] : ''
  const facts = [
    { name: words.facts.amount, lines: [disputed] },
    { name: words.facts.reason, lines: [words.reasons[reason]] },
    ...(due && verdict === '' ? [{ name: words.facts.due, lines: [writeDay(due, locale, gallery.time_zone)] }] : []),
  ]
  return {
    values: {
      disputed,
      stance: words.stances[dispute.is_refundable ? 'asked' : 'taken'],
      verdict: fill(verdict, { disputed }),
    },
    facts,
  }
}

/** A refund that came back, by its amount. */
export const describeReturned = ({
  facts: { cents },
  locale,
}: {
  facts: { cents: string }
  locale: Locale
}): MoneyDescription => ({ values: { failed: formatMoney(Number(cents) / 100, locale) }, facts: [] })
