import { Section } from '../../../components/section.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { useWords } from '../../../words.ts'
import { ArtistFrame } from './artist-frame.tsx'
import { EmptyRoom } from './empty-room.tsx'
import { ExhibitionCardLarge } from './exhibition-entry.tsx'
import { byYear, timeOf, useToday } from './exhibition-times.ts'
import { ExhibitionYears } from './exhibition-years.tsx'
import { loadArtist, useArtist } from './load-artist.ts'

export { loadArtist as clientLoader, loadArtist as loader, keepDataUnderModal as shouldRevalidate }

/** Where an artist is shown, will be shown and has been shown. */
export default function ArtistExhibitionsPage() {
  const { artist, today: renderedOn } = useArtist()
  const { artist: words } = useWords()
  const today = useToday(renderedOn)
  const times = Map.groupBy(artist.exhibitions, (exhibition) => timeOf(exhibition, today))
  const past = times.get('past')
  return (
    <ArtistFrame artist={artist} room="exhibitions">
      {artist.exhibitions.length === 0 ? <EmptyRoom artist={artist} room="exhibitions" /> : null}
      <div className="space-y-20 md:space-y-28">
        {(['present', 'coming'] as const).map((time) => {
          const some = times.get(time)
          return some ? (
            <Section
              key={time}
              isFirst={time === 'present' || !times.has('present')}
              className="border-t-0! pt-0!"
              title={words.times[time]}
            >
              <ul className="space-y-16">
                {some.map((exhibition) => (
                  <li key={exhibition.id}>
                    <ExhibitionCardLarge exhibition={exhibition} />
                  </li>
                ))}
              </ul>
            </Section>
          ) : null
        })}
        {past ? (
          <Section className="border-t-0! pt-0!" title={words.times.past}>
            <ExhibitionYears years={byYear(past)} />
          </Section>
        ) : null}
      </div>
    </ArtistFrame>
  )
}
