import type { Quote } from '../../../../contract/orders/shapes.ts'
import type { DeliveryMethod } from '../../../../contract/orders/values.ts'
import { subtotalOf, totalOf, type useCart } from '../../../state/cart-store.ts'

/** What a cart comes to; amounts are euros. */
export interface CartSums {
  subtotal: number
  /** Its price, or why there is none. */
  delivery: number | 'unchosen' | 'on-quotation' | 'asking' | 'unknown'
  total: number
}

interface Chosen {
  method: DeliveryMethod | null
  country: string
}

/** Adds up what can be bought, as the server says; until it has answered, all that lies in the cart as last seen. */
export function sumUp(
  cart: ReturnType<typeof useCart.getState>,
  { method, country }: Chosen,
  quote: Pick<Quote, 'subtotal' | 'delivery' | 'total'> | undefined,
): CartSums {
  const isChosen = method === 'pickup' || (method === 'shipping' && country !== '')
  if (!quote) {
    const price = method === 'pickup' || cart.deliveryPrice > 0 ? cart.deliveryPrice : 'asking'
    return { subtotal: subtotalOf(cart), delivery: isChosen ? price : 'unchosen', total: totalOf(cart) }
  }
  const { subtotal, delivery, total } = quote
  // To ship what another holds has no price.
  const reason = delivery.state === 'on-quotation' ? 'on-quotation' : isChosen ? 'unknown' : 'unchosen'
  return { subtotal, delivery: delivery.price ?? reason, total: total ?? subtotal }
}

/** The works that another is paying for: they stay in the cart, and what it comes to leaves them out. */
export const heldIn = (quote: Pick<Quote, 'lines'> | undefined): number[] =>
  quote?.lines.flatMap(({ artwork, state }) => (state === 'held' ? [artwork] : [])) ?? []
