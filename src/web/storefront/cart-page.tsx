import { useSyncExternalStore } from 'react'

import { Button, ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { countOf, useCart } from '../state/cart-store.ts'
import { useWords } from '../words.ts'
import { CartLines } from './cart/cart-lines.tsx'
import { CartSums } from './cart/cart-sums.tsx'
import { SetAside } from './cart/set-aside.tsx'
import { useCheckedCart } from './cart/use-checked-cart.ts'

/** Until the browser's storage has been read, nobody knows what is in the cart. */
const useIsKnown = () =>
  useSyncExternalStore(
    (onChange) => useCart.persist.onFinishHydration(onChange),
    () => useCart.persist.hasHydrated(),
    () => false,
  )

export default function CartPage() {
  const { cart } = useWords()
  const isKnown = useIsKnown()
  return (
    <Room head={{ ...cart.page, introduction: '' }} isPersonal>
      {isKnown ? <Cart /> : <p className="min-h-40 text-lead text-muted">{cart.checking}</p>}
    </Room>
  )
}

function Cart() {
  const { cart } = useWords()
  const count = useCart(countOf)
  const { state, lines, setAside, checkAgain } = useCheckedCart()
  if (state === 'checking') return <p className="min-h-40 text-lead text-muted">{cart.checking}</p>
  if (state === 'unreachable') {
    return (
      <div role="alert" className="space-y-6">
        <p className="max-w-[60ch] text-lead text-muted">{cart.unreachable}</p>
        <Button onClick={checkAgain}>{cart.again}</Button>
      </div>
    )
  }
  return (
    <>
      {count === 0 ? (
        <div className="space-y-8">
          <p className="text-lead text-muted">{cart.empty}</p>
          <ButtonLink to="/artwork">{cart.browse}</ButtonLink>
        </div>
      ) : (
        <div className="grid gap-12 lg:grid-cols-[1fr_360px] lg:gap-20">
          <CartLines lines={lines} />
          <CartSums />
        </div>
      )}
      {setAside.length > 0 ? <SetAside works={setAside} /> : null}
    </>
  )
}
