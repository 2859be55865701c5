import { setDeliveryPrice, useCart } from '../../../state/cart-store.ts'

/** Keeps what the server says delivery costs; written only when it is news, since every tab hears of a write. */
export function followDeliveryPrice(price: number): void {
  if (useCart.getState().deliveryPrice !== price) setDeliveryPrice(price)
}
