import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { Film } from './film.tsx'
import { loadArtist, useArtist } from './load-artist.ts'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** Films from an artist's studio. */
export default function ArtistVideoPage() {
  const { artist } = useArtist()
  const { videos = [] } = artist
  return (
    <ArtistFrame artist={artist} room="video">
      {videos.length === 0 ? <EmptyRoom artist={artist} room="video" /> : null}
      <div className="mx-auto max-w-[960px] space-y-20">
        {videos.map((video) => (
          <figure key={video.id}>
            <Film video={video} />
            <figcaption className="mt-4 font-display text-title">{video.title}</figcaption>
          </figure>
        ))}
      </div>
    </ArtistFrame>
  )
}
