import type { Selectable } from 'kysely'

import type { Database, OrderRow } from '../../database/index.ts'
import { readDisputes } from '../disputes/index.ts'
import { dayOf } from '../gallery/index.ts'
import type { Bill, BillLine, Seller } from './bill.ts'
import { composeLines } from './compose-lines.ts'
import { type Draft, insertBill, readToday, type StoredBill } from './insert-bill.ts'
import { readSeller } from './read-seller.ts'
import { creditLines, reckonCredit } from './reckon-credit.ts'

type StoredOrder = Selectable<OrderRow>

/** Issues what is missing of an order's papers; whether that could be done: not while the gallery's legal data is missing. */
export async function issueOrderBills(tx: Database, orderId: string): Promise<boolean> {
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
  const said = { isTest, seller, paidDay, corrects: null, lines: lines.map(withoutWork) }
  return insertBill(tx, { order_id: order.id }, { ...aboutOrder(order), ...said, kind: 'invoice' })
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
  const said = { isTest: invoice.is_test, seller, paidDay, corrects: { number, day } }
  const draft = { ...aboutOrder(order), ...said, lines: creditLines(lines, credited, credits) }
  await insertBill(tx, { order_id: order.id }, { ...draft, kind: 'credit-note' }, credits)
}

/** What both of an order's papers say: whose it is, and where it went. */
function aboutOrder(order: StoredOrder) {
  const { phone: _, vat_number: vatNumber, ...billed } = order.billing_address
  return {
    locale: order.locale,
    currency: order.currency,
    buyer: { ...billed, vatNumber },
    reference: order.number,
    deliveredTo: order.delivery_address && withoutPhone(order.delivery_address),
  } satisfies Partial<Draft>
}

const withoutPhone = ({ phone: _, ...address }: NonNullable<StoredOrder['delivery_address']>) => address

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
