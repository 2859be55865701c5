import { useEffect, useState } from 'react'

import type { Reply } from '../../../../contract/client.ts'
import { sumDelivery } from '../../../../contract/delivery/sum-delivery.ts'
import { useLocale } from '../../../navigation/locale-path.ts'
import { browserApi } from '../../../page-data.ts'

type Line = Reply<'POST /cart/quote'>['quote']['lines'][number]

/** What is known of a price of shipping: euros once it is there. */
export type Estimate = 'asking' | 'on-quotation' | 'gone' | 'failed' | number

interface Wish {
  artwork: number
  choices: number[]
  country: string
}

/** What shipping a work with these options to a country costs, asked anew whenever something of that changes. */
export function useEstimate({ artwork, choices, country }: Wish): { estimate: Estimate; askAgain: () => void } {
  const locale = useLocale()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ key: string; estimate: Estimate }>()
  const chosen = choices.join()
  const key = [artwork, chosen, country, attempt].join(' ')

  useEffect(() => {
    const control = new AbortController()
    const lines = [{ artwork, choices: chosen.split(',').filter(Boolean).map(Number) }]
    const ask = async () => {
      const body = { lines, delivery: { method: 'shipping' as const, country } }
      const { quote } = await browserApi(locale)('POST /cart/quote', { body }, { signal: control.signal })
      setKnown({ key, estimate: estimateOf(quote.lines[0]) })
    }
    ask().catch(() => {
      if (!control.signal.aborted) setKnown({ key, estimate: 'failed' })
    })
    return () => control.abort()
  }, [key, artwork, chosen, country, locale])

  return {
    estimate: known?.key === key ? known.estimate : 'asking',
    askAgain: () => setAttempt(attempt + 1),
  }
}

// A work that another is about to pay for may come back, so its way has a price.
function estimateOf(line: Line | undefined): Estimate {
  if (!line || line.state === 'gone') return 'gone'
  if (!line.delivery) return 'on-quotation'
  return sumDelivery(line.delivery)
}
