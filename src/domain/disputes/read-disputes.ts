import type { Selectable } from 'kysely'

import type { Dispute } from '../../contract/orders/shapes.ts'
import type { Database, DisputeRow } from '../../database/index.ts'
import { blocksRefund } from '../payments/index.ts'

export type StoredDispute = Selectable<DisputeRow>

/** The disputes about orders or about plans, the first one first. */
export const readDisputes = async (db: Database, of: 'order_id' | 'plan_id', ids: string[]): Promise<StoredDispute[]> =>
  ids.length === 0
    ? []
    : db.selectFrom('disputes').selectAll().where(of, 'in', ids).orderBy('opened_at').orderBy('id').execute()

/** Whether any of these disputes keeps the money away, so that nothing of it can be paid back. */
export const keepMoneyAway = (disputes: StoredDispute[]): boolean =>
  disputes.some(({ state, is_refundable }) => blocksRefund({ state, isRefundable: is_refundable }))

/** Whether a dispute keeps the money of an order away. */
export const hasMoneyAway = async (db: Database, orderId: string): Promise<boolean> =>
  keepMoneyAway(await readDisputes(db, 'order_id', [orderId]))

/** Disputes as the staff see them. */
export const presentDisputes = (disputes: StoredDispute[]): Dispute[] =>
  disputes.map(({ id, state, reason, is_refundable, amount, due_at, opened_at, ended_at }) => ({
    ...{ id, state, reason, is_refundable },
    amount: amount / 100,
    due_at: due_at?.toISOString() ?? null,
    opened_at: opened_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }))
