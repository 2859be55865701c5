import type { Locale } from '../../contract/locale.ts'
import { type KnownMail, MAILS } from '../../contract/mail/values.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MailDetails } from './mail-details.ts'

/** Whom a made-up mail is to. */
export const SAMPLE_READER = { name: 'Ada Lovelace', email: 'ada@example.com' }

const NUMBER = '26-1117-0042'
const REFERENCE = 'A-7K2M'
const ARTIST = 'Mara Lindqvist'

/** Something for every place that the words of any mail have, so that changed words can be looked at. */
export function sampleValues(locale: Locale): Record<string, string> {
  const { order, dispute } = mailMessages[locale]
  const money = formatMoney(1200, locale)
  const disputed = { disputed: money }
  return {
    ...{
      number: NUMBER,
      certificate: 'C2026-0042',
      reference: REFERENCE,
      total: money,
      amount: money,
      price: money,
      failed: money,
      part: money,
      days: '10',
      due: formatDay('2026-12-01', locale),
    },
    ...{ buyer: SAMPLE_READER.name, sender: SAMPLE_READER.name, applicant: SAMPLE_READER.name, artist: ARTIST },
    ...{ by: ARTIST, newEmail: 'ada@example.org', service: 'Google', ...disputed },
    arrangement: fill(order.arrangement.shipping, { days: '10' }),
    outcome: fill(order.outcome.paid, { amount: money }),
    task: fill(order.task.shipping, { days: '10' }),
    oddity: fill(order.flags.amount, { total: money }),
    stance: dispute.stances.taken,
    verdict: fill(dispute.verdicts.won, disputed),
  }
}

/** What such a mail shows between its words: of an order its works and sum, of all else its reference. */
export function sampleDetails(mail: KnownMail, locale: Locale): MailDetails {
  const { order, enquiry } = mailMessages[locale]
  if (!(MAILS.orders as readonly KnownMail[]).includes(mail)) {
    return { facts: [{ name: enquiry.reference, lines: [REFERENCE] }], works: [], sums: [] }
  }
  const money = formatMoney(1200, locale)
  return {
    facts: [{ name: order.number, lines: [NUMBER] }],
    works: [{ title: fill(order.workTitle, { title: 'Nocturne' }), artist: ARTIST, options: [], price: money }],
    sums: [{ name: order.total, amount: money, isTotal: true }],
  }
}
