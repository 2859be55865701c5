import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { loadArtist, useArtist } from './load-artist.ts'
import { SeriesCard } from './series-card.tsx'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** The series of an artist, the latest first. */
export default function ArtistSeriesPage() {
  const { artist } = useArtist()
  const { series = [] } = artist
  return (
    <ArtistFrame artist={artist} room="series">
      {series.length === 0 ? <EmptyRoom artist={artist} room="series" /> : null}
      <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-16 lg:gap-y-24">
        {series.map((one, at) => (
          <li key={one.id}>
            <SeriesCard series={one} isFirst={at < 2} />
          </li>
        ))}
      </ul>
    </ArtistFrame>
  )
}
