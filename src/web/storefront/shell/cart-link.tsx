import { fill } from '../../../messages/fill.ts'
import { Icon } from '../../components/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { countOf, useCart } from '../../state/cart-store.ts'
import { useWords } from '../../words.ts'

/** The way to the cart, with the number of works in it once there is one. */
export function CartLink({ replace = false }: { replace?: boolean }) {
  const { shell } = useWords()
  const count = useCart(countOf)
  const label = count === 0 ? shell.cart : count === 1 ? shell.cartWithOne : fill(shell.cartWithMany, { count })
  return (
    <AppLink aria-label={label} className="relative grid size-11 place-items-center" to="/cart" replace={replace}>
      <Icon name="cart" />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-[12px] leading-none text-paper"
        >
          {count}
        </span>
      ) : null}
    </AppLink>
  )
}
