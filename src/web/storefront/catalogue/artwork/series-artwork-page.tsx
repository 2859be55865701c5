import { useLoaderData, useParams } from 'react-router'

import { fill } from '../../../../messages/fill.ts'
import { ArtworkLabel } from '../../../components/artwork-label.tsx'
import { ButtonLink } from '../../../components/button.tsx'
import { FavouriteButton } from '../../../components/favourite-button.tsx'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { useWords } from '../../../words.ts'
import { LargeWork } from '../artists/large-work.tsx'
import { loadArtworkInSeries, seriesPath, useKeptArtist } from '../artists/load-artist.ts'
import { SeriesSteps } from '../artists/series-steps.tsx'
import { artistItem, breadcrumbsOf } from '../artists/structured-data.ts'
import { useSteps } from '../artists/use-steps.ts'
import { useAbsolute } from '../use-absolute.ts'

export { loadArtworkInSeries as clientLoader, loadArtworkInSeries as loader, keepDataUnderModal as shouldRevalidate }

/** One work of a series, seen large, with its neighbours a step away: by link, by arrow key, by swipe. */
export default function SeriesArtworkPage() {
  const { artist, series, position } = useLoaderData<typeof loadArtworkInSeries>()
  useKeptArtist(artist)
  const { artist: words, pages } = useWords()
  const absolute = useAbsolute()
  const isNamed = useParams().artwork !== undefined
  const here = seriesPath(series)
  const stepTo = (at: number) => {
    const artwork = series.artworks[at]
    return artwork && { artwork, to: `${here}/artwork/${artwork.slug}` }
  }
  const [previous, next] = [stepTo(position - 1), stepTo(position + 1)]
  const swipe = useSteps(previous?.to, next?.to)
  const artwork = series.artworks[position]
  const names = { title: artwork?.title ?? series.title, series: series.title, name: artist.name }
  const steps = [{ name: pages.artists.heading, to: '/artist' }, artistItem(artist), { name: series.title, to: here }]
  if (artwork) steps.push({ name: artwork.title, to: `${here}/artwork/${artwork.slug}` })
  return (
    <Main className="flex grow flex-col pt-6 pb-20 md:pt-10 md:pb-24">
      <PageHead
        title={fill(isNamed ? words.inSeries : words.workByWork, names)}
        description={fill(isNamed ? words.inSeriesDescription : words.seriesDescription, names)}
      />
      <JsonLd data={breadcrumbsOf(steps, absolute)} />
      <div className="flex flex-wrap items-center justify-between gap-x-8 text-label">
        <AppLink
          className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4 hover:decoration-ink"
          to={here}
        >
          <cite className="font-display text-body italic">{series.title}</cite>
        </AppLink>
        {artwork ? (
          <p className="text-muted">
            {fill(words.position, { position: position + 1, count: series.artworks.length })}
          </p>
        ) : null}
      </div>
      <h1 className="sr-only">{fill(words.inSeries, names)}</h1>
      {artwork ? (
        <>
          <LargeWork key={artwork.id} artwork={artwork} swipe={swipe} />
          <div className="mt-8 flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
            <div className="flex items-start gap-3">
              <ArtworkLabel artwork={artwork} />
              <FavouriteButton artwork={artwork} className="-mt-3" />
            </div>
            <ButtonLink to={`/artwork/${artwork.slug}`}>{words.toWork}</ButtonLink>
          </div>
        </>
      ) : (
        <p className="mt-16 text-lead text-muted">{words.noWorkInSeries}</p>
      )}
      <SeriesSteps previous={previous} next={next} />
    </Main>
  )
}
