import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { useWords } from '../../../words.ts'
import { type ArtistRoom, roomPath } from './artist-rooms.ts'

/** A room of an artist in which nothing hangs: it says so, and shows the next doors. */
export function EmptyRoom({ artist, room }: { artist: Artist; room: Exclude<ArtistRoom, 'overview'> }) {
  const { artist: words } = useWords()
  return (
    <div className="py-8 md:py-16">
      <p className="max-w-[32ch] font-display text-title chinese:max-w-none">
        {fill(words.empty[room], { name: artist.name })}
      </p>
      <div className="mt-10 flex flex-wrap gap-6">
        <ButtonLink to={roomPath(artist.slug, 'overview')}>{words.toWorks}</ButtonLink>
        <ButtonLink look="quiet" to="/artist">
          {words.toAllArtists}
        </ButtonLink>
      </div>
    </div>
  )
}
