import type { ArtworkCard } from '../../contract/catalogue/shapes.ts'
import { formatDimensions, formatMoney } from '../../messages/format.ts'
import { useLocale } from '../navigation/locale-path.ts'
import { useWords } from '../words.ts'

type Labelled = Pick<ArtworkCard, 'availability' | 'price_on_request' | 'final_price'>

/** What stands in the place of the price: the price itself, or why there is none. */
export function usePriceText(): (artwork: Labelled) => string {
  const { label: words } = useWords()
  const locale = useLocale()
  return ({ availability, price_on_request, final_price }) => {
    if (availability !== 'available') return words.availability[availability]
    if (final_price !== null) return formatMoney(final_price, locale)
    return price_on_request ? words.priceOnRequest : words.priceAfterLogin
  }
}

/** The wall label under a work: artist, title, year, technique, dimensions, price; the same order everywhere. */
export function ArtworkLabel({ artwork, isArtistShown = true }: { artwork: ArtworkCard; isArtistShown?: boolean }) {
  const { label: words } = useWords()
  const locale = useLocale()
  const priceText = usePriceText()
  const { artist, title, year, technique, availability } = artwork
  return (
    <div className="text-label">
      {isArtistShown ? <p>{artist.name}</p> : null}
      <p className="chinese:text-wrap">
        <cite className="font-display text-body italic">{title}</cite>
        {year === null ? null : <span className="text-muted">{words.comma + year}</span>}
      </p>
      <p className="text-muted">{technique.name}</p>
      <p className="text-muted">{formatDimensions(artwork, locale)}</p>
      <p className={`mt-1 flex items-center gap-2 ${availability === 'available' ? '' : 'text-muted'}`}>
        {availability === 'sold' ? <span aria-hidden="true" className="size-2 rounded-full bg-accent" /> : null}
        {priceText(artwork)}
      </p>
    </div>
  )
}
