import { memo } from 'react'

import type { ArtworkCard as Artwork } from '../../contract/catalogue/shapes.ts'
import { ArtworkCard } from './artwork-card.tsx'

interface ArtworkGridProps {
  artworks: Artwork[]
  isArtistShown?: boolean
  /** How many of the first are seen at once when the page opens. */
  firstCount?: number
  /** Where each leads, when not to the work's own page. */
  placeOf?: (artwork: Artwork) => string
}

const SIZES = '(min-width: 1280px) 280px, (min-width: 1025px) 22vw, (min-width: 769px) 30vw, 44vw'

/** Works side by side, two to four in a row, each in its own proportions. */
export const ArtworkGrid = memo(function ArtworkGrid({
  artworks,
  isArtistShown = true,
  firstCount = 0,
  placeOf,
}: ArtworkGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-12 md:grid-cols-3 md:gap-x-10 md:gap-y-16 lg:grid-cols-4">
      {artworks.map((artwork, at) => (
        <li key={artwork.id} className={at < firstCount ? undefined : 'late'}>
          <ArtworkCard
            artwork={artwork}
            sizes={SIZES}
            isFirst={at < firstCount}
            isArtistShown={isArtistShown}
            {...(placeOf ? { to: placeOf(artwork) } : {})}
          />
        </li>
      ))}
    </ul>
  )
})
