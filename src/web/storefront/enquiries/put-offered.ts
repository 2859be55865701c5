import type { Call } from '../../../contract/client.ts'
import { addToCart } from '../../state/cart-store.ts'
import { chooseFrom, priceWith } from '../catalogue/artwork/print-choices.ts'

/** Puts a work into the cart at the price that was offered; a print with the options that cost least. */
export async function putOffered(call: Call, id: number, price: number): Promise<'added' | 'full'> {
  const { artworks } = await call('GET /cart/artworks', { query: { id: [id] } })
  const groups = artworks[0]?.print_options ?? []
  const choices = chooseFrom(groups, [])
  return addToCart({
    id,
    final_price: priceWith(price, groups, choices),
    ...(groups.length > 0 ? { choices } : {}),
  })
}
