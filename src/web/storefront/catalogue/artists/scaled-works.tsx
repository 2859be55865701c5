import type { CSSProperties } from 'react'

import type { ArtworkCard } from '../../../../contract/catalogue/shapes.ts'
import { formatLength } from '../../../../messages/format.ts'
import { ArtworkLabel } from '../../../components/artwork-label.tsx'
import { FavouriteButton } from '../../../components/favourite-button.tsx'
import { Picture } from '../../../components/picture.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { scaleOf } from './scale-of.ts'

interface ScaledWorksProps {
  artworks: ArtworkCard[]
  placeOf: (artwork: ArtworkCard) => string
}

/** Works as they would hang on one wall: each as large as it is beside the others, on a common line. */
export function ScaledWorks({ artworks, placeOf }: ScaledWorksProps) {
  const { artist: words } = useWords()
  const locale = useLocale()
  const { centimetre, wideCentimetre, sizesOf, ruler } = scaleOf(artworks)
  return (
    <div className="@container">
      <div
        className="[--cm:var(--narrow)] @min-[44rem]:[--cm:var(--wide)]"
        style={{ '--narrow': centimetre, '--wide': wideCentimetre } as CSSProperties}
      >
        <ul className="flex flex-wrap gap-x-8 gap-y-12 md:gap-x-6 md:gap-y-16 lg:gap-x-14 lg:gap-y-20">
          {artworks.map((artwork, at) => (
            <li key={artwork.id} className="grid max-w-full grid-rows-[1fr_auto]">
              <AppLink
                viewTransition
                to={placeOf(artwork)}
                data-artwork={artwork.slug}
                className="group col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid"
              >
                <div className="flex items-end">
                  <div data-scaled style={{ width: `calc(var(--cm) * ${artwork.width})` }}>
                    <ScaledPicture artwork={artwork} sizes={sizesOf(artwork)} isFirst={at < 2} />
                  </div>
                </div>
                {/* As wide as its words need, and as high as its neighbours', so that the pictures keep their line. */}
                <div className="mt-4 min-h-34 w-0 min-w-[max(100%,10rem)]">
                  {/* The first lines make room for the heart. */}
                  <span aria-hidden="true" className="float-right h-8 w-9 unscripted:hidden" />
                  <ArtworkLabel artwork={artwork} isArtistShown={false} />
                </div>
              </AppLink>
              <FavouriteButton
                artwork={artwork}
                className="col-start-1 row-start-2 mt-1 ml-[calc(min(100%,16rem)-2rem)] self-start"
              />
            </li>
          ))}
        </ul>
        <div className="mt-10 flex items-end gap-6 text-label text-muted">
          <p className="shrink-0" style={{ width: `calc(var(--cm) * ${ruler})`, minWidth: 'max-content' }}>
            {formatLength(ruler, locale)}
            <span
              aria-hidden="true"
              className="mt-1 block h-2 border-x border-b border-muted"
              style={{ width: `calc(var(--cm) * ${ruler})` }}
            />
          </p>
          <p>{words.toScale}</p>
        </div>
      </div>
    </div>
  )
}

function ScaledPicture({ artwork, ...shown }: { artwork: ArtworkCard; sizes: string; isFirst: boolean }) {
  const { picture, width, height } = artwork
  if (!picture) return <div className="w-full bg-line/40" style={{ aspectRatio: `${width} / ${height}` }} />
  return <Picture picture={picture} className="w-full transition-opacity group-hover:opacity-90" {...shown} />
}
