import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { usePriceText } from '../../../components/artwork-label.tsx'
import { ButtonLink, classOf } from '../../../components/button.tsx'
import { PageLink } from '../../../navigation/page-link.tsx'
import { useWords } from '../../../words.ts'
import { AskLink } from './ask-link.tsx'
import { ForSale } from './for-sale.tsx'
import { PriceAfterLogin } from './price-after-login.tsx'

/** The price and what follows from it: a way to buy the work, to ask about it, or to others like it. */
export function Purchase({ artwork, hasOthers }: { artwork: Artwork; hasOthers: boolean }) {
  const { artwork: words } = useWords()
  const priceText = usePriceText()
  const price = artwork.final_price
  if (price !== null) return <ForSale artwork={artwork} price={price} />

  const { artist, availability } = artwork
  if (availability === 'available' && !artwork.price_on_request) return <PriceAfterLogin artwork={artwork} />
  const isOpen = availability === 'available' || availability === 'reserved'
  const seeOthers = fill(words.seeOthers, { artist: artist.name })
  return (
    <div className="mt-6">
      <p className="flex items-center gap-3 text-lead">
        {availability === 'sold' ? <span aria-hidden="true" className="size-2.5 rounded-full bg-accent" /> : null}
        {priceText(artwork)}
      </p>
      <div className="mt-6">
        {isOpen ? (
          <AskLink artwork={artwork} kind="price" />
        ) : hasOthers ? (
          <PageLink className={classOf('outline')} to="#other-works">
            {seeOthers}
          </PageLink>
        ) : (
          <ButtonLink to={`/artist/${artist.slug}`}>{seeOthers}</ButtonLink>
        )}
      </div>
    </div>
  )
}
