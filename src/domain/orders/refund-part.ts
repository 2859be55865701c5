import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { DomainError, type FieldFault, invalidFields } from '../domain-error.ts'
import { queueJob } from '../queue/index.ts'
import { changeOrder } from './change-order.ts'
import { releaseCopies } from './copies.ts'
import { type StoredOrder, withOrder } from './lock-order.ts'
import { isBought } from './order-states.ts'
import { refuseWhileDisputed } from './refuse-while-disputed.ts'

/** What goes back of an order, in cents, and which of its works come back on sale with it. */
export interface RefundPart {
  /** What whoever wants it calls it: the same again is the same refund. */
  key: string
  lines: { artwork: number; amount: number; returnsToSale: boolean }[]
  delivery: number
}

interface Wish {
  part: RefundPart
  reason: string
  staffId: string
}

/**
 * Pays some of an order back: no line and no delivery more than it cost, and one refund after the other, so that the
 * provider is never asked for two sums at once. The order stays where it is until all of its money is back.
 */
export const refundPart = (db: Database, orderId: string, { part, reason, staffId }: Wish): Promise<void> =>
  withOrder(db, orderId, async (tx, order) => {
    const known = await tx.selectFrom('refunds').select('order_id').where('id', '=', part.key).executeTakeFirst()
    if (known?.order_id === order.id) return
    if (known) throw invalidFields({ key: { word: 'taken' } })
    if (!isBought(order.status) || order.refund_wanted_at !== null) throw new DomainError('order-closed')
    if (order.refund_goal > order.refunded) throw new DomainError('refund-underway')
    await refuseWhileDisputed(tx, order)
    const amount = await sumUp(tx, order, part)
    await tx
      .insertInto('refunds')
      .values({ id: part.key, order_id: order.id, staff_id: staffId, reason, delivery: part.delivery, amount })
      .execute()
    for (const line of part.lines) {
      await tx
        .insertInto('refund_lines')
        .values({
          refund_id: part.key,
          order_id: order.id,
          artwork_id: line.artwork,
          amount: line.amount,
          is_returned: line.returnsToSale,
        })
        .execute()
    }
    const returned = part.lines.filter(({ returnsToSale }) => returnsToSale).map(({ artwork }) => artwork)
    if (returned.length > 0) await releaseCopies(tx, order.id, returned)
    await changeOrder(tx, order, {
      kind: 'refund_wanted',
      actor: { by: 'staff', staffId },
      columns: { refund_goal: order.refunded + amount },
      detail: { amount, reason },
    })
    await queueJob(tx, 'refund-order', { orderId: order.id })
  })

/** What a part comes to; refused where it is more than is left of a line, of the delivery or of the money. */
async function sumUp(tx: Database, order: StoredOrder, { lines, delivery }: RefundPart): Promise<number> {
  const left = await readLeft(tx, order)
  const faults: Record<string, FieldFault> = {}
  for (const [at, { artwork, amount }] of lines.entries()) {
    const most = left.lines.get(artwork)
    if (most === undefined) faults[`part.lines.${at}.artwork`] = { word: 'invalid' }
    else if (amount > most) faults[`part.lines.${at}.amount`] = tooBig(most)
  }
  if (delivery > left.delivery) faults['part.delivery'] = tooBig(left.delivery)
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  const amount = lines.reduce((sum, line) => sum + line.amount, delivery)
  const all = order.received - order.refunded
  if (amount === 0) throw invalidFields({ [nameFirst(lines)]: { word: 'required' } })
  if (amount > all) throw invalidFields({ [nameFirst(lines)]: tooBig(all) })
  return amount
}

const nameFirst = ({ length }: unknown[]) => (length > 0 ? 'part.lines.0.amount' : 'part.delivery')
const tooBig = (cents: number): FieldFault => ({ word: 'tooBig', values: { max: cents / 100 } })

/** What can still be paid back of each line of an order and of its delivery. */
async function readLeft(tx: Database, { id, delivery_price }: StoredOrder) {
  const { rows } = await sql<{ artwork_id: number; left: number }>`
    SELECT artwork_id, price - coalesce((
      SELECT sum(refund_lines.amount) FROM refund_lines JOIN refunds ON refunds.id = refund_id
      WHERE refund_lines.order_id = order_lines.order_id AND refund_lines.artwork_id = order_lines.artwork_id
        AND failed_at IS NULL), 0)::int AS left
    FROM order_lines WHERE order_id = ${id}`.execute(tx)
  const { paid } = await tx
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(delivery), 0)::int`.as('paid'))
    .where('order_id', '=', id)
    .where('failed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { lines: new Map(rows.map(({ artwork_id, left }) => [artwork_id, left])), delivery: delivery_price - paid }
}

/** Refunds that came back can be paid once more. */
export async function markFailed(tx: Database, orderId: string, names: string[]): Promise<void> {
  await tx
    .updateTable('refunds')
    .set({ failed_at: sql<Date>`now()` })
    .where('order_id', '=', orderId)
    .where(sql<boolean>`id::text = ANY (${names}::text[])`)
    .where('failed_at', 'is', null)
    .execute()
}
