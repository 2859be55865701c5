import type { Artwork, ArtworkCard } from '../../../../contract/catalogue/shapes.ts'

/** What a visitor pays for a work without further choices; null when it is not for sale, or its price is not shown. */
export const shownPrice = ({ availability, price_on_request, final_price }: ArtworkCard): number | null =>
  availability === 'available' && !price_on_request ? final_price : null

/** A work without any amount that visitors are not shown: what is in a page's data is in its source. */
export const withShownPrice = <Work extends ArtworkCard>(artwork: Work): Work => ({
  ...artwork,
  final_price: shownPrice(artwork),
})

/** The same for the work of the page, whose options have prices too. */
export const withShownPrices = (artwork: Artwork): Artwork => ({
  ...withShownPrice(artwork),
  print_options: shownPrice(artwork) === null ? [] : artwork.print_options,
})
