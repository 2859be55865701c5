import { Button, classOf } from '../../../components/button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useWords } from '../../../words.ts'
import type { Total } from './total-store.ts'

/** Into the cart, with what it comes to; or out of it again. */
export function CartButton({ text, isInCart, onPress }: Total) {
  const { artwork: words } = useWords()
  return (
    <Button look={isInCart ? 'outline' : 'solid'} className="w-full" onClick={onPress}>
      <span>{isInCart ? words.removeFromCart : words.addToCart}</span>
      {isInCart ? null : (
        <>
          {' · '}
          <span className="tabular-nums">{text}</span>
        </>
      )}
    </Button>
  )
}

export function CartLink() {
  const { artwork: words } = useWords()
  return (
    <AppLink className={classOf('quiet')} to="/cart">
      {words.viewCart}
    </AppLink>
  )
}
