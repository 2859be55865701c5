import type { Selectable } from 'kysely'

import { type Database, type OrderRow, transact } from '../../database/index.ts'
import { DomainError } from '../domain-error.ts'

export type StoredOrder = Selectable<OrderRow>

/** Holds an order until the transaction ends, so that what happens to it happens one after the other. */
export const lockOrder = (tx: Database, orderId: string): Promise<StoredOrder | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst()

/** Does something to an order while nobody else does. */
export const withOrder = <Result>(
  db: Database,
  orderId: string,
  work: (tx: Database, order: StoredOrder) => Promise<Result>,
): Promise<Result> =>
  transact(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new DomainError('not-found')
    return work(tx, order)
  })
