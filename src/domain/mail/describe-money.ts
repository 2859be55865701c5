import type { Locale } from '../../contract/locale.ts'
import type { Database } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MailDetails } from './mail-details.ts'
import { writeDay } from './write-day.ts'

/** What a mail is told about money that somebody wants back, or that came back. */
export interface Money {
  disputeId?: string | undefined
  cents?: string | undefined
}

/** A dispute, or a refund that came back, as a mail to the gallery tells it. */
export async function describeMoney(
  db: Database,
  { disputeId, cents }: Money,
  { locale, timeZone }: { locale: Locale; timeZone: string },
): Promise<{ values: Record<string, string>; facts: MailDetails['facts'] }> {
  const words = mailMessages[locale].dispute
  const dispute =
    disputeId === undefined
      ? undefined
      : await db.selectFrom('disputes').selectAll().where('id', '=', disputeId).executeTakeFirst()
  if (!dispute) return { values: { failed: formatMoney(Number(cents ?? 0) / 100, locale) }, facts: [] }
  const { state, reason, due_at: due } = dispute
  const disputed = formatMoney(dispute.amount / 100, locale)
  const verdict = state === 'won' || state === 'lost' || state === 'closed' ? words.verdicts[state] : ''
  const facts = [
    { name: words.facts.amount, lines: [disputed] },
    { name: words.facts.reason, lines: [words.reasons[reason]] },
    ...(due && verdict === '' ? [{ name: words.facts.due, lines: [writeDay(due, locale, timeZone)] }] : []),
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
