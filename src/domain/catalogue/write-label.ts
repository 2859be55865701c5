import type { ArtworkCard } from '../../contract/catalogue/shapes.ts'
import type { Locale } from '../../contract/locale.ts'
import { fill } from '../../messages/fill.ts'
import { formatDimensions, formatMoney } from '../../messages/format.ts'
import { serverWords } from '../../messages/server.ts'

/** What a wall label says of a work, and where it leads, without a language. */
export interface WallLabel {
  title: string
  artist: string
  facts: string[]
  price: string
  path: string
}

/** The label of a work as a mail shows it: the price that everybody may see, or what stands in its place. */
export function writeLabel(work: ArtworkCard, locale: Locale): WallLabel {
  const { label, mail } = serverWords[locale]
  const { slug, title, artist, year, technique, availability, price_on_request, final_price } = work
  const price =
    availability !== 'available'
      ? label.availability[availability]
      : final_price !== null
        ? formatMoney(final_price, locale)
        : price_on_request
          ? label.priceOnRequest
          : label.priceAfterLogin
  const facts = [...(year === null ? [] : [String(year)]), technique.name, formatDimensions(work, locale)]
  const named = fill(mail.order.workTitle, { title })
  return { title: named, artist: artist.name, facts, price, path: `/artwork/${slug}` }
}
