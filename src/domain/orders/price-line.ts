import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { LocalizedText } from '../../database/index.ts'
import { containedVat, type ParcelPrice, priceParcel, sumParcel, type ZonePrices } from '../delivery/index.ts'
import type { OfferedPrice } from '../enquiries/index.ts'
import { chooseOptions } from './choose-options.ts'
import type { OfferedChoice, TakenCopies, WantedWork } from './read-wanted.ts'

/** A work in a cart, as it can be bought now; money is cents, rates are hundredths of a percent. */
export interface PricedLine {
  artworkId: number
  kind: 'original' | 'print'
  title: LocalizedText
  artist: LocalizedText
  /** `held`: somebody else is paying for the last of it; `gone`: it cannot be bought. */
  state: 'for-sale' | 'held' | 'gone'
  /** With its options; null when it is gone. */
  price: number | null
  /** Whether it is gone for this buyer alone, who may not see what it costs. */
  isPriceHidden: boolean
  options: OfferedChoice[]
  /** Whether something was chosen that is no longer offered. */
  lacksOptions: boolean
  /** The private offer that makes the price, if one does. */
  offer: OfferedPrice | null
  vatRate: number
  vat: number
  /** What shipping it costs; null when nothing is shipped, and on quotation. */
  delivery: ParcelPrice | null
}

interface Facts {
  work: WantedWork | undefined
  taken: TakenCopies | undefined
  /** What this buyer can have it for, in place of what the catalogue says. */
  offers: OfferedPrice[]
  offered: OfferedChoice[]
  /** Which of the wanted choices the gallery has at all. */
  known: Set<number>
  vatRates: Record<'original' | 'print', number>
  /** Where it is shipped to; undefined when it is not, or nowhere with a price. */
  zone: ZonePrices | undefined
  /** The same, with or without a price. */
  country: string | null
}

const NONE = new Set<number>()

/** What one wanted work comes to; a choice that it never had is refused under the name of its field. */
export function priceLine(
  { artwork: artworkId, choices }: { artwork: number; choices: number[] },
  { work, taken, offers, offered, known, vatRates, zone, country }: Facts,
  field: string,
): PricedLine {
  const { kind, title, artist } = work ?? {
    kind: 'original',
    title: { [DEFAULT_LOCALE]: '' },
    artist: { [DEFAULT_LOCALE]: '' },
  }
  const line = { artworkId, kind, title, artist, vatRate: vatRates[kind] }
  const gone: PricedLine = {
    ...line,
    state: 'gone',
    price: null,
    isPriceHidden: false,
    options: [],
    lacksOptions: false,
    offer: null,
    vat: 0,
    delivery: null,
  }
  if (!work || work.availability !== 'available') return gone
  if (work.final_price === null && offers.length === 0) return { ...gone, isPriceHidden: work.is_price_hidden }
  const state = stateOf(work, taken)
  if (state === 'gone') return gone
  const { options, lacksOptions } = chooseOptions({ choices, offered, known: kind === 'print' ? known : NONE, field })
  const extra = options.reduce((sum, { price_difference }) => sum + price_difference, 0)
  const hasOwnCrate = options.some(({ option, price_difference }) => option === 'crate' && price_difference > 0)
  const ways = [null, ...offers].flatMap((offer) => {
    const own = Math.min(offer?.price ?? Infinity, work.final_price ?? Infinity)
    const usual = priceParcel(zone, { ...work, value: own + extra, hasOwnCrate })
    const quoted = offer?.delivery?.country === country ? offer?.delivery?.price : undefined
    return own === Infinity ? [] : [{ offer, price: own + extra, delivery: cheaperWay(usual, quoted) }]
  })
  const { offer, price, delivery } = chooseWay(ways, country !== null) ?? { offer: null, price: 0, delivery: null }
  if (price <= 0) return gone
  return {
    ...line,
    state,
    price,
    isPriceHidden: false,
    options,
    lacksOptions,
    offer,
    vat: containedVat(price, line.vatRate),
    delivery,
  }
}

/** One of the ways to buy a work: by the catalogue, or by an offer. */
type Way = Pick<PricedLine, 'offer' | 'delivery'> & { price: number }

/** What was quoted for the way, all included, unless it usually costs less. */
const cheaperWay = (usual: ParcelPrice | null, quoted: number | undefined): ParcelPrice | null =>
  quoted === undefined || (usual && sumParcel(usual) <= quoted) ? usual : { parcel: quoted, crate: 0, insurance: 0 }

/**
 * The cheapest way, with its delivery where it is shipped: there one that can be delivered comes before all that cannot.
 * An offer that is not better is not used up.
 */
function chooseWay(ways: Way[], isShipped: boolean): Way | undefined {
  const cost = ({ price, delivery }: Way) => price + (isShipped && delivery ? sumParcel(delivery) : 0)
  const isStuck = ({ delivery }: Way) => Number(isShipped && delivery === null)
  return ways.toSorted((one, other) => isStuck(one) - isStuck(other) || cost(one) - cost(other))[0]
}

function stateOf(work: WantedWork, taken: TakenCopies = { sold: 0, held: 0 }): PricedLine['state'] {
  const copies = work.kind === 'original' ? 1 : (work.edition_size ?? Infinity)
  if (taken.sold >= copies) return 'gone'
  return taken.sold + taken.held < copies ? 'for-sale' : 'held'
}
