import { type Locale, localize } from '../../contract/locale.ts'
import type { Quote } from '../../contract/orders/shapes.ts'
import type { PricedCart } from './price-cart.ts'

const euros = (cents: number) => cents / 100
const eurosOf = <Name extends string>(cents: Record<Name, number>): Record<Name, number> =>
  Object.fromEntries(Object.entries<number>(cents).map(([name, part]) => [name, euros(part)])) as Record<Name, number>
const eurosOrNull = (cents: number | null) => cents && euros(cents)

/** A priced cart as it travels: in euros, and in one language. */
export function presentQuote(
  { lines, subtotal, delivery, vat, total, fingerprint }: PricedCart,
  locale: Locale,
): Quote {
  return {
    lines: lines.map((line) => ({
      artwork: line.artworkId,
      state: line.state,
      price: eurosOrNull(line.price),
      options: line.options.map(({ id, option, name, price_difference }) => ({
        id,
        option,
        name: localize(name, locale),
        price_difference: euros(price_difference),
      })),
      lacks_options: line.lacksOptions,
      offer_until: line.offer?.validUntil ?? null,
      delivery: line.delivery && eurosOf(line.delivery),
    })),
    subtotal: euros(subtotal),
    delivery: { ...delivery, price: eurosOrNull(delivery.price) },
    vat: euros(vat),
    total: eurosOrNull(total),
    fingerprint,
  }
}
