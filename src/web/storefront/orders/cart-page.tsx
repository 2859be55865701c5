import { Suspense } from 'react'
import { useLocation } from 'react-router'

import { loadLater } from '../../navigation/load-later.ts'
import { useCart } from '../../state/cart-store.ts'
import { useWords } from '../../words.ts'
import { StepRoom } from './checkout/step-room.tsx'
import { readStep } from './checkout/steps.ts'
import { useHasRead } from './checkout/use-has-read.ts'

const load = () => import('./checkout/checkout.tsx')
const Checkout = loadLater(load)
// Needed as soon as the cart has been read: on its way together with this page.
if (!import.meta.env.SSR) void load().catch(() => undefined)

/** The cart, and every step from it to the order. */
export default function CartPage() {
  const isKnown = useHasRead(useCart.persist)
  return isKnown ? (
    <Suspense fallback={<Waiting />}>
      <Checkout />
    </Suspense>
  ) : (
    <Waiting />
  )
}

/** What is shown before anything is known; whether a later step may be shown is not, so none is named. */
function Waiting() {
  const { cart } = useWords()
  const isCart = readStep(useLocation().search) === 'cart'
  return (
    <StepRoom step={isCart ? 'cart' : undefined}>
      {isCart ? <p className="min-h-40 text-lead text-muted">{cart.checking}</p> : <div className="min-h-40" />}
    </StepRoom>
  )
}
