import type { UpdateObject } from 'kysely'

import type { OrderEventKind, OrderStatus } from '../../contract/orders/values.ts'
import type { Database, Tables } from '../../database/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { isOpen, NEXT_STATUSES } from './order-states.ts'
import { tellOfOrder } from './tell-of-order.ts'

/** Who brings something about: the buyer, the provider, the gallery's own clock, or one of its staff. */
export type Actor = { by: 'buyer' | 'provider' | 'gallery' } | { by: 'staff'; staffId: string }

interface Change {
  kind: OrderEventKind
  actor: Actor
  /** The state that the order goes to, if it does. */
  status?: OrderStatus
  columns?: UpdateObject<Tables, 'orders'>
  detail?: Record<string, string | number>
}

/** Changes an order that is locked and writes down what happened; a step that no order may take is an error of ours. */
export async function changeOrder(
  tx: Database,
  order: StoredOrder,
  { kind, actor, status, columns, detail = {} }: Change,
): Promise<StoredOrder> {
  if (status !== undefined && !NEXT_STATUSES[order.status].includes(status)) {
    throw new Error(`an order never goes from ${order.status} to ${status}`)
  }
  const next = status ?? order.status
  await tx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      kind,
      status: status ?? null,
      actor: actor.by,
      staff_id: actor.by === 'staff' ? actor.staffId : null,
      detail: JSON.stringify(detail),
    })
    .execute()
  if (status !== undefined) await tellOfOrder(tx, { number: order.number, status })
  return (
    tx
      .updateTable('orders')
      // Who held the works from where is nobody's concern once they do not.
      .set({ ...columns, status: next, ...(isOpen(next) ? {} : { caller: null }) })
      .where('id', '=', order.id)
      .returningAll()
      .executeTakeFirstOrThrow()
  )
}
