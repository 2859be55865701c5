import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { ArtistFrame } from '../artists/artist-frame.tsx'
import { EmptyRoom } from '../artists/empty-room.tsx'
import { useKeptArtist } from '../artists/load-artist.ts'
import type { WalkCutouts } from './walk-work.ts'
import { Walk } from './walk.tsx'

/** The works of an artist, hung in rooms. */
export function ArtistWalk({ artist, cutouts }: { artist: Artist; cutouts: WalkCutouts }) {
  useKeptArtist(artist)
  return (
    <ArtistFrame artist={artist} room="virtual-gallery">
      {artist.artworks.length > 0 ? (
        <Walk
          key={artist.slug}
          title={artist.name}
          artworks={artist.artworks}
          cutouts={cutouts}
          isArtistShown={false}
        />
      ) : (
        <EmptyRoom artist={artist} room="virtual-gallery" />
      )}
    </ArtistFrame>
  )
}
