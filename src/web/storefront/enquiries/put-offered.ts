import type { Call } from '../../../contract/client.ts'
import type { Offer } from '../../../contract/enquiries/shapes.ts'
import { addToCart, resetDeliveryPrice } from '../../state/cart-store.ts'
import { useDelivery } from '../accounts/customer/delivery-store.ts'
import { chooseFrom, priceWith } from '../catalogue/artwork/print-choices.ts'

/**
 * Puts a work into the cart at the price that was offered, a print with the options that cost least; if its way to a
 * country was quoted, that is how the cart is delivered until its buyer says otherwise.
 */
export async function putOffered(
  call: Call,
  id: number,
  { price, delivery }: Pick<Offer, 'price' | 'delivery'>,
): Promise<'added' | 'full'> {
  const { artworks } = await call('GET /cart/artworks', { query: { id: [id] } })
  const groups = artworks[0]?.print_options ?? []
  const choices = chooseFrom(groups, [])
  const outcome = addToCart({
    id,
    final_price: priceWith(price, groups, choices),
    ...(groups.length > 0 ? { choices } : {}),
  })
  if (delivery && outcome === 'added') {
    // What was asked for before is not the price of this.
    resetDeliveryPrice()
    useDelivery.setState({ method: 'shipping', country: delivery.country })
  }
  return outcome
}
