import { useEffect, useState } from 'react'

import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatDimensions, formatMoney } from '../../../../messages/format.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { announce, notify } from '../../../state/announcement-store.ts'
import { addToCart, removeFromCart, useCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { AskLink } from './ask-link.tsx'
import { CartButton, CartLink } from './cart-button.tsx'
import { DeliveryEstimate } from './delivery-estimate.tsx'
import { showChosen } from './dress-store.ts'
import { dressOf } from './dress.ts'
import { layOutFrame } from './frame-layout.ts'
import { chooseFrom, priceWith } from './print-choices.ts'
import { PrintOptions } from './print-options.tsx'
import { showTotal } from './total-store.ts'

/** A work that can be bought: its price with the chosen options, and the way into the cart and out of it again. */
export function ForSale({ artwork, price }: { artwork: Artwork; price: number }) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const { id, title, print_options: groups } = artwork
  // The server knows no cart; the browser reads it after the first rendering.
  const line = useCart(({ artworks }) => artworks.find((one) => one.id === id))
  const [picked, setPicked] = useState<number[]>([])
  const chosen = chooseFrom(groups, line?.choices ?? picked)
  const outer = layOutFrame(artwork, dressOf(groups, chosen))
  const textOf = (choices: number[]) => formatMoney(priceWith(price, groups, choices), locale)

  // What is chosen is seen on the work; `chosen` is made anew each time, what it says is not.
  const said = chosen.join()
  useEffect(() => showChosen(id, said.split(',').map(Number)), [id, said])

  const put = (choices: number[]) =>
    addToCart({
      id,
      final_price: priceWith(price, groups, choices),
      ...(groups.length > 0 ? { choices } : {}),
    })

  function choose(choices: number[]) {
    setPicked(choices)
    // What lies in the cart is what the page shows.
    if (line) put(choices)
    announce(fill(words.priceIs, { price: textOf(choices) }))
  }

  function add() {
    if (put(chosen) === 'full') notify(words.cartFull)
    else announce(fill(words.addedToCart, { title }))
  }

  function remove() {
    setPicked(chosen)
    removeFromCart(id)
    announce(fill(words.removedFromCart, { title }))
  }

  const total = { text: textOf(chosen), isInCart: line !== undefined, onPress: line ? remove : add }
  useEffect(() => showTotal(id, total))
  useEffect(() => () => showTotal(id, undefined), [id])

  return (
    <div className="mt-6 lg:contents">
      <p className="text-lead lg:mt-6" data-price>
        <span className="sr-only">{words.price} </span>
        {textOf(chosen)}
      </p>
      <p className="mt-1 text-label text-muted">{words.priceNote}</p>
      {groups.length > 0 ? <PrintOptions groups={groups} chosen={chosen} onChoose={choose} /> : null}
      {outer.width > artwork.width ? (
        <p role="status" className="mt-3 text-label text-muted">
          {fill(words.outerSize, { size: formatDimensions({ ...outer, depth: null }, locale) })}
        </p>
      ) : null}
      {/* In view for as long as anything of the column is. */}
      <div
        data-sticks="edges"
        className="sticky top-0 bottom-0 z-10 mt-3 bg-paper py-3 max-lg:hidden unscripted:hidden short:static"
      >
        <CartButton {...total} />
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-8">
        <AskLink artwork={artwork} kind="question" />
        {line ? (
          <div className="max-lg:hidden">
            <CartLink />
          </div>
        ) : null}
      </div>
      <DeliveryEstimate artwork={artwork} choices={chosen} />
    </div>
  )
}
