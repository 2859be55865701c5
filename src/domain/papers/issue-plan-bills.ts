import { type Selectable, sql } from 'kysely'

import type { ApplicationRow, Database, PlanChargeRow, PlanRow } from '../../database/index.ts'
import { readDisputes } from '../disputes/index.ts'
import { dayOf } from '../gallery/index.ts'
import type { Bill, Seller } from './bill.ts'
import { composeMonth } from './compose-month.ts'
import { type Draft, insertBill, readToday, type StoredBill } from './insert-bill.ts'
import { readSeller } from './read-seller.ts'
import { creditLines, reckonCredit } from './reckon-credit.ts'

type Application = Selectable<ApplicationRow>

interface Month {
  plan: Selectable<PlanRow>
  charge: Selectable<PlanChargeRow>
  application: Application
  billing: NonNullable<Application['billing']>
  seller: Seller
}

/** Issues what is missing of the papers of a plan's month; whether that could be done. */
export async function issuePlanBills(tx: Database, planId: string, number: number): Promise<boolean> {
  const plan = await tx
    .selectFrom('plans')
    .selectAll()
    .where('id', '=', planId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const due = await tx
    .selectFrom('plan_bills_due')
    .select('vat_rate')
    .where('plan_id', '=', planId)
    .where('month', '=', number)
    .executeTakeFirst()
  const application = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', plan.application_id)
    .executeTakeFirstOrThrow()
  const { billing } = application
  // Another node was here, or the address is gone meanwhile.
  if (!due || !billing) return true
  const seller = await readSeller(tx, application.locale)
  if (!seller) return false
  const charge = await tx
    .selectFrom('plan_charges')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('month', '=', number)
    .executeTakeFirstOrThrow()
  const month = { plan, charge, application, billing, seller }
  const bills = await tx
    .selectFrom('bills')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('month', '=', number)
    .orderBy('issued_at')
    .execute()
  const invoice = bills.find(({ kind }) => kind === 'invoice') ?? (await issueInvoice(tx, month, due.vat_rate))
  const notes = bills.filter(({ kind }) => kind === 'credit-note')
  await issueCredit(tx, month, invoice, notes)
  await tx.deleteFrom('plan_bills_due').where('plan_id', '=', planId).where('month', '=', number).execute()
  return true
}

async function issueInvoice(tx: Database, month: Month, vatRate: number): Promise<StoredBill> {
  const { plan, charge, application } = month
  const told = { charge, months: plan.months, locale: application.locale, vatRate }
  const { paidDay, line } = await composeMonth(tx, told)
  const said = { isTest: plan.is_test, paidDay, corrects: null, lines: [line] }
  return insertBill(tx, ownerOf(charge), { ...aboutMonth(month), ...said, kind: 'invoice' })
}

/** A credit note for what went back of the month since the last one, or was lost to the artist's bank. */
async function issueCredit(tx: Database, month: Month, invoice: StoredBill, notes: StoredBill[]): Promise<void> {
  const { charge } = month
  const { lines, number, day } = invoice.content as Bill
  const credited = [notes.reduce((sum, { credits }) => sum + (credits?.[0] ?? 0), 0)]
  const refunded = { total: charge.refunded, lost: await sumLost(tx, month), parts: [] }
  const credits = reckonCredit([invoice.gross], credited, refunded)
  if (!credits) return
  const paidDay = await readDayBack(tx, charge)
  const said = { isTest: invoice.is_test, paidDay, corrects: { number, day } }
  const draft = { ...aboutMonth(month), ...said, lines: creditLines(lines, credited, credits) }
  await insertBill(tx, ownerOf(charge), { ...draft, kind: 'credit-note' }, credits)
}

const ownerOf = ({ plan_id, month }: Month['charge']) => ({ order_id: null, plan_id, month })

/** What both papers of a month say: whose it is. */
function aboutMonth({ plan, application, billing, seller }: Month) {
  const { vat_number: vatNumber, ...billed } = billing
  return {
    locale: application.locale,
    currency: plan.currency,
    seller,
    buyer: { ...billed, vatNumber },
    reference: application.reference,
    about: 'plan',
    deliveredTo: null,
  } satisfies Partial<Draft>
}

/** What the artist's bank took back for good. */
async function sumLost(tx: Database, { plan, charge }: Month): Promise<number> {
  const disputes = await readDisputes(tx, 'plan_id', [plan.id])
  return disputes
    .filter((one) => one.state === 'lost' && one.month === charge.month && one.currency === plan.currency)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** The gallery's day on which money of the month last went back, or was lost. */
async function readDayBack(tx: Database, { plan_id, month }: Month['charge']): Promise<string> {
  const event = await tx
    .selectFrom('plan_events')
    .select(dayOf('at').as('day'))
    .where('plan_id', '=', plan_id)
    .where(sql<boolean>`kind = 'dispute_ended' OR (kind = 'refunded' AND (detail ->> 'month')::int = ${month})`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.day ?? (await readToday(tx)).day
}
