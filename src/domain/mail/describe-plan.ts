import type { Selectable } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database, PlanChargeRow, PlanRow } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { mailMessages } from '../../messages/mail.ts'
import { describeMoney, type Money } from './describe-money.ts'
import type { MailDetails } from './mail-details.ts'
import type { PlanMailKind } from './queue-mail.ts'
import { writeDay } from './write-day.ts'

type Fact = 'reference' | 'artist' | 'card' | 'paid' | 'reason' | 'refused' | 'next' | 'nextAttempt' | 'ends'

const FACTS: Record<PlanMailKind, Fact[]> = {
  'plan-started': ['reference', 'card', 'next'],
  'plan-charge-failed': ['reference', 'card', 'refused', 'nextAttempt'],
  'plan-unpaid': ['reference', 'paid'],
  'plan-cancelled': ['reference', 'paid', 'ends', 'reason'],
  'plan-completed': ['reference', 'paid', 'ends'],
  'plan-went-unpaid': ['reference', 'artist', 'paid'],
  'plan-was-cancelled': ['reference', 'artist', 'paid', 'ends', 'reason'],
  'plan-disputed': ['reference', 'artist', 'paid'],
  'plan-dispute-ended': ['reference', 'artist', 'paid'],
  'plan-refund-failed': ['reference', 'artist', 'paid'],
}

interface Told {
  planId: string
  kind: PlanMailKind
  locale: Locale
  money: Money
  timeZone: string
}

interface Description {
  values: Record<string, string>
  details: MailDetails
  automatic: string
}

/** An artist's plan as a mail tells it; nothing where a charge that had failed is paid by now. */
export async function describePlan(
  db: Database,
  { planId, kind, locale, money, timeZone }: Told,
): Promise<Description | undefined> {
  const plan = await db.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirst()
  if (!plan || (kind === 'plan-charge-failed' && plan.status !== 'past_due')) return undefined
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
  const back = await describeMoney(db, money, { locale, timeZone })
  const facts: Record<Fact, string[]> = {
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
  }
  return {
    values: { ...back.values, reference, artist, price: formatMoney(plan.amount / 100, locale) },
    details: {
      facts: FACTS[kind]
        .map((fact) => ({ name: words.facts[fact], lines: facts[fact].filter((line) => line !== '') }))
        .filter(({ lines }) => lines.length > 0)
        .concat(back.facts),
      works: [],
      sums: sumsOf(kind, plan, charges, locale),
    },
    automatic: words.automatic,
  }
}

/** The first month as a receipt; the month that could not be charged as what is open. */
function sumsOf(
  kind: PlanMailKind,
  plan: Selectable<PlanRow>,
  charges: Selectable<PlanChargeRow>[],
  locale: Locale,
): MailDetails['sums'] {
  const words = mailMessages[locale].plan
  const charge =
    kind === 'plan-started'
      ? charges[0]
      : kind === 'plan-charge-failed'
        ? charges.find(({ state }) => state === 'failed' || state === 'open')
        : undefined
  if (!charge) return []
  const values = { month: String(charge.month), all: String(plan.months) }
  const name = fill(kind === 'plan-started' ? words.paidMonth : words.openMonth, values)
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
