import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { ArtistOpening } from './artist-opening.tsx'
import { ArtistStory } from './artist-story.tsx'
import { ArtistWorks } from './artist-works.tsx'
import { LatestOfArtist } from './latest-of-artist.tsx'
import { loadArtist, useArtist } from './load-artist.ts'
import { WalkInvitation } from './walk-invitation.tsx'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** An artist: the opening line, the works, the life. */
export default function ArtistPage() {
  const { artist, today } = useArtist()
  return (
    <ArtistFrame artist={artist} room="overview">
      <ArtistOpening artist={artist} />
      <ArtistWorks artist={artist} />
      <WalkInvitation artist={artist} />
      <ArtistStory artist={artist} />
      <LatestOfArtist artist={artist} renderedOn={today} />
    </ArtistFrame>
  )
}
