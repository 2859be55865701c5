import { type Selectable, sql } from 'kysely'

import type { Locale } from '../../contract/locale.ts'
import type { Database, PlanChargeRow } from '../../database/index.ts'
import { fill } from '../../messages/fill.ts'
import { formatDay } from '../../messages/format-day.ts'
import { serverWords } from '../../messages/server.ts'
import { containedVat } from '../delivery/index.ts'
import { dayOf } from '../gallery/index.ts'
import type { BillLine } from './bill.ts'

interface Told {
  charge: Selectable<PlanChargeRow>
  /** Of how many months it is one. */
  months: number
  locale: Locale
  vatRate: number
}

/** The line of a plan's month: which it is, and from which day to which it lasts; and the day on which it was paid. */
export async function composeMonth(
  tx: Database,
  { charge, months, locale, vatRate }: Told,
): Promise<{ paidDay: string; line: BillLine }> {
  const { bill: words } = serverWords[locale]
  const first = dayOf('due_at')
  const days = await tx
    .selectFrom('plan_charges')
    .select([
      first.as('first'),
      sql<string>`(${first} + interval '1 month' - interval '1 day')::date`.as('last'),
      sql<string>`coalesce(${dayOf('paid_at')}, ${first})`.as('paid'),
    ])
    .where('plan_id', '=', charge.plan_id)
    .where('month', '=', charge.month)
    .executeTakeFirstOrThrow()
  const { received: gross } = charge
  const period = { first: formatDay(days.first, locale), last: formatDay(days.last, locale) }
  return {
    paidDay: days.paid,
    line: {
      name: fill(words.programme, { month: String(charge.month), all: String(months) }),
      details: [fill(words.period, period)],
      gross,
      vatRate,
      vat: containedVat(gross, vatRate),
    },
  }
}
