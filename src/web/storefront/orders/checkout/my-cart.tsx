import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

import { Button, ButtonLink } from '../../../components/button.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { useOverlay } from '../../../navigation/overlay.ts'
import { forgetPath } from '../../../navigation/remembered-path.ts'
import { useIsLoggedIn } from '../../../state/auth-store.ts'
import { countOf, useCart } from '../../../state/cart-store.ts'
import { useWords } from '../../../words.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { CartLines } from '../cart/cart-lines.tsx'
import { SetAside } from '../cart/set-aside.tsx'
import type { useCheckedCart } from '../cart/use-checked-cart.ts'
import { DeliveryChoice } from './delivery-choice.tsx'
import { followDeliveryPrice } from './follow-delivery-price.ts'
import { placeOf } from './steps.ts'
import { heldIn, sumUp } from './sum-up.ts'
import { Sums } from './sums.tsx'
import { useQuote } from './use-quote.ts'

/** The works, how they are delivered, and what that comes to. */
export function MyCart({ checked }: { checked: ReturnType<typeof useCheckedCart> }) {
  const { cart } = useWords()
  const count = useCart(countOf)
  const { state, lines, setAside, checkAgain } = checked
  if (state === 'checking') return <p className="min-h-40 text-lead text-muted">{cart.checking}</p>
  if (state === 'locked') return <Locked />
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
        <Filled lines={lines} />
      )}
      {setAside.length > 0 ? <SetAside works={setAside} /> : null}
    </>
  )
}

/** What a cart says to whoever has to log in before prices are shown. */
function Locked() {
  const { cart } = useWords()
  const { openModal } = useOverlay()
  function logIn() {
    forgetPath()
    openModal('loginModal')
  }
  return (
    <div className="space-y-6">
      <p className="max-w-[60ch] text-lead text-muted">{cart.locked}</p>
      <Button onClick={logIn}>{cart.logIn}</Button>
    </div>
  )
}

function Filled({ lines }: Pick<ReturnType<typeof useCheckedCart>, 'lines'>) {
  const { cart: words } = useWords()
  const locale = useLocale()
  const navigate = useNavigate()
  const isLoggedIn = useIsLoggedIn()
  const cart = useCart()
  const { method, country } = useDelivery()
  const asked = useQuote()
  const [missing, setMissing] = useState<'method' | 'country'>()
  const { quote } = asked
  const isOnQuotation = quote?.delivery.state === 'on-quotation'
  // Which of the works it is: the others can be shipped without it.
  const onQuotation = isOnQuotation ? quote.lines.filter((line) => line.delivery === null) : []

  useEffect(() => {
    if (quote) followDeliveryPrice(quote.delivery.price ?? 0)
  }, [quote])
  useEffect(() => setMissing(undefined), [method, country])

  function goOn() {
    if (method === null) return refuse('method')
    if (method === 'shipping' && country === '') return refuse('country')
    // A price that is still on its way, or that only an offer can name.
    if (method === 'shipping' && cart.deliveryPrice === 0) return focusChoice()
    // Opened here and not on leaving: so that the step goes on after it.
    if (!isLoggedIn) forgetPath()
    const place = placeOf('addresses') + (isLoggedIn ? '' : '&loginModal=1')
    // Who closes the login finds the cart where it was.
    void navigate(localizePath(place, locale), { preventScrollReset: !isLoggedIn })
  }
  function refuse(what: 'method' | 'country') {
    setMissing(what)
    // The message must stand there before the focus makes a screen reader say it.
    setTimeout(focusChoice)
  }

  return (
    <div className="grid gap-12 lg:grid-cols-[1fr_360px] lg:gap-20">
      <div>
        <CartLines lines={lines} held={heldIn(quote)} onQuotation={onQuotation.map(({ artwork }) => artwork)} />
        <DeliveryChoice asked={asked} missing={missing} />
      </div>
      <div className="self-start lg:sticky lg:top-8">
        <Sums {...sumUp(cart, { method, country }, quote)} />
        <Button
          className="mt-8 w-full aria-disabled:opacity-50"
          aria-disabled={isOnQuotation || undefined}
          onClick={goOn}
        >
          {words.next}
        </Button>
      </div>
    </div>
  )
}

/** Leads to what is to be chosen, the country if that is asked for, else the method; and shows what is said of it. */
function focusChoice() {
  const choice = document.getElementById('delivery-method')
  const control = choice?.querySelector<HTMLElement>('select') ?? choice?.querySelector<HTMLElement>('[type=radio]')
  control?.focus({ preventScroll: true })
  // On a phone the button lies below all this: bringing the control alone into view would leave the message above it.
  choice?.scrollIntoView({ block: 'nearest' })
}
