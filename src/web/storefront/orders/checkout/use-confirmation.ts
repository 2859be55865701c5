import { useEffect, useState } from 'react'

import type { Quote } from '../../../../contract/orders/shapes.ts'
import { addToCart, setAside, useCart } from '../../../state/cart-store.ts'
import type { useCheckedCart } from '../cart/use-checked-cart.ts'
import { addChanges, type Change, findChanges } from './find-changes.ts'
import { followDeliveryPrice } from './follow-delivery-price.ts'
import { useQuote } from './use-quote.ts'

/** Today's quote for the cart, and all that has changed since the buyer last saw it; the cart follows it. */
export function useConfirmation({ lines, gone }: ReturnType<typeof useCheckedCart>) {
  const asked = useQuote()
  const [told, setTold] = useState<Change[]>([])
  const [first] = useState(() => useCart.getState().artworks.map(({ id }) => id))
  const { quote } = asked

  useEffect(() => {
    if (!quote) return
    const found = findChanges(useCart.getState(), quote)
    // Whether somebody else is paying for a work is true for a moment only.
    setTold((before) =>
      addChanges(
        before.filter(({ kind }) => kind !== 'held'),
        found,
      ),
    )
    followQuote(quote)
  }, [quote])

  const seenMeanwhile: Change[] = [
    // Another tab of the shop has the same cart.
    ...lines
      .filter(({ line }) => !first.includes(line.id))
      .map(({ line }) => ({ kind: 'added' as const, artwork: line.id })),
    ...gone.map((artwork) => ({ kind: 'gone' as const, artwork })),
    ...lines.flatMap(({ line, formerPrice }) =>
      formerPrice === undefined
        ? []
        : [{ kind: 'price' as const, artwork: line.id, before: formerPrice, now: line.final_price }],
    ),
  ]
  return { ...asked, changes: addChanges(seenMeanwhile, told) }
}

/** Brings the cart up to what the server says: today's prices and options, without what cannot be bought. */
function followQuote({ lines, delivery }: Quote): void {
  for (const { artwork, state, price, options, lacks_options } of lines) {
    const seen = useCart.getState().artworks.find(({ id }) => id === artwork)
    if (!seen) continue
    if (state === 'gone') setAside(artwork)
    else if (price !== null && (price !== seen.final_price || lacks_options)) {
      addToCart({ id: artwork, final_price: price, ...(seen.choices ? { choices: options.map(({ id }) => id) } : {}) })
    }
  }
  // On quotation there is no price; the one that was seen stays until there is.
  if (delivery.price !== null) followDeliveryPrice(delivery.price)
}
