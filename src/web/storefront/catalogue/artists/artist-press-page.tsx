import { formatDay } from '../../../../messages/format-day.ts'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { useWords } from '../../../words.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { loadArtist, useArtist } from './load-artist.ts'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** What has been written about an artist. */
export default function ArtistPressPage() {
  const { artist } = useArtist()
  const { artist: words } = useWords()
  const locale = useLocale()
  const { presses = [] } = artist
  return (
    <ArtistFrame artist={artist} room="press">
      {presses.length === 0 ? <EmptyRoom artist={artist} room="press" /> : null}
      <ul>
        {presses.map(({ id, slug, kind, title, publication, lead, dated }) => (
          <li key={id} className="border-b border-line first:border-t">
            <AppLink to={`/press/${slug}`} className="group grid gap-x-10 gap-y-2 py-8 md:grid-cols-[3fr_7fr]">
              <div className="text-label text-muted">
                <p className="text-body text-ink">{publication ?? words.pressKinds[kind]}</p>
                <p>
                  {publication ? `${words.pressKinds[kind]} · ` : null}
                  <time dateTime={dated}>{formatDay(dated, locale)}</time>
                </p>
              </div>
              <div>
                <p className="font-display text-title decoration-line underline-offset-4 group-hover:underline">
                  {title}
                </p>
                {lead ? <p className="mt-2 max-w-[60ch]">{lead}</p> : null}
              </div>
            </AppLink>
          </li>
        ))}
      </ul>
    </ArtistFrame>
  )
}
