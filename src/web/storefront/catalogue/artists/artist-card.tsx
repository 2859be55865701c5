import type { ArtistCard as Artist } from '../../../../contract/catalogue/shapes.ts'
import { fillCount } from '../../../../messages/count.ts'
import { Picture } from '../../../components/picture.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'

interface ArtistCardProps {
  artist: Artist
  sizes: string
  isFirst: boolean
  isLarge: boolean
}

/** An artist among others: a picture of them or of the studio, who they are, and how many works can be had. */
export function ArtistCard({ artist, sizes, isFirst, isLarge }: ArtistCardProps) {
  const { artist: words } = useWords()
  const locale = useLocale()
  const { slug, name, headline, type, country, city, picture, available_count } = artist
  return (
    <AppLink
      to={`/artist/${slug}`}
      data-artist={slug}
      className={`group ${isLarge ? 'block' : 'grid grid-cols-[2fr_3fr] gap-5 md:block'}`}
    >
      {picture ? (
        <Picture
          isDecorative
          picture={picture}
          sizes={sizes}
          isFirst={isFirst}
          className="w-full transition-opacity group-hover:opacity-90"
        />
      ) : (
        <div className="aspect-[3/2] bg-line/40" />
      )}
      <div className={isLarge ? 'mt-4' : 'md:mt-4'}>
        <h3 className="font-display text-title">{name}</h3>
        {headline ? <p className="mt-1 text-body">{headline}</p> : null}
        <p className="mt-2 text-label text-muted">{[type.name, country, city].filter(Boolean).join(' · ')}</p>
        <p className="text-label text-muted">{fillCount(words.worksAvailable, available_count, locale)}</p>
      </div>
    </AppLink>
  )
}
