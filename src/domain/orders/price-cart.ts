import { createHash } from 'node:crypto'

import type { DeliveryMethod } from '../../contract/orders/values.ts'
import type { Database } from '../../database/index.ts'
import { containedVat, findZone, readVatRates, sumParcel } from '../delivery/index.ts'
import { type PricedLine, priceLine } from './price-line.ts'
import { readWanted } from './read-wanted.ts'

/** What somebody wants, and where to; the country counts for shipping only. */
export interface WantedCart {
  lines: { artwork: number; choices: number[] }[]
  delivery: { method: DeliveryMethod; country: string | null } | null
  /** Whose holds do not stand in the way, and whose private offers count. */
  buyerId?: string | undefined
}

/** What a cart comes to; money is cents, rates are hundredths of a percent. */
export interface PricedCart {
  lines: PricedLine[]
  /** Of what is for sale. */
  subtotal: number
  delivery: {
    method: DeliveryMethod | null
    state: 'unchosen' | 'priced' | 'on-quotation'
    /** Null unless it is priced. */
    price: number | null
  }
  deliveryVatRate: number
  deliveryVat: number
  /** Contained in subtotal and delivery. */
  vat: number
  total: number | null
  /** Stands for all of it; null when this cannot be ordered. */
  fingerprint: string | null
}

// What the database's whole numbers hold.
const MOST_CENTS = 2_147_483_647

/** Prices works with their options, their delivery and the VAT in it, as things stand now; nothing is held by it. */
export async function priceCart(db: Database, { lines: wishes, delivery, buyerId }: WantedCart): Promise<PricedCart> {
  const { works, offered, known, taken, prices } = await readWanted(db, {
    ids: wishes.map(({ artwork }) => artwork),
    choices: wishes.flatMap(({ choices }) => choices),
    buyerId,
  })
  const vatRates = await readVatRates(db)
  const country = delivery?.method === 'shipping' ? delivery.country : null
  const zone = country === null ? undefined : await findZone(db, country)
  const lines = wishes.map((wish, at) =>
    priceLine(
      wish,
      {
        work: works.get(wish.artwork),
        taken: taken.get(wish.artwork),
        offers: prices.get(wish.artwork) ?? [],
        offered: offered.get(wish.artwork) ?? [],
        known,
        vatRates,
        zone,
        country,
      },
      `lines.${at}.choices`,
    ),
  )
  const forSale = lines.filter(({ state }) => state === 'for-sale')
  const subtotal = sum(forSale.map(({ price }) => price ?? 0))
  const method = delivery?.method ?? null
  const priced = { method, ...priceDelivery(forSale, method, country) }
  const deliveryVat = containedVat(priced.price ?? 0, vatRates.delivery)
  const cart = {
    lines,
    subtotal,
    delivery: priced,
    deliveryVatRate: vatRates.delivery,
    deliveryVat,
    vat: sum(forSale.map(({ vat }) => vat)) + deliveryVat,
    total: priced.price === null ? null : subtotal + priced.price,
  }
  return { ...cart, fingerprint: canBeOrdered(cart) ? fingerprintOf(cart, country) : null }
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

function priceDelivery(
  forSale: PricedLine[],
  method: DeliveryMethod | null,
  country: string | null,
): Omit<PricedCart['delivery'], 'method'> {
  if (method === 'pickup') return { state: 'priced', price: 0 }
  if (country === null || forSale.length === 0) return { state: 'unchosen', price: null }
  const prices = forSale.map(({ delivery }) => delivery && sumParcel(delivery))
  const known = prices.filter((price) => price !== null)
  return known.length < prices.length ? { state: 'on-quotation', price: null } : { state: 'priced', price: sum(known) }
}

const canBeOrdered = ({ lines, total }: Pick<PricedCart, 'lines' | 'total'>) =>
  lines.every(({ state, lacksOptions }) => state === 'for-sale' && !lacksOptions) &&
  total !== null &&
  total <= MOST_CENTS

/** The same for the same works, options, prices, VAT and delivery, in whatever order the works are given. */
function fingerprintOf(cart: Omit<PricedCart, 'fingerprint'>, country: string | null): string {
  const lines = cart.lines
    .toSorted((one, other) => one.artworkId - other.artworkId)
    .map(({ artworkId, price, options, vatRate, vat, delivery }) => [
      artworkId,
      price,
      options.map(({ id, price_difference }) => [id, price_difference]),
      vatRate,
      vat,
      delivery && Object.values(delivery),
    ])
  const { method, price } = cart.delivery
  const all = [lines, method, country, price, cart.deliveryVatRate, cart.deliveryVat, cart.vat, cart.total]
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url')
}
