import type { Selectable } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database, PlanChargeRow, PlanRow } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import type { MoneyDescription } from '../disputes/index.ts'
import { type Description, type Due, type MailDetails, writeDay } from '../mail/index.ts'
import { readSeller } from '../papers/index.ts'

/** What can be told about a plan. */
export type PlanFact =
  | 'reference'
  | 'artist'
  | 'card'
  | 'paid'
  | 'reason'
  | 'refused'
  | 'next'
  | 'nextAttempt'
  | 'ends'
  | 'invoice'

interface Told {
  shown: PlanFact[]
  /** The month that is told with its price: the first as a receipt, or the one that could not be charged. */
  month?: 'first' | 'open'
  /** What is told about money beside what the plan itself says. */
  money?: MoneyDescription
}

/** An artist's plan as a mail tells it; nothing where a charge that had failed is paid by now. */
export async function describePlan(
  db: Database,
  { facts: { planId }, locale, gallery: { time_zone: timeZone } }: Due<{ planId: string }>,
  { shown, month, money = { values: {}, facts: [] } }: Told,
): Promise<Description | undefined> {
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirst()
  if (!plan || (month === 'open' && plan.status !== 'past_due')) return undefined
  const { reference, first_name, surname, email } = await db
    .selectFrom('applications')
    .select(['reference', 'first_name', 'surname', 'email'])
    .where('id', '=', plan.application_id)
    .executeTakeFirstOrThrow()
  const charges = await db
    .selectFrom('plan_charges')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('month')
    .execute()
  const words = mailMessages[locale].plan
  const artist = `${first_name} ${surname}`
  const facts: Record<PlanFact, string[]> = {
    reference: [reference],
    artist: [artist, email],
    card: [plan.card_last4 === null ? '' : fill(words.cardEnding, { last4: plan.card_last4 })],
    paid: [
      fill(words.months, {
        paid: String(charges.filter(({ received }) => received > 0).length),
        all: String(plan.months),
      }),
    ],
    reason: [await findReason(db, planId)],
    refused: [words.reasons[(plan.declined ?? 'card-declined') as keyof typeof words.reasons] ?? ''],
    next: [writeDay(plan.next_charge_at, locale, timeZone)],
    nextAttempt: [writeDay(plan.next_attempt_at, locale, timeZone)],
    ends: [writeDay(plan.ends_at, locale, timeZone)],
    invoice: (await readSeller(db, locale)) ? [words.invoicePlace] : [],
  }
  return {
    values: { ...money.values, reference, artist, price: formatMoney(plan.amount / 100, locale) },
    details: {
      facts: shown
        .map((fact) => ({ name: words.facts[fact], lines: facts[fact].filter((line) => line !== '') }))
        .filter(({ lines }) => lines.length > 0)
        .concat(money.facts),
      works: [],
      sums: sumsOf(month, plan, charges, locale),
    },
  }
}

function sumsOf(
  told: Told['month'],
  plan: Selectable<PlanRow>,
  charges: Selectable<PlanChargeRow>[],
  locale: Locale,
): MailDetails['sums'] {
  const words = mailMessages[locale].plan
  const charge =
    told === 'first'
      ? charges[0]
      : told === 'open'
        ? charges.find(({ state }) => state === 'failed' || state === 'open')
        : undefined
  if (!charge) return []
  const values = { month: String(charge.month), all: String(plan.months) }
  const name = fill(told === 'first' ? words.paidMonth : words.openMonth, values)
  return [{ name, amount: formatMoney(charge.amount / 100, locale), isTotal: true }]
}

async function findReason(db: Database, planId: string): Promise<string> {
  const event = await db
    .selectFrom('plan_events')
    .select('detail')
    .where('plan_id', '=', planId)
    .where('kind', '=', 'cancel_wanted')
    .executeTakeFirst()
  return String(event?.detail.reason ?? '')
}
