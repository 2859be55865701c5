import type { Reply } from '../../contract/client.ts'
import { localize } from '../../contract/locale.ts'
import type { OrderEventKind } from '../../contract/orders/values.ts'
import type { Database, LocalizedText } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { presentWithdrawal, readWithdrawals } from '../orders/index.ts'
import { HOLDINGS } from './holdings.ts'
import { personOf } from './person.ts'

/** Every order of a person with what happened to it, the newest first, but for the provider's secrets. */
export async function exportOrders(db: Database, user: User): Promise<Reply<'GET /account/export'>['orders']> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where(HOLDINGS.orders.whose(personOf(user)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const ids = orders.map(({ id }) => id)
  if (ids.length === 0) return []
  const lines = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('position')
    .execute()
  const events = await db.selectFrom('order_events').selectAll().where('order_id', 'in', ids).orderBy('id').execute()
  const withdrawals = await readWithdrawals(db, ids)
  const read = (text: LocalizedText) => localize(text, user.locale)
  return orders.map((order) => ({
    number: order.number,
    status: order.status,
    created_at: order.created_at.toISOString(),
    name: order.name,
    email: order.email,
    delivery_method: order.delivery_method,
    billing_address: order.billing_address,
    delivery_address: order.delivery_address,
    delivery: order.delivery_price / 100,
    vat: order.vat / 100,
    total: order.total / 100,
    refunded: order.refunded / 100,
    carrier: order.carrier,
    tracking: order.tracking,
    lines: lines
      .filter(({ order_id }) => order_id === order.id)
      .map(({ artwork_id, title, artist, options, price }) => ({
        artwork: artwork_id,
        title: read(title),
        artist: read(artist),
        options: options.map(({ option, name }) => ({ option, name: read(name) })),
        price: price / 100,
      })),
    withdrawals: withdrawals.filter(({ order_id }) => order_id === order.id).map(presentWithdrawal),
    events: events
      .filter(({ order_id }) => order_id === order.id)
      .map(({ kind, status, at }) => ({ kind: kind as OrderEventKind, status, at: at.toISOString() })),
  }))
}
