import { useEffect, useState } from 'react'

import { ApiError } from '../../../contract/client.ts'
import type { Order } from '../../../contract/orders/shapes.ts'
import { useLocale } from '../../navigation/locale-path.ts'
import { browserApi } from '../../page-data.ts'
import { heedLogin } from '../accounts/customer/heed-login.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000

interface Asked {
  order: Order | undefined
  fault: 'missing' | 'unreachable' | undefined
  askAgain: () => void
}

/** Whether a payment is still on its way. */
export const isProcessing = ({ status, payment }: Pick<Order, 'status' | 'payment'>): boolean =>
  (status === 'awaiting_payment' || status === 'payment_failed') &&
  (payment.state === 'processing' || payment.state === 'succeeded')

/** An order, read again and again, ever more slowly, while its payment or its invoice is on its way. */
export function useOrder(number: string): Asked {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [order, setOrder] = useState<Order>()
  const [fault, setFault] = useState<Asked['fault']>()

  useEffect(() => {
    const control = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (wait: number) => {
      const { signal } = control
      const reply = await browserApi(locale)('GET /orders/{order}', { params: { order: number } }, { signal }).catch(
        heedLogin,
      )
      setOrder(reply.order)
      setFault(undefined)
      if (isProcessing(reply.order) || reply.order.lacks_paper) lookLater(wait)
    }
    const lookLater = (wait: number) => {
      timer = setTimeout(() => void ask(Math.min(wait * 1.5, LONGEST_WAIT_MS)).catch(() => lookLater(wait)), wait)
    }
    ask(FIRST_WAIT_MS).catch((error: unknown) => {
      if (control.signal.aborted) return
      setFault(error instanceof ApiError && error.status === 404 ? 'missing' : 'unreachable')
    })
    return () => {
      control.abort()
      clearTimeout(timer)
    }
  }, [number, locale, attempt])

  return { order, fault, askAgain: () => setAttempt(attempt + 1) }
}
