import { randomUUID } from 'node:crypto'

import type { Insertable } from 'kysely'

import type { Database, OrderLineRow, OrderRow } from '../database/index.ts'

const ADDRESS = {
  name: 'Ada Lovelace',
  company: 'Analytical Engines',
  phone: '+44 20 7946 0000',
  address: '12 St James’s Square',
  postcode: 'SW1Y 4JH',
  city: 'London',
  country: 'GB',
}

/** By which the company that buys is taxed. */
export const VAT_NUMBER = 'GB123456789'

interface Wishes {
  /** The works that it is about. */
  artworks: number[]
  order?: Partial<Omit<Insertable<OrderRow>, 'billing_address'>> & { address?: Partial<typeof ADDRESS> }
  line?: Partial<Insertable<OrderLineRow>>
}

/** Writes an order as it stands once it was shipped and paid, for tests of what is told about it. */
export async function addOrder(db: Database, { artworks, order: wishes = {}, line }: Wishes): Promise<string> {
  const { address: ownAddress, ...order } = wishes
  const told = { ...ADDRESS, ...ownAddress }
  const address = JSON.stringify(told)
  const subtotal = artworks.length * 120_000
  const deliveryPrice = order.delivery_method === 'pickup' ? 0 : 5350
  const total = subtotal + deliveryPrice
  const { id } = await db
    .insertInto('orders')
    .values({
      number: '26-4817-3052',
      key: randomUUID(),
      user_id: null,
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      locale: 'en',
      status: 'paid',
      delivery_method: 'shipping',
      billing_address: JSON.stringify({ ...told, vat_number: VAT_NUMBER }),
      delivery_address: order.delivery_method === 'pickup' ? null : address,
      subtotal,
      delivery_price: deliveryPrice,
      delivery_vat_rate: 2000,
      delivery_vat: 0,
      vat: 7148,
      total,
      fingerprint: 'as confirmed',
      held_until: new Date(),
      received: total,
      ...order,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const lines = artworks.map((artworkId, position) => ({
    order_id: id,
    position,
    artwork_id: artworkId,
    kind: 'print' as const,
    title: { en: 'Low tide', fr: 'Marée basse', cn: '退潮' },
    artist: { en: 'Hélène Vasseur', cn: '海伦·瓦瑟' },
    options: JSON.stringify([
      { id: 1, option: 'frame', name: { en: 'Oak', fr: 'Chêne', cn: '橡木' }, price_difference: 9000 },
    ]),
    price: 120_000,
    vat_rate: 550,
    vat: 6256,
    ...line,
  }))
  await db.insertInto('order_lines').values(lines).execute()
  return id
}
