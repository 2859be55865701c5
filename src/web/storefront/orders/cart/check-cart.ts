import type { CartArtwork } from '../../../../contract/catalogue/shapes.ts'
import type { CartArtwork as CartLine } from '../../../state/cart-store.ts'
import type { OfferedPrice } from './read-offers.ts'

/** A line of the cart as it stands today. */
export interface CheckedLine {
  line: CartLine
  artwork: CartArtwork
  /** What was chosen, each with what it is a choice of. */
  choices: { option: CartArtwork['print_options'][number]['option']; name: string }[]
  /** What it cost when it was put in, if that has changed. */
  formerPrice: number | undefined
  /** The last day of the private offer that makes its price, if one does. */
  offerUntil: string | undefined
}

/** Whether somebody has to log in before they are told what a work costs. */
export const isPriceAfterLogin = ({ availability, price_on_request, final_price }: CartArtwork): boolean =>
  availability === 'available' && !price_on_request && final_price === null

/** The cart beside what the server says of its works: what can be bought, at today's price or the one offered, and what cannot. */
export function checkCart(
  lines: CartLine[],
  artworks: CartArtwork[],
  offers: ReadonlyMap<number, OfferedPrice> = new Map(),
): { lines: CheckedLine[]; gone: number[] } {
  const byId = new Map(artworks.map((artwork) => [artwork.id, artwork]))
  const checked: CheckedLine[] = []
  const gone: number[] = []
  for (const line of lines) {
    const artwork = byId.get(line.id)
    const offer = offers.get(line.id)
    const plainPrice = offer?.price ?? artwork?.final_price ?? null
    if (artwork?.availability !== 'available' || plainPrice === null) {
      gone.push(line.id)
      continue
    }
    // What is no longer offered is no longer chosen.
    const chosen = artwork.print_options
      .flatMap(({ option, choices }) => choices.map((choice) => ({ ...choice, option })))
      .filter(({ id }) => line.choices?.includes(id) ?? false)
    const cents = chosen.reduce((sum, { price_difference }) => sum + Math.round(price_difference * 100), 0)
    const price = (Math.round(plainPrice * 100) + cents) / 100
    checked.push({
      line: { id: line.id, final_price: price, ...(line.choices ? { choices: chosen.map(({ id }) => id) } : {}) },
      artwork,
      choices: chosen.map(({ option, name }) => ({ option, name })),
      formerPrice: price === line.final_price ? undefined : line.final_price,
      offerUntil: offer?.until,
    })
  }
  return { lines: checked, gone }
}
