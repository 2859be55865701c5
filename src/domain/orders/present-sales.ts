import type { Locale } from '../../contract/locale.ts'
import type { ListedSale, SalesOrder } from '../../contract/orders/shapes.ts'
import type { OrderEventKind } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { keepMoneyAway, presentDisputes } from '../disputes/index.ts'
import { presentErasure } from '../present-erasure.ts'
import { listActs } from './list-acts.ts'
import type { StoredOrder } from './lock-order.ts'
import { presentListed, readTold, type Told } from './present-order.ts'
import { type DeskParts, readDesk } from './read-desk.ts'
import { readOutlook } from './read-outlook.ts'

/** Orders as the staff's list shows them. */
export async function presentSales(db: Database, orders: StoredOrder[], locale: Locale): Promise<ListedSale[]> {
  const told = await readTold(db, orders, locale)
  const staff = told.parts.events.map(({ staff_id }) => staff_id)
  const desk = await readDesk(db, orders, staff)
  return orders.map((order) => presentListedSale(order, told, desk))
}

/** An order as the staff see it. */
export async function presentSale(db: Database, order: StoredOrder, locale: Locale): Promise<SalesOrder> {
  const [listed] = await presentSales(db, [order], locale)
  return { ...(listed as ListedSale), ...(await readOutlook(db, order)) }
}

function presentListedSale(order: StoredOrder, told: Told, desk: DeskParts): ListedSale {
  const { id, name, user_id, flag, provider, payment_id, refund_wanted_at, received, refunded } = order
  const isOf = ({ order_id }: { order_id: string | null }) => order_id === id
  const { parts } = told
  const shown = presentListed(order, told)
  const held = new Set(told.lines.filter((line) => isOf(line) && line.copy !== null).map((line) => line.artwork_id))
  const refunds = presentRefunds(order, desk)
  const disputes = parts.disputes.filter(isOf)
  const standing = refunds.filter(({ state }) => state !== 'failed')
  const paidBack = (artwork: number) =>
    sum(standing.flatMap(({ lines }) => lines.filter((line) => line.artwork === artwork)).map(({ amount }) => amount))
  const isGoingBack = refund_wanted_at !== null && order.status !== 'refunded'
  return {
    ...shown,
    lines: shown.lines.map((line) => ({
      ...line,
      refunded: paidBack(line.artwork),
      is_held: held.has(line.artwork),
    })),
    // What proves who pays is the buyer's alone.
    payment: { ...shown.payment, secret: null },
    name,
    user: user_id,
    erased: presentErasure(order),
    received: received / 100,
    refunds_failed: order.refunds_failed / 100,
    refund_reason: order.refund_reason,
    delivery_refunded: sum(standing.map(({ delivery }) => delivery)),
    refund_underway: Math.max(0, (isGoingBack ? received : order.refund_goal) - refunded) / 100,
    refunds,
    former_addresses: desk.formerAddresses
      .filter(isOf)
      .map(({ which, address, ...one }) => ({ ...sign(one, desk), which, address })),
    notes: desk.notes.filter(isOf).map(({ id: note, text, ...one }) => ({ ...sign(one, desk), id: note, text })),
    allowed: listActs(order, { hasCopies: held.size > 0, isMoneyAway: keepMoneyAway(disputes) }),
    disputes: presentDisputes(disputes),
    flag,
    provider,
    payment_id,
    events: parts.events.filter(isOf).map(({ kind, status, actor, detail, ...one }) => ({
      ...sign(one, desk),
      kind: kind as OrderEventKind,
      status,
      actor,
      detail,
    })),
  }
}

function presentRefunds(order: StoredOrder, desk: DeskParts): SalesOrder['refunds'] {
  const refunds = desk.refunds.filter(({ order_id }) => order_id === order.id)
  const last = refunds.findLast(({ failed_at }) => failed_at === null)
  return refunds.map(({ id, reason, amount, delivery, failed_at, ...one }) => ({
    ...sign(one, desk),
    id,
    reason,
    amount: amount / 100,
    delivery: delivery / 100,
    lines: desk.refundLines
      .filter(({ refund_id }) => refund_id === id)
      .map((line) => ({ artwork: line.artwork_id, amount: line.amount / 100, is_returned: line.is_returned })),
    state: failed_at ? 'failed' : id === last?.id && order.refund_goal > order.refunded ? 'underway' : 'done',
  }))
}

/** When and by whom. */
const sign = ({ at, staff_id }: { at: Date; staff_id: string | null }, { names }: DeskParts) => ({
  at: at.toISOString(),
  staff: staff_id,
  staff_name: staff_id === null ? null : (names.get(staff_id) ?? null),
})

const sum = (euros: number[]) => Math.round(euros.reduce((all, one) => all + one * 100, 0)) / 100
