import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { useOverlay } from '../../../navigation/overlay.ts'
import { forgetPath } from '../../../navigation/remembered-path.ts'
import { useAuth } from '../../../state/auth-store.ts'
import { useCart } from '../../../state/cart-store.ts'
import { useConfirmed } from './confirmed-store.ts'
import { placeOf, reachStep, readOrder, readStep, type Step } from './steps.ts'
import { useWish } from './wish.ts'

/** The step to show; nothing until it is known who is there. The address follows it, and a login is asked for in place. */
export function useStep(): Step | undefined {
  const { search } = useLocation()
  const { user, isSettled } = useAuth()
  const { artworks, method, hasAddresses, wish } = useWish()
  const deliveryPrice = useCart((cart) => cart.deliveryPrice)
  const confirmed = useConfirmed((state) => state.confirmed)
  const wanted = readStep(search)
  const order = readOrder(search)
  const hasWorks = artworks.length > 0
  const isLoggedIn = user !== null
  const step = reachStep(wanted, {
    hasWorks,
    hasDelivery: method === 'pickup' || (method === 'shipping' && deliveryPrice > 0),
    isLoggedIn,
    hasAddresses,
    isConfirmed: confirmed?.wish === wish,
    order,
  })

  // Only who could go on is asked to log in.
  const isLocked = isSettled && !isLoggedIn && wanted !== 'cart' && (hasWorks || order !== undefined)
  useLogin(isLocked)
  useRightAddress(isSettled && !isLocked ? step : undefined, wanted)

  return wanted !== 'cart' && !isSettled ? undefined : step
}

/** Opens the login over the step that needs it; who closes it, or logs out, is back at the cart. */
function useLogin(isLocked: boolean): void {
  const { pathname, search } = useLocation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { modal } = useOverlay()
  const isLoggedIn = useAuth(({ user }) => user !== null)
  const wasThere = useRef(false)
  const wasAsked = useRef(false)

  useEffect(() => {
    if (!isLocked) {
      wasAsked.current = false
      wasThere.current = isLoggedIn
      return
    }
    if (modal) {
      wasAsked.current = true
      return
    }
    // After a refused token one is asked anew; who logs out has no token any more.
    const hasLeft = wasThere.current && useAuth.getState().token === null
    if (wasAsked.current || hasLeft) {
      void navigate(localizePath('/cart', locale), { replace: true, preventScrollReset: true })
      return
    }
    forgetPath()
    const query = new URLSearchParams(search)
    query.set('loginModal', '1')
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true })
  }, [isLocked, isLoggedIn, modal, pathname, search, locale, navigate])
}

/** Keeps the address in line with the step that is really shown. */
function useRightAddress(step: Step | undefined, wanted: Step): void {
  const { search } = useLocation()
  const locale = useLocale()
  const navigate = useNavigate()
  useEffect(() => {
    if (step !== undefined && step !== wanted) void navigate(localizePath(placeOf(step), locale), { replace: true })
    // Looked at after every change of the address: a modal that closes brings back the one it was opened on.
  }, [step, wanted, search, locale, navigate])
}
