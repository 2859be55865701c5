import type { OrderAddress } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { DomainError, invalidFields } from '../domain-error.ts'
import { changeOrder } from './change-order.ts'
import { type StoredOrder, withOrder } from './lock-order.ts'
import { orderAddressMail } from './order-mails.ts'
import { isBought } from './order-states.ts'
import { writeToBuyer } from './write-order-mail.ts'

interface Correction {
  which: OrderAddress
  address: StoredOrder['billing_address']
  staffId: string
}

/** Whether an address of an order can be corrected: once it is bought, and where it goes only until it has left. */
export const canCorrect = ({ status, delivery_method }: StoredOrder, which: OrderAddress): boolean =>
  which === 'billing'
    ? isBought(status)
    : delivery_method === 'shipping' && (status === 'paid' || status === 'preparing')

/**
 * Corrects an address after the payment. What stood there is kept, and the buyer is told. The country stays: delivery was
 * priced for it, and taxes follow it.
 */
export const correctAddress = (db: Database, orderId: string, { which, address, staffId }: Correction): Promise<void> =>
  withOrder(db, orderId, async (tx, order) => {
    if (!canCorrect(order, which)) throw new DomainError('order-closed')
    const before = which === 'billing' ? order.billing_address : order.delivery_address
    if (!before) throw new DomainError('order-closed')
    if (address.country !== before.country) throw invalidFields({ 'address.country': { word: 'otherCountry' } })
    const { vat_number, ...lines } = address
    const corrected = which === 'billing' ? address : lines
    const isSame = FIELDS.every((field) => address[field] === before[field])
    if (isSame && (which === 'delivery' || vat_number === order.billing_address.vat_number)) return
    await tx
      .insertInto('order_former_addresses')
      .values({ order_id: order.id, staff_id: staffId, which, address: JSON.stringify(before) })
      .execute()
    const changed = await changeOrder(tx, order, {
      kind: 'address_corrected',
      actor: { by: 'staff', staffId },
      columns: { [`${which}_address`]: JSON.stringify(corrected) },
      detail: { which },
    })
    await writeToBuyer(tx, changed, orderAddressMail)
  })

const FIELDS = ['name', 'company', 'phone', 'address', 'postcode', 'city', 'country'] as const
