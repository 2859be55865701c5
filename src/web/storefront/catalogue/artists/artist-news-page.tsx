import { Picture } from '../../../components/picture.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { loadArtist, useArtist } from './load-artist.ts'
import { NewsEntry } from './news-entry.tsx'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** What is new from an artist. */
export default function ArtistNewsPage() {
  const { artist } = useArtist()
  const { news = [] } = artist
  return (
    <ArtistFrame artist={artist} room="news">
      {news.length === 0 ? <EmptyRoom artist={artist} room="news" /> : null}
      <ul className="space-y-16 md:space-y-20">
        {news.map((article) => (
          <li key={article.id} className="grid gap-6 md:grid-cols-[5fr_7fr] md:gap-10">
            {article.picture ? (
              <Picture picture={article.picture} sizes="(min-width: 769px) 500px, 100vw" className="w-full" />
            ) : (
              <div className="max-md:hidden" />
            )}
            <NewsEntry article={article} />
          </li>
        ))}
      </ul>
    </ArtistFrame>
  )
}
