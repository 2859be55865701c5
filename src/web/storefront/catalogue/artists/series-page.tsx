import { useLoaderData } from 'react-router'

import { fill } from '../../../../messages/fill.ts'
import { describeSeries, preferSearchWords } from '../../../../messages/page-heads.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { Prose } from '../../../components/prose.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { useWords } from '../../../words.ts'
import { useAbsolute } from '../use-absolute.ts'
import { usePreview } from '../use-preview.tsx'
import { roomPath } from './artist-rooms.ts'
import { loadSeries, seriesPath, useKeptArtist } from './load-artist.ts'
import { ScaledWorks } from './scaled-works.tsx'
import { artistItem, breadcrumbsOf, itemListOf } from './structured-data.ts'
import { useSeriesFacts } from './use-series-facts.ts'

export { loadSeries as clientLoader, loadSeries as loader, keepDataUnderModal as shouldRevalidate }

/** A series: what it is about, and all its works as large as they are beside each other. */
export default function SeriesPage() {
  const { artist, series } = useLoaderData<typeof loadSeries>()
  useKeptArtist(artist)
  const { artist: words, pages } = useWords()
  const absolute = useAbsolute()
  const factsOf = useSeriesFacts()
  const { title, about, artworks } = series
  const here = seriesPath(series)
  // Its works hang already, at their own addresses at least.
  const isPreview = usePreview() !== undefined
  const steps = [
    { name: pages.artists.heading, to: '/artist' },
    artistItem(artist),
    { name: words.rooms.series, to: roomPath(artist.slug, 'series') },
    { name: title, to: here },
  ]
  return (
    <Main className="pt-10 pb-24 md:pt-16 md:pb-32">
      <PageHead {...preferSearchWords(series, describeSeries({ title, artist: artist.name }, words))} />
      <JsonLd data={breadcrumbsOf(steps, absolute)} />
      <JsonLd
        data={itemListOf(
          artworks.map((one) => ({ name: one.title, to: `/artwork/${one.slug}` })),
          absolute,
        )}
      />
      <div className="items-end gap-x-16 lg:grid lg:grid-cols-2">
        <div>
          <p>
            <AppLink
              className="inline-flex min-h-11 items-center text-label text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
              to={roomPath(artist.slug, 'overview')}
            >
              {fill(words.seriesBy, { name: artist.name })}
            </AppLink>
          </p>
          <h1 className="mt-2 font-display text-heading">
            <cite className="italic">{title}</cite>
          </h1>
          <p className="mt-2 text-label text-muted">{factsOf(series)}</p>
        </div>
        {about ? (
          <div className="mt-8 lg:mt-0">
            <Prose text={about} />
          </div>
        ) : null}
      </div>
      <div className="mt-16 md:mt-24">
        {artworks.length > 0 ? (
          <ScaledWorks
            artworks={artworks}
            placeOf={({ slug }) => (isPreview ? `/artwork/${slug}` : `${here}/artwork/${slug}`)}
          />
        ) : (
          <p className="text-lead text-muted">{words.noWorkInSeries}</p>
        )}
      </div>
      <div className="mt-16 flex flex-wrap gap-6 border-t border-line pt-10">
        <ButtonLink to={roomPath(artist.slug, 'series')}>{fill(words.titles.series, { name: artist.name })}</ButtonLink>
        <ButtonLink look="quiet" to={roomPath(artist.slug, 'overview')}>
          {artist.name}
        </ButtonLink>
      </div>
    </Main>
  )
}
