import type { SeriesCard } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Picture } from '../../../components/picture.tsx'
import { Section } from '../../../components/section.tsx'
import { useWords } from '../../../words.ts'

/** One series to walk into. */
export function SeriesInvitation({ series }: { series: SeriesCard }) {
  const { home } = useWords()
  const { title, slug, artist, artwork_count, picture } = series
  return (
    <Section title={home.series}>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="lg:order-1">
          <p className="text-label">{artist.name}</p>
          <h3 className="mt-1 font-display text-heading">
            <cite className="italic">{title}</cite>
          </h3>
          <p className="mt-3 mb-8 text-body text-muted">{fill(home.worksInSeries, { count: artwork_count })}</p>
          <ButtonLink to={`/artist/${artist.slug}/series/${slug}`}>{home.seeSeries}</ButtonLink>
        </div>
        {picture ? (
          <div className="lg:order-2 lg:flex lg:justify-end">
            <Picture picture={picture} sizes="(min-width: 1025px) 58vw, 92vw" tallest="70vh" />
          </div>
        ) : null}
      </div>
    </Section>
  )
}
