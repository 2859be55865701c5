import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { announce, notify } from '../../../state/announcement-store.ts'
import { addToCart, removeFromCart, useCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'

interface CartChoiceProps {
  artwork: ArtworkCard
  className: string
  /** Whether its name says which work it is about: needed where several hang side by side. */
  isNamed?: boolean
}

/** What can be done about a work where it hangs: into the cart or out of it, to the choices of a print, or a question. */
export function CartChoice({ artwork, className, isNamed = true }: CartChoiceProps) {
  const { walk: words } = useWords()
  const { id, slug, title, kind, availability, final_price: price } = artwork
  const isInCart = useCart(({ artworks }) => artworks.some((one) => one.id === id))
  const nameOf = (text: string) => (isNamed ? { 'aria-label': fill(text, { title }) } : {})

  function add(euros: number) {
    if (addToCart({ id, final_price: euros }) === 'full') notify(words.cartFull)
    else announce(fill(words.addedToCart, { title }))
  }
  function remove() {
    removeFromCart(id)
    announce(fill(words.removedFromCart, { title }))
  }

  if (price === null && availability !== 'available' && availability !== 'reserved') return null
  if (price === null) {
    return (
      <AppLink className={className} to={`/contact?artwork=${slug}`} {...nameOf(words.askOf)}>
        {words.ask}
      </AppLink>
    )
  }
  if (isInCart) {
    return (
      <button type="button" className={className} onClick={remove} {...nameOf(words.removeFromCartOf)}>
        {words.removeFromCart}
      </button>
    )
  }
  // Its paper and frame are chosen on its page.
  if (kind === 'print') {
    return (
      <AppLink className={className} to={`/artwork/${slug}`} {...nameOf(words.chooseOf)}>
        {words.choose}
      </AppLink>
    )
  }
  return (
    <button
      type="button"
      className={`${className} unscripted:hidden`}
      onClick={() => add(price)}
      {...nameOf(words.addToCartOf)}
    >
      {words.addToCart}
    </button>
  )
}
