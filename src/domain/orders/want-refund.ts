import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { queueJob } from '../queue/index.ts'
import { type Actor, changeOrder } from './change-order.ts'
import type { StoredOrder } from './lock-order.ts'

/** Sees to it that the money of an order goes back, by a job that is tried until the provider has done it. */
export async function wantRefund(
  tx: Database,
  order: StoredOrder,
  actor: Actor,
  reason?: string,
): Promise<StoredOrder> {
  if (order.refund_wanted_at !== null) return order
  await queueJob(tx, 'refund-order', { orderId: order.id })
  return changeOrder(tx, order, {
    kind: 'refund_wanted',
    actor,
    columns: { refund_wanted_at: sql<Date>`now()`, refund_reason: reason ?? null },
    ...(reason === undefined ? {} : { detail: { reason } }),
  })
}
