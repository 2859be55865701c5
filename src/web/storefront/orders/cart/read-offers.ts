import { MOST_IN_CART } from '../../../../contract/catalogue/values.ts'
import type { Call } from '../../../../contract/client.ts'

/** A price that the gallery has offered to who is logged in, in euros without options, and the last day it holds. */
export interface OfferedPrice {
  price: number
  until: string
}

/** What is offered of these works to who is logged in, by their ids. */
export async function readOffers(call: Call, ids: number[], signal: AbortSignal): Promise<Map<number, OfferedPrice>> {
  const lines = [...new Set(ids)].slice(0, MOST_IN_CART).map((artwork) => ({ artwork, choices: [] }))
  if (lines.length === 0) return new Map()
  const { quote } = await call('POST /cart/quote', { body: { lines, delivery: null } }, { signal })
  return new Map(
    quote.lines.flatMap(({ artwork, price, offer_until }) =>
      price === null || offer_until === null ? [] : [[artwork, { price, until: offer_until }]],
    ),
  )
}
