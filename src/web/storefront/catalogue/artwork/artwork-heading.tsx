import type { Artwork } from '../../../../contract/catalogue/shapes.ts'
import { formatDimensions, formatInches } from '../../../../messages/format.ts'
import { FavouriteButton } from '../../../components/favourite-button.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { FollowButton } from '../../alerts/follow-button.tsx'

/** The wall label of the page's work, in the order of every label; its price follows below. */
export function ArtworkHeading({ artwork }: { artwork: Artwork }) {
  const { artwork: words } = useWords()
  const locale = useLocale()
  const { artist, title, year, technique } = artwork
  return (
    <header>
      <div className="flex items-center justify-between gap-4">
        <AppLink
          className="inline-flex min-h-11 items-center text-lead underline decoration-transparent underline-offset-4 hover:decoration-ink"
          to={`/artist/${artist.slug}`}
        >
          {artist.name}
        </AppLink>
        <FavouriteButton artwork={artwork} className="-mr-3 shrink-0" />
      </div>
      <h1 className="font-display text-heading">
        <cite className="italic">{title}</cite>
      </h1>
      <div className="mt-4 text-body text-muted">
        {year === null ? null : <p>{year}</p>}
        <p>{technique.name}</p>
        <p>{formatDimensions(artwork, locale)}</p>
        <p>{formatInches(artwork, locale)}</p>
        {artwork.depth === null ? null : <p className="text-label">{words.measures}</p>}
      </div>
      <FollowButton artist={artist} words={words} look="quiet" className="mt-2" />
    </header>
  )
}
