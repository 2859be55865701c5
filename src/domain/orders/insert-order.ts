import type { InsertObject } from 'kysely'

import type { Database, Tables } from '../../database/index.ts'
import type { User } from '../accounts/index.ts'
import { sumParcel } from '../delivery/index.ts'
import { holdFromNow } from './hold.ts'
import type { NewOrder } from './new-order.ts'
import { makeOrderNumber } from './order-number.ts'
import type { PricedCart } from './price-cart.ts'
import { tellOfOrder } from './tell-of-order.ts'

/** Writes an order down as it was priced: later changes of the catalogue do not touch it. */
export async function insertOrder(
  tx: Database,
  user: User,
  { key, delivery_method, billing_address, delivery_address, fingerprint, caller }: NewOrder,
  priced: PricedCart,
): Promise<{ id: string; number: string }> {
  const delivery_price = priced.delivery.price ?? 0
  const values = {
    key,
    user_id: user.id,
    name: user.name,
    email: user.email,
    locale: user.locale,
    delivery_method,
    billing_address: JSON.stringify(billing_address),
    delivery_address: delivery_method === 'shipping' ? JSON.stringify(delivery_address) : null,
    subtotal: priced.subtotal,
    delivery_price,
    delivery_vat_rate: priced.deliveryVatRate,
    delivery_vat: priced.deliveryVat,
    vat: priced.vat,
    total: priced.subtotal + delivery_price,
    fingerprint,
    held_until: holdFromNow,
    caller,
  }
  const order = await insertNumbered(tx, values)
  await tx
    .insertInto('order_lines')
    .values(
      priced.lines.map(
        ({ artworkId, kind, title, artist, options, price, offer, vatRate, vat, delivery }, position) => ({
          order_id: order.id,
          position,
          artwork_id: artworkId,
          kind,
          title,
          artist,
          options: JSON.stringify(options),
          price: price ?? 0,
          offer_id: offer?.id ?? null,
          vat_rate: vatRate,
          vat,
          delivery_price: delivery ? sumParcel(delivery) : 0,
        }),
      ),
    )
    .execute()
  await tx
    .insertInto('order_events')
    .values({ order_id: order.id, kind: 'placed', status: 'awaiting_payment', actor: 'buyer' })
    .execute()
  await tellOfOrder(tx, { number: order.number, status: 'awaiting_payment' }, 'order.placed')
  return order
}

type Values = InsertObject<Tables, 'orders'>

/** Numbers are drawn by chance; one that exists is drawn again. */
async function insertNumbered(tx: Database, values: Omit<Values, 'number'>): Promise<{ id: string; number: string }> {
  for (;;) {
    const placed = await tx
      .insertInto('orders')
      .values({ ...(values as Values), number: makeOrderNumber(new Date().getFullYear()) })
      .onConflict((conflict) => conflict.column('number').doNothing())
      .returning(['id', 'number'])
      .executeTakeFirst()
    if (placed) return placed
  }
}
