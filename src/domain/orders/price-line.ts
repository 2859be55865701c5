import { DEFAULT_LOCALE } from '../../contract/locale.ts'
import type { LocalizedText } from '../../database/index.ts'
import { containedVat, type ParcelPrice, priceParcel, type ZonePrices } from '../delivery/index.ts'
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
  offer: OfferedPrice | undefined
  offered: OfferedChoice[]
  /** Which of the wanted choices the gallery has at all. */
  known: Set<number>
  vatRates: Record<'original' | 'print', number>
  /** Where it is shipped to; undefined when it is not, or nowhere with a price. */
  zone: ZonePrices | undefined
}

const NONE = new Set<number>()

/** What one wanted work comes to; a choice that it never had is refused under the name of its field. */
export function priceLine(
  { artwork: artworkId, choices }: { artwork: number; choices: number[] },
  { work, taken, offered, known, vatRates, zone, ...facts }: Facts,
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
  const offer = betterOffer(facts.offer, work)
  const ownPrice = offer?.price ?? work?.final_price ?? null
  if (!work || work.availability !== 'available') return gone
  if (ownPrice === null) return { ...gone, isPriceHidden: work.is_price_hidden }
  const state = stateOf(work, taken)
  if (state === 'gone') return gone
  const { options, lacksOptions } = chooseOptions({ choices, offered, known: kind === 'print' ? known : NONE, field })
  const price = options.reduce((sum, { price_difference }) => sum + price_difference, ownPrice)
  if (price <= 0) return gone
  const hasOwnCrate = options.some(({ option, price_difference }) => option === 'crate' && price_difference > 0)
  return {
    ...line,
    state,
    price,
    isPriceHidden: false,
    options,
    lacksOptions,
    offer,
    vat: containedVat(price, line.vatRate),
    delivery: priceParcel(zone, { ...work, value: price, hasOwnCrate }),
  }
}

/** An offer as long as the catalogue asks for more; its price may have fallen since. */
const betterOffer = (offer: OfferedPrice | undefined, work: WantedWork | undefined): OfferedPrice | null =>
  offer && offer.price < (work?.final_price ?? Infinity) ? offer : null

function stateOf(work: WantedWork, taken: TakenCopies = { sold: 0, held: 0 }): PricedLine['state'] {
  const copies = work.kind === 'original' ? 1 : (work.edition_size ?? Infinity)
  if (taken.sold >= copies) return 'gone'
  return taken.sold + taken.held < copies ? 'for-sale' : 'held'
}
