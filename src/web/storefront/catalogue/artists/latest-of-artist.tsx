import type { Artist } from '../../../../contract/catalogue/shapes.ts'
import { Section } from '../../../components/section.tsx'
import { useWords } from '../../../words.ts'
import { roomPath } from './artist-rooms.ts'
import { ExhibitionEntry } from './exhibition-entry.tsx'
import { timeOf, useToday } from './exhibition-times.ts'
import { NewsEntry } from './news-entry.tsx'

/** What happens around an artist: the exhibition that is on, coming or was last, and the last news. */
export function LatestOfArtist({ artist, renderedOn }: { artist: Artist; renderedOn: string }) {
  const { artist: words } = useWords()
  const today = useToday(renderedOn)
  const { slug, exhibitions, news = [] } = artist
  const times = (['present', 'coming', 'past'] as const).map(
    (time) => [time, exhibitions.filter((one) => timeOf(one, today) === time)] as const,
  )
  // Of those to come the next one, of the others the latest.
  const [time, some = []] = times.find(([, { length }]) => length > 0) ?? []
  const exhibition = time === 'coming' ? some.at(-1) : some[0]
  const [latest] = news
  if (!exhibition && !latest) return null
  return (
    <div className="mt-20 grid gap-x-16 gap-y-16 md:mt-32 md:grid-cols-2">
      {time && exhibition ? (
        <Section
          className=""
          title={words.latest[time]}
          more={{ to: roomPath(slug, 'exhibitions'), name: words.allExhibitions }}
        >
          <ExhibitionEntry exhibition={exhibition} isPast={time === 'past'} />
        </Section>
      ) : null}
      {latest ? (
        <Section className="" title={words.latestNews} more={{ to: roomPath(slug, 'news'), name: words.allNews }}>
          <NewsEntry article={latest} />
        </Section>
      ) : null}
    </div>
  )
}
