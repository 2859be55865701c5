import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import { ApiError, type Call, type Reply } from '../../../../contract/client.ts'
import type { Order } from '../../../../contract/orders/shapes.ts'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { notify } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { heedLogin } from '../../accounts/customer/heed-login.ts'
import { forgetCard, forgetConfirmed, noteConfirmed, useConfirmed } from './confirmed-store.ts'
import { judgeOrder, type Verdict } from './judge-order.ts'
import { placeOf } from './steps.ts'
import { linesOf, useWish } from './wish.ts'

type Provider = Reply<'GET /payments/provider'>

/** A purchase at the counter: who takes the money, the order, and what went wrong. */
export interface Purchase {
  provider: Provider | undefined
  order: Order | undefined
  /** When the works are no longer held, on this device's clock. */
  heldUntil: number
  verdict: Exclude<Verdict, 'done'> | 'placing' | 'none' | 'unreachable'
  /** What to say of the last try. */
  fault: string
  isBusy: boolean
  /** Asks something of the order, once at a time, and follows what comes of it; false when nothing did. */
  ask: (send: (call: Call, number: string) => Promise<{ order: Order }>) => Promise<boolean>
  placeAgain: () => void
}

// These are told where the buyer can do something about them: on Confirmation, with all that has changed.
const TO_CONFIRM_AGAIN = ['artwork-held', 'artwork-gone', 'price-hidden', 'quote-changed', 'delivery-on-quotation']

/** Makes the order for what was confirmed, or finds it again, and follows it until it is paid or lost. */
export function usePurchase(): Purchase {
  const { checkout: words } = useWords().cart
  const locale = useLocale()
  const navigate = useNavigate()
  const { artworks, method, billingAddress, deliveryAddress } = useWish()
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<Pick<Purchase, 'provider' | 'order' | 'heldUntil' | 'verdict' | 'fault'>>({
    provider: undefined,
    order: undefined,
    heldUntil: 0,
    verdict: 'placing',
    fault: '',
  })
  const [isBusy, setBusy] = useState(false)
  const isAsking = useRef(false)

  const follow = useCallback(
    (order: Order) => {
      noteConfirmed({ order: order.number })
      const verdict = judgeOrder(order)
      if (verdict === 'done') {
        void navigate(localizePath(`${placeOf('order')}&order=${order.number}`, locale), { replace: true })
        return
      }
      if (verdict === 'over' || verdict === 'closed') noteConfirmed({ isSpent: true })
      const { declined } = order.payment
      if (declined && useConfirmed.getState().confirmed?.card?.isSent) forgetCard()
      const heldUntil = Date.now() + (order.hold?.seconds_left ?? 0) * 1000
      setState((before) => ({
        ...before,
        order,
        heldUntil,
        verdict,
        fault: declined ? words.pay.declined[declined] : '',
      }))
    },
    [navigate, locale, words],
  )

  const fail = useCallback(
    (fault: unknown) => {
      if (!(fault instanceof ApiError)) throw fault
      if (fault.code === 'hold-over') {
        noteConfirmed({ isSpent: true })
        return setState((before) => ({ ...before, verdict: 'over', fault: '' }))
      }
      if (TO_CONFIRM_AGAIN.includes(fault.code)) {
        notify(fault.message)
        return forgetConfirmed()
      }
      const told =
        fault.code === 'unreachable'
          ? words.unreachable
          : fault.status >= 500 && fault.code !== 'payment-unavailable'
            ? words.failed
            : fault.message
      setState((before) => ({ ...before, verdict: before.order ? before.verdict : 'unreachable', fault: told }))
    },
    [words],
  )

  const body = JSON.stringify([linesOf(artworks), method, billingAddress, deliveryAddress])
  useEffect(() => {
    const control = new AbortController()
    const place = async () => {
      const call = browserApi(locale)
      const provider = await call('GET /payments/provider', undefined, { signal: control.signal })
      const { confirmed } = useConfirmed.getState()
      const [lines, delivery_method, billing_address, delivery_address] = JSON.parse(body) as [
        ReturnType<typeof linesOf>,
        'pickup' | 'shipping' | null,
        Order['billing_address'] | null,
        Order['delivery_address'],
      ]
      if (provider.provider === 'none') return setState((before) => ({ ...before, provider, verdict: 'none' }))
      if (!confirmed || !delivery_method || !billing_address) return
      const { key, fingerprint } = confirmed
      const { order } = await call(
        'POST /orders',
        { body: { key, lines, delivery_method, billing_address, delivery_address, fingerprint } },
        { signal: control.signal },
      ).catch(heedLogin)
      setState((before) => ({ ...before, provider }))
      follow(order)
    }
    place().catch((fault: unknown) => {
      if (!control.signal.aborted) fail(fault)
    })
    return () => control.abort()
  }, [attempt, body, locale, follow, fail])

  async function ask(send: (call: Call, number: string) => Promise<{ order: Order }>) {
    const number = state.order?.number
    if (number === undefined || isAsking.current) return false
    isAsking.current = true
    setBusy(true)
    setState((before) => ({ ...before, fault: '' }))
    const call = browserApi(locale)
    try {
      const { order } = await send(call, number).catch(async (fault: unknown) => {
        const isSettledElsewhere =
          fault instanceof ApiError && ['payment-underway', 'order-closed'].includes(fault.code)
        if (!isSettledElsewhere) return heedLogin(fault)
        // Another tab, or a click before, got there first: the order says what came of it.
        return call('POST /orders/{order}/payment/return', { params: { order: number } })
      })
      follow(order)
      return true
    } catch (fault) {
      fail(fault)
      return false
    } finally {
      isAsking.current = false
      setBusy(false)
    }
  }

  return {
    ...state,
    isBusy,
    ask,
    placeAgain: () => {
      setState((before) => ({ ...before, verdict: 'placing', fault: '' }))
      setAttempt((count) => count + 1)
    },
  }
}
