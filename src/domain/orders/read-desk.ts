import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import type { StoredOrder } from './lock-order.ts'

/** What staff alone see of orders. */
export type DeskParts = Awaited<ReturnType<typeof readDesk>>

/** What went back in part, what was corrected and noted of orders, and the names of those who did so. */
export async function readDesk(db: Database, orders: StoredOrder[], staffIds: (string | null)[]) {
  const ids = sql<string>`ANY (${orders.map(({ id }) => id)}::uuid[])`
  const [refunds, refundLines, formerAddresses, notes] = await Promise.all([
    db.selectFrom('refunds').selectAll().where('order_id', '=', ids).orderBy('at').execute(),
    db.selectFrom('refund_lines').selectAll().where('order_id', '=', ids).orderBy('artwork_id').execute(),
    db.selectFrom('order_former_addresses').selectAll().where('order_id', '=', ids).orderBy('id').execute(),
    db.selectFrom('order_notes').selectAll().where('order_id', '=', ids).orderBy('at').execute(),
  ])
  const who = [...staffIds, ...[...refunds, ...formerAddresses, ...notes].map(({ staff_id }) => staff_id)]
  const named = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`ANY (${[...new Set(who)]}::uuid[])`)
    .execute()
  return { refunds, refundLines, formerAddresses, notes, names: new Map(named.map(({ id, name }) => [id, name])) }
}
