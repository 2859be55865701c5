import type { ArtworkCard as Artwork } from '../../contract/catalogue/shapes.ts'
import { AppLink } from '../navigation/app-link.tsx'
import { usePictureTransition } from '../navigation/picture-transition.ts'
import { ArtworkLabel } from './artwork-label.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Picture } from './picture.tsx'

interface ArtworkCardProps {
  artwork: Artwork
  /** Where it leads, when not to the work's own page. */
  to?: string
  /** How wide it is shown, as the browser's `sizes` wants it. */
  sizes: string
  isFirst?: boolean
  isArtistShown?: boolean
  /** Whether its picture grows into the page of the work; of several cards of one work on a page only one may. */
  canGrow?: boolean
}

/** A work as it hangs among others: whole, on a common line, its label below. */
export function ArtworkCard({
  artwork,
  to,
  sizes,
  isFirst = false,
  isArtistShown = true,
  canGrow = true,
}: ArtworkCardProps) {
  const { slug, picture } = artwork
  const transitionName = usePictureTransition(artwork)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <AppLink
        viewTransition
        className="group col-start-1 row-span-2 row-start-1 grid grid-rows-subgrid"
        to={to ?? `/artwork/${slug}`}
        data-artwork={slug}
      >
        <div className="flex aspect-square items-end">
          {picture ? (
            <Picture
              picture={picture}
              sizes={sizes}
              isFirst={isFirst}
              tallest="100%"
              transitionName={canGrow ? transitionName : undefined}
              className="transition-opacity group-hover:opacity-90"
            />
          ) : (
            <div className="size-full bg-line/40" />
          )}
        </div>
        <div className="mt-4">
          {/* The first lines make room for the heart. */}
          <span aria-hidden="true" className="float-right h-8 w-9 unscripted:hidden" />
          <ArtworkLabel artwork={artwork} isArtistShown={isArtistShown} />
        </div>
      </AppLink>
      <FavouriteButton artwork={artwork} className="col-start-1 row-start-2 mt-1 -mr-3 self-start justify-self-end" />
    </div>
  )
}
