import { type Selectable, sql } from 'kysely'

import { type BillRow, type Database, type OrderRow, transact } from '../../database/index.ts'
import { readDisputes } from '../disputes/index.ts'
import { dayOf, TODAY } from '../gallery/index.ts'
import { queueJob } from '../queue/index.ts'
import type { Bill, BillLine, Seller } from './bill.ts'
import { composeLines } from './compose-lines.ts'
import { readSeller } from './read-seller.ts'
import { creditLines, reckonCredit } from './reckon-credit.ts'
import { sumBill } from './sum-bill.ts'
import { takeNumber } from './take-number.ts'

type StoredOrder = Selectable<OrderRow>
type StoredBill = Selectable<BillRow>

/** Issues whatever paper is due, the oldest first. As long as the gallery's legal data is missing, all of them wait. */
export async function issueBills(db: Database): Promise<void> {
  const due = await db.selectFrom('bills_due').select('order_id').orderBy('since').orderBy('order_id').execute()
  for (const { order_id } of due) {
    const isIssued = await transact(db, (tx) => issueOf(tx, order_id))
    if (!isIssued) return
  }
}

/** Issues what is missing of an order's papers; whether that could be done. */
async function issueOf(tx: Database, orderId: string): Promise<boolean> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const seller = await readSeller(tx, order.locale)
  if (!seller) return false
  const bills = await readBillsOf(tx, orderId)
  const invoice = bills.find(({ kind }) => kind === 'invoice') ?? (await issueInvoice(tx, order, seller))
  await issueCredit(tx, order, { seller, invoice, notes: bills.filter(({ kind }) => kind === 'credit-note') })
  await tx.deleteFrom('bills_due').where('order_id', '=', orderId).execute()
  return true
}

const readBillsOf = (db: Database, orderId: string): Promise<StoredBill[]> =>
  db.selectFrom('bills').selectAll().where('order_id', '=', orderId).orderBy('issued_at').execute()

async function issueInvoice(tx: Database, order: StoredOrder, seller: Seller): Promise<StoredBill> {
  const lines = await composeLines(tx, order)
  const paidDay = await readDayOf(tx, order, 'paid')
  const { is_test: isTest } = order
  return insert(tx, order, { isTest, seller, kind: 'invoice', paidDay, corrects: null, lines: lines.map(withoutWork) })
}

const withoutWork = ({ artworkId: _, ...line }: BillLine & { artworkId: number | null }): BillLine => line

/** A credit note for what went back since the last one. */
async function issueCredit(
  tx: Database,
  order: StoredOrder,
  { seller, invoice, notes }: { seller: Seller; invoice: StoredBill; notes: StoredBill[] },
): Promise<void> {
  const { lines, number, day } = invoice.content as Bill
  const credited = lines.map((_, at) => notes.reduce((sum, { credits }) => sum + (credits?.[at] ?? 0), 0))
  const refunded = { total: order.refunded, lost: await sumLost(tx, order), parts: await readParts(tx, order) }
  const credits = reckonCredit(
    lines.map(({ gross }) => gross),
    credited,
    refunded,
  )
  if (!credits) return
  const paidDay = await readDayOf(tx, order, 'refunded')
  await insert(
    tx,
    order,
    {
      ...{ isTest: invoice.is_test, seller, kind: 'credit-note', paidDay, corrects: { number, day } },
      lines: creditLines(lines, credited, credits),
    },
    credits,
  )
}

/** What the buyer's bank took back for good. */
async function sumLost(tx: Database, { id, currency }: StoredOrder): Promise<number> {
  const disputes = await readDisputes(tx, 'order_id', [id])
  return disputes
    .filter((one) => one.state === 'lost' && one.currency === currency)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** What staff paid back in part, along the lines of the invoice. */
async function readParts(tx: Database, order: StoredOrder): Promise<number[][]> {
  const lines = await composeLines(tx, order)
  const refunds = await tx
    .selectFrom('refunds')
    .select(['id', 'delivery'])
    .where('order_id', '=', order.id)
    .where('failed_at', 'is', null)
    .orderBy('at')
    .execute()
  const parts = await tx.selectFrom('refund_lines').selectAll().where('order_id', '=', order.id).execute()
  return refunds.map(({ id, delivery }) =>
    lines.map(({ artworkId }) =>
      artworkId === null
        ? delivery
        : (parts.find(({ refund_id, artwork_id }) => refund_id === id && artwork_id === artworkId)?.amount ?? 0),
    ),
  )
}

/** The gallery's day on which the money last came, or went back, or was lost. */
async function readDayOf(tx: Database, order: StoredOrder, kind: 'paid' | 'refunded'): Promise<string> {
  const kinds = kind === 'paid' ? ['paid'] : ['refunded', 'refunded_in_part', 'dispute_ended']
  const event = await tx
    .selectFrom('order_events')
    .select(dayOf('at').as('day'))
    .where('order_id', '=', order.id)
    .where('kind', 'in', kinds)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return event?.day ?? (await readToday(tx)).day
}

const readToday = (tx: Database) =>
  tx.selectNoFrom([TODAY.as('day'), sql<number>`extract(year FROM ${TODAY})::int`.as('year')]).executeTakeFirstOrThrow()

type Draft = Pick<Bill, 'isTest' | 'kind' | 'seller' | 'paidDay' | 'corrects' | 'lines'>

/** Numbers a bill and writes it down; from now on it says what it says. */
async function insert(tx: Database, order: StoredOrder, draft: Draft, credits?: number[]): Promise<StoredBill> {
  const { day, year } = await readToday(tx)
  const { gross, vat } = sumBill(draft)
  // Last: whoever has the row of the numbers keeps all others waiting.
  const { serial, number } = await takeNumber(tx, { kind: draft.kind, isTest: draft.isTest, year })
  const { phone: _, ...billed } = order.billing_address
  const bill: Bill = {
    ...draft,
    number,
    locale: order.locale,
    currency: order.currency,
    day,
    buyer: { vatNumber: '', ...billed },
    reference: order.number,
    deliveredTo: order.delivery_address && withoutPhone(order.delivery_address),
  }
  const stored = await tx
    .insertInto('bills')
    .values({
      kind: draft.kind,
      is_test: draft.isTest,
      year,
      serial,
      number,
      order_id: order.id,
      day,
      gross,
      vat,
      credits: credits ?? null,
      content: JSON.stringify(bill),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await queueJob(tx, 'draw-bill', { billId: stored.id })
  return stored
}

const withoutPhone = ({ phone: _, ...address }: StoredOrder['billing_address']) => address
