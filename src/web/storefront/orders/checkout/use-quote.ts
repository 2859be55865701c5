import { useEffect, useState } from 'react'

import type { Quote } from '../../../../contract/orders/shapes.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'
import { useCart } from '../../../state/cart-store.ts'
import { useDelivery } from '../../accounts/customer/delivery-store.ts'
import { linesOf } from './wish.ts'

interface Asked {
  /** What the cart comes to now; nothing until the answer to the present cart and delivery is there. */
  quote: Quote | undefined
  hasFailed: boolean
  askAgain: () => void
}

/** What the cart comes to, asked of the server whenever its works, their options or the delivery change. */
export function useQuote(): Asked {
  const locale = useLocale()
  const { artworks } = useCart()
  const { method, country } = useDelivery()
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<{ question: string; quote: Quote | undefined }>()
  const body = JSON.stringify({
    lines: linesOf(artworks),
    delivery: method === null ? null : { method, country: method === 'shipping' && country ? country : null },
  })
  const question = `${locale} ${attempt} ${body}`

  useEffect(() => {
    const control = new AbortController()
    const ask = async () => {
      const input = JSON.parse(body) as Parameters<typeof requestQuote>[1]
      if (input.lines.length === 0) return
      setAnswer({ question, quote: await requestQuote(locale, input, control.signal) })
    }
    ask().catch(() => {
      if (!control.signal.aborted) setAnswer({ question, quote: undefined })
    })
    return () => control.abort()
  }, [question, body, locale])

  const isAnswered = answer?.question === question
  return {
    quote: isAnswered ? answer.quote : undefined,
    hasFailed: isAnswered && answer.quote === undefined,
    askAgain: () => setAttempt((count) => count + 1),
  }
}

async function requestQuote(
  locale: Parameters<typeof browserApi>[0],
  body: {
    lines: ReturnType<typeof linesOf>
    delivery: { method: 'pickup' | 'shipping'; country: string | null } | null
  },
  signal: AbortSignal,
): Promise<Quote> {
  const { quote } = await browserApi(locale)('POST /cart/quote', { body }, { signal })
  return quote
}
