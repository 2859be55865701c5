import { useLoaderData } from 'react-router'

import { localize } from '../../../contract/locale.ts'
import { JsonLd } from '../../components/json-ld.tsx'
import { Prose } from '../../components/prose.tsx'
import { Room } from '../../components/room.tsx'
import { localeOfPath, useLocale } from '../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../navigation/overlay.ts'
import { loadPage } from '../../page-data.ts'
import { useGallery } from '../../use-gallery.ts'
import { useWords } from '../../words.ts'
import { ExhibitionRooms } from '../catalogue/exhibitions/exhibition-rooms.tsx'
import { loadPages, nextPageOf, pageCountOf } from '../catalogue/page-count.ts'
import { useAbsolute } from '../catalogue/use-absolute.ts'
import { FindUs } from './find-us.tsx'
import { describePlace, readGalleryPage } from './gallery-place.ts'
import { Locations } from './locations.tsx'
import { VisitFacts } from './visit-facts.tsx'
import { splitParts } from './written-parts.ts'

const load = loadPage(async (call, { pathname, query }) => {
  const [page, { locations }, current, upcoming, past] = await Promise.all([
    readGalleryPage(call),
    call('GET /locations'),
    call('GET /exhibitions', { query: { period: 'current' } }),
    call('GET /exhibitions', { query: { period: 'upcoming' } }),
    loadPages(pageCountOf(query), (number) => call('GET /exhibitions', { query: { period: 'past', page: number } })),
  ])
  const body = page?.body ? localize(page.body, localeOfPath(pathname)) : ''
  return {
    body,
    map: page?.picture ?? null,
    locations,
    current: current.exhibitions,
    // The next one first.
    upcoming: upcoming.exhibitions.toReversed(),
    past: past.flatMap(({ exhibitions }) => exhibitions),
    nextPage: nextPageOf(past),
  }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** The gallery itself: who we are, what hangs, and how to find us. */
export default function GalleryPage() {
  const { body, map, locations, current, upcoming, past, nextPage } = useLoaderData<typeof load>()
  const { visit } = useWords()
  const gallery = useGallery()
  const locale = useLocale()
  const absolute = useAbsolute()
  const { opening, parts } = splitParts(body)
  return (
    <Room head={{ ...visit.pages.gallery, introduction: gallery.invitation ?? '' }}>
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          ...describePlace(gallery, absolute.page('/gallery')),
        }}
      />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[2fr_1fr]">
        {opening ? <Prose key={locale} text={opening} /> : null}
        <VisitFacts facts={['hours', 'address']} />
      </div>
      <ExhibitionRooms
        current={current}
        upcoming={upcoming}
        past={past}
        more={nextPage === null ? null : `/gallery?page=${nextPage}`}
      />
      <FindUs map={map} ways={parts} />
      <Locations locations={locations} />
    </Room>
  )
}
