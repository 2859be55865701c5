import { useCallback, useEffect, useRef, useState } from 'react'

import { ApiError, type Call, type Reply } from '../../../contract/client.ts'
import type { Plan } from '../../../contract/plans/endpoints.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { useWords } from '../../words.ts'

type Provider = Reply<'GET /payments/provider'>

/** An artist's plan at the desk: how it stands, who takes the money, and what went wrong. */
export interface PlanAtDesk {
  token: string
  plan: Plan
  provider: Provider
  /** What to say of the last try; why a card was refused among it. */
  fault: string
  isBusy: boolean
  /** Shows the plan as it was told elsewhere. */
  follow: (plan: Plan) => void
  /** Asks something of the plan, once at a time, and follows what comes of it; nothing when nothing did. */
  ask: (send: (call: Call, params: { token: string }) => Promise<{ plan: Plan }>) => Promise<Plan | undefined>
}

interface Asked {
  desk: PlanAtDesk | undefined
  /** Why there is nothing to show. */
  missing: 'invalid' | 'unreachable' | undefined
  askAgain: () => void
}

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000

// Another tab, or a click before, got there first: the provider says what came of it.
const SETTLED_ELSEWHERE = ['plan-closed', 'payment-underway']

/** Whether the bank is at it: nothing can be done but wait. */
export const isUnderWay = ({ status, payment }: Plan): boolean =>
  payment.state === 'processing' || (status === 'awaiting_payment' && payment.state === 'succeeded')

/** The plan behind a private link; read again and again, ever more slowly, while a payment is on its way. */
export function usePlan(token: string): Asked {
  const { plan: words, cart } = useWords()
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<{ plan: Plan; provider: Provider }>()
  const [missing, setMissing] = useState<Asked['missing']>()
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isAsking = useRef(false)

  useEffect(() => {
    let isShown = true
    const call = browserApi(locale)
    Promise.all([call('GET /plans/{token}', { params: { token } }), call('GET /payments/provider')]).then(
      ([{ plan }, provider]) => isShown && setFound({ plan, provider }),
      (error: unknown) => isShown && setMissing(isOfLink(error) ? 'invalid' : 'unreachable'),
    )
    return () => {
      isShown = false
    }
  }, [locale, token, attempt])

  const follow = useCallback((plan: Plan) => setFound((before) => before && { ...before, plan }), [])

  const isWaiting = found !== undefined && isUnderWay(found.plan)
  useEffect(() => {
    if (!isWaiting) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const lookLater = (wait: number) => {
      timer = setTimeout(() => {
        browserApi(locale)('GET /plans/{token}', { params: { token } })
          .then(({ plan }) => follow(plan))
          .catch(() => undefined)
          .finally(() => lookLater(Math.min(wait * 1.5, LONGEST_WAIT_MS)))
      }, wait)
    }
    lookLater(FIRST_WAIT_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, locale, token, follow])

  async function ask(send: Parameters<PlanAtDesk['ask']>[0]): Promise<Plan | undefined> {
    if (isAsking.current) return undefined
    isAsking.current = true
    setBusy(true)
    setFault('')
    const call = browserApi(locale)
    try {
      const { plan } = await send(call, { token }).catch(async (error: unknown) => {
        if (!(error instanceof ApiError) || !SETTLED_ELSEWHERE.includes(error.code)) throw error
        return call('POST /plans/{token}/payment/return', { params: { token } })
      })
      follow(plan)
      if (plan.payment.declined) setFault(cart.checkout.pay.declined[plan.payment.declined])
      return plan
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFault(wordOf(error, words.desk))
      return undefined
    } finally {
      isAsking.current = false
      setBusy(false)
    }
  }

  return {
    desk: found && { ...found, token, fault, isBusy, follow, ask },
    missing: found ? undefined : missing,
    askAgain: () => {
      setMissing(undefined)
      setAttempt(attempt + 1)
    },
  }
}

// Whatever the server finds wrong with a link, it does not open a plan.
const isOfLink = (error: unknown) => error instanceof ApiError && [400, 404, 410, 422].includes(error.status)

function wordOf({ code, status, message }: ApiError, words: { unreachable: string; failed: string }): string {
  if (code === 'unreachable') return words.unreachable
  return status >= 500 && code !== 'payment-unavailable' ? words.failed : message
}
