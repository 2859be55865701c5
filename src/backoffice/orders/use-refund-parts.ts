import { useState } from 'react'

import type { SalesOrder } from '../../contract/orders/shapes.ts'
import { fill } from '../../messages/fill.ts'
import { formatMoney } from '../../messages/format.ts'
import { parseNumber } from '../editor/inputs/parse-number.ts'
import { useLocale, useWords } from '../words.ts'

const DELIVERY = 'delivery'
type Place = number | typeof DELIVERY

/** What is typed into each part of a refund, what it comes to, and what is wrong with it. */
export function useRefundParts(order: SalesOrder) {
  const { sales } = useWords()
  const locale = useLocale()
  // The same for as long as the form is open: pressed twice it is one refund.
  const [key] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Partial<Record<Place, string>>>({})
  const [returned, setReturned] = useState<number[]>([])
  const [errors, setErrors] = useState<Partial<Record<Place, string>>>({})

  const most: Record<Place, number> = Object.fromEntries([
    ...order.lines.map(({ artwork, price, refunded }) => [artwork, cents(price - refunded) / 100]),
    [DELIVERY, cents(order.delivery - order.delivery_refunded) / 100],
  ])
  const read = (place: Place) => parseNumber(typed[place] ?? '', { min: 0, max: most[place] ?? 0, decimals: 2 })
  const valueOf = (place: Place) => {
    const parsed = read(place)
    return 'value' in parsed ? (parsed.value ?? 0) : 0
  }
  const places: Place[] = [...order.lines.map(({ artwork }) => artwork), DELIVERY]
  const amount = cents(places.reduce<number>((sum, place) => sum + valueOf(place), 0)) / 100

  return {
    typed,
    returned,
    errors,
    most,
    amount,
    type: (place: Place, text: string) => {
      setTyped({ ...typed, [place]: text })
      setErrors({})
    },
    returnToSale: (artwork: number, isReturned: boolean) =>
      setReturned(isReturned ? [...returned, artwork] : returned.filter((one) => one !== artwork)),
    /** Whether it can be sent; what is wrong stands under its field. */
    check: () => {
      const wrong: Partial<Record<Place, string>> = {}
      for (const place of places) {
        if (!('value' in read(place)))
          wrong[place] = fill(sales.refund.atMost, { amount: formatMoney(most[place] ?? 0, locale) })
      }
      const [first] = places
      if (Object.keys(wrong).length === 0 && amount === 0 && first !== undefined) wrong[first] = sales.refund.nothing
      setErrors(wrong)
      return Object.keys(wrong).length === 0
    },
    toPart: () => ({
      key,
      delivery: valueOf(DELIVERY),
      lines: order.lines
        .map(({ artwork }) => ({
          artwork,
          amount: valueOf(artwork),
          return_to_sale: returned.includes(artwork),
        }))
        .filter((line) => line.amount > 0 || line.return_to_sale),
    }),
  }
}

export type PartsForm = ReturnType<typeof useRefundParts>

const cents = (euros: number) => Math.round(euros * 100)
