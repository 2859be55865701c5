import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { writeCsvLine } from '../write-csv-line.ts'
import type { Bill } from './bill.ts'
import { sumBill } from './sum-bill.ts'

const AT_ONCE = 200
const HEADS = [
  ...['line', 'number', 'day', 'paid_day', 'order', 'corrects', 'buyer', 'company', 'buyer_vat_number', 'country'],
  ...['vat_rate', 'net', 'vat', 'gross', 'currency', 'provider', 'payment'],
]

interface Told {
  id: string
  content: Bill
  provider: string | null
  payment_id: string | null
}

/**
 * A month for the bookkeeper, read as it is sent: a line for each rate of VAT in each invoice and credit note, what goes
 * back with a minus; what was paid and waits for its invoice; then the sum of each rate and of all. Papers of test money
 * stand in the books of months that have no others, so that none is ever added to what is real.
 */
export async function* writeBooks(db: Database, month: string): AsyncGenerator<string> {
  const first = `${month}-01`
  const isWithin = sql<boolean>`day >= ${first}::date AND day < ${first}::date + interval '1 month'`
  const { is_test: isTest } = await db
    .selectFrom('bills')
    .select(sql<boolean>`coalesce(bool_and(is_test), false)`.as('is_test'))
    .where(isWithin)
    .executeTakeFirstOrThrow()
  // Spreadsheets take it for another encoding otherwise.
  yield `\uFEFF${writeCsvLine(HEADS)}`

  const rates = new Map<number, { net: number; vat: number }>()
  let last = ''
  for (let isMore = true; isMore;) {
    const page = await readPage(db, { isWithin, isTest, after: last })
    for (const told of page) {
      const sign = told.content.kind === 'invoice' ? 1 : -1
      for (const { vatRate, net, vat } of sumBill(told.content).rates) {
        const sum = rates.get(vatRate) ?? { net: 0, vat: 0 }
        rates.set(vatRate, { net: sum.net + sign * net, vat: sum.vat + sign * vat })
        yield writeCsvLine(tellRate(told, { vatRate, net: sign * net, vat: sign * vat }))
      }
    }
    isMore = page.length === AT_ONCE
    last = page.at(-1)?.content.number ?? last
  }
  yield* tellWaiting(db, first)
  const all = [...rates].toSorted(([one], [other]) => other - one)
  for (const [vatRate, sum] of all)
    yield writeCsvLine(['sum', ...blank(9), percent(vatRate), ...amounts(sum), ...blank(2)])
  const total = all.reduce((sum, [, one]) => ({ net: sum.net + one.net, vat: sum.vat + one.vat }), { net: 0, vat: 0 })
  yield writeCsvLine(['total', ...blank(10), ...amounts(total), ...blank(2)])
}

async function readPage(
  db: Database,
  { isWithin, isTest, after }: { isWithin: ReturnType<typeof sql<boolean>>; isTest: boolean; after: string },
): Promise<Told[]> {
  const rows = await db
    .selectFrom('bills')
    .leftJoin('orders', 'orders.id', 'bills.order_id')
    .leftJoin('plans', 'plans.id', 'bills.plan_id')
    .leftJoin('plan_charges as charge', (join) =>
      join.onRef('charge.plan_id', '=', 'bills.plan_id').onRef('charge.month', '=', 'bills.month'),
    )
    .select((row) => [
      ...(['bills.id', 'content'] as const),
      row.fn.coalesce('orders.provider', 'plans.provider').as('provider'),
      row.fn.coalesce('orders.payment_id', 'charge.payment_id', 'charge.provider_charge_id').as('payment_id'),
    ])
    .where(isWithin)
    .where('bills.is_test', '=', isTest)
    .where('bills.number', '>', after)
    .orderBy('bills.number')
    .limit(AT_ONCE)
    .execute()
  return rows.map((row) => ({ ...row, content: row.content as Bill }))
}

function tellRate(
  { content, provider, payment_id }: Told,
  sums: { vatRate: number; net: number; vat: number },
): string[] {
  const { kind, number, day, paidDay, reference, corrects, buyer } = content
  return [
    ...[kind, number, day, paidDay, reference, corrects?.number ?? '', buyer.name, buyer.company, buyer.vatNumber],
    ...[buyer.country, percent(sums.vatRate), ...amounts(sums), provider ?? '', payment_id ?? ''],
  ]
}

/** What was paid in the month and has no invoice yet: without it the sums would not be those of the bank. */
async function* tellWaiting(db: Database, first: string): AsyncGenerator<string> {
  const isWithin = sql<boolean>`since >= ${first}::date AND since < ${first}::date + interval '1 month'`
  const orders = await db
    .selectFrom('bills_due')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select(['number', 'name', sql<number>`received - refunded`.as('gross'), 'provider', 'payment_id'])
    .where(isWithin)
    .orderBy('number')
    .execute()
  const months = await db
    .selectFrom('plan_bills_due as due')
    .innerJoin('plan_charges as charge', (join) =>
      join.onRef('charge.plan_id', '=', 'due.plan_id').onRef('charge.month', '=', 'due.month'),
    )
    .innerJoin('plans', 'plans.id', 'due.plan_id')
    .innerJoin('applications', 'applications.id', 'application_id')
    .select([
      'reference as number',
      sql<string>`first_name || ' ' || surname`.as('name'),
      sql<number>`received - refunded - ${BILLED}`.as('gross'),
      'provider',
      sql<string>`coalesce(payment_id, provider_charge_id)`.as('payment_id'),
    ])
    .where(isWithin)
    .orderBy('reference')
    .orderBy('due.month')
    .execute()
  for (const { number, name, gross, provider, payment_id } of [...orders, ...months]) {
    yield writeCsvLine([
      ...['waiting', '', '', '', number, '', name, ...blank(6), euros(gross), 'EUR'],
      ...[provider ?? '', payment_id ?? ''],
    ])
  }
}

/** What of a month stands in papers already, in cents. */
const BILLED = sql`(SELECT coalesce(sum(CASE kind WHEN 'invoice' THEN gross ELSE -gross END), 0)::int FROM bills
  WHERE bills.plan_id = due.plan_id AND bills.month = due.month)`

const blank = (length: number): string[] => Array.from({ length }, () => '')
const euros = (cents: number) => (cents / 100).toFixed(2)
const percent = (rate: number) => String(rate / 100)
const amounts = ({ net, vat }: { net: number; vat: number }) => [euros(net), euros(vat), euros(net + vat), 'EUR']
