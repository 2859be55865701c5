import type { Selectable } from 'kysely'

import type { Database, OrderRow } from '../../database/index.ts'

export type StoredOrder = Selectable<OrderRow>

/** Holds an order until the transaction ends, so that what happens to it happens one after the other. */
export const lockOrder = (tx: Database, orderId: string): Promise<StoredOrder | undefined> =>
  tx.selectFrom('orders').selectAll().where('id', '=', orderId).forNoKeyUpdate().executeTakeFirst()
