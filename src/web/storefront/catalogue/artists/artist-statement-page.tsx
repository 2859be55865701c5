import { Picture } from '../../../components/picture.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { loadArtist, useArtist } from './load-artist.ts'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** An artist in their own words, set as large as they deserve. */
export default function ArtistStatementPage() {
  const { artist } = useArtist()
  const { statement, name, picture } = artist
  return (
    <ArtistFrame artist={artist} room="statement">
      {statement ? (
        <div className="items-start gap-x-16 lg:grid lg:grid-cols-[7fr_4fr]">
          <figure>
            <blockquote className="space-y-6 font-display text-title leading-relaxed">
              {statement.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </blockquote>
            <figcaption className="mt-8 text-label text-muted">{name}</figcaption>
          </figure>
          {picture ? (
            <div className="max-lg:hidden">
              <Picture picture={picture} isDecorative sizes="(min-width: 1025px) 34vw, 1px" />
            </div>
          ) : null}
        </div>
      ) : (
        <EmptyRoom artist={artist} room="statement" />
      )}
    </ArtistFrame>
  )
}
