import type { SeriesCard as Series } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { seriesPath } from './load-artist.ts'
import { useSeriesFacts } from './use-series-facts.ts'

/** A series among others: its first work, its name, its years and how many works it has. */
export function SeriesCard({ series, isFirst }: { series: Series; isFirst: boolean }) {
  const factsOf = useSeriesFacts()
  const { title, picture } = series
  const ratio = picture ? picture.width / picture.height : 1
  return (
    <AppLink to={seriesPath(series)} className="group block">
      <div className="flex items-end [--tallest:100%] md:aspect-[4/3] md:[--tallest:75%]">
        {picture ? (
          <div style={{ width: `min(100%, var(--tallest) * ${ratio.toFixed(3)})` }}>
            <Picture
              picture={picture}
              sizes="(min-width: 1280px) 584px, (min-width: 769px) 46vw, 90vw"
              isFirst={isFirst}
              className="w-full transition-opacity group-hover:opacity-90"
            />
          </div>
        ) : (
          <div className="aspect-[4/3] w-full bg-line/40" />
        )}
      </div>
      <h2 className="mt-4 font-display text-title">
        <cite className="italic">{title}</cite>
      </h2>
      <p className="mt-1 text-label text-muted">{factsOf(series)}</p>
    </AppLink>
  )
}
