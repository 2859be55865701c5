import { sql } from 'kysely'

import type { Database } from '../../database/index.ts'
import { readOfOrders } from '../certificates/index.ts'
import { readDisputes } from '../disputes/index.ts'
import { DomainError } from '../domain-error.ts'
import { settingOf } from '../gallery/index.ts'
import { readPapers } from '../papers/index.ts'
import type { StoredOrder } from './lock-order.ts'
import { isOrderNumber } from './order-number.ts'

/** An order by its number; of this buyer alone, where one is named. Somebody else's is not there. */
export async function findOrder(db: Database, number: string, buyerId?: string): Promise<StoredOrder> {
  if (!isOrderNumber(number)) throw new DomainError('not-found')
  let query = db.selectFrom('orders').selectAll().where('number', '=', number)
  if (buyerId !== undefined) query = query.where('user_id', '=', buyerId)
  const order = await query.executeTakeFirst()
  if (!order) throw new DomainError('not-found')
  return order
}

/** How many seconds of a hold are left, and for how many minutes it could be renewed. */
interface Hold {
  seconds: number
  minutes: number
}

/** The works of orders, in their order. */
export async function readLines(db: Database, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('order_lines')
    .innerJoin('artworks', 'artworks.id', 'order_lines.artwork_id')
    .leftJoin('artwork_copies', (join) =>
      join
        .onRef('artwork_copies.order_id', '=', 'order_lines.order_id')
        .onRef('artwork_copies.artwork_id', '=', 'order_lines.artwork_id'),
    )
    .selectAll('order_lines')
    .select(['artworks.slug', 'artwork_copies.copy'])
    .where('order_lines.order_id', 'in', ids)
    .orderBy('position')
    .execute()
}

/** What belongs to orders beside themselves and their works. */
export type OrderParts = Awaited<ReturnType<typeof readParts>>

/** The holds, histories, disputes and papers of orders, in as many queries however many they are. */
export async function readParts(db: Database, ids: string[]) {
  if (ids.length === 0)
    return {
      events: [],
      disputes: [],
      holds: new Map<string, Hold>(),
      papers: { bills: [], due: new Set<string>() },
      certificates: [],
    }
  const events = await db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  const disputes = await readDisputes(db, 'order_id', ids)
  const left = await db
    .selectFrom('orders')
    .select(['id', sql<number>`greatest(0, floor(extract(epoch FROM held_until - now())))::int`.as('seconds')])
    .select(settingOf('hold_minutes').as('minutes'))
    .where('id', 'in', ids)
    .execute()
  const papers = await readPapers(db, ids)
  const certificates = await readOfOrders(db, ids)
  const holds = new Map<string, Hold>(left.map(({ id, ...hold }) => [id, hold]))
  return { events, disputes, papers, certificates, holds }
}
