import { Suspense, useCallback, useEffect, useRef } from 'react'
import { useLoaderData, useRouteLoaderData } from 'react-router'

import { fill } from '../../../../messages/fill.ts'
import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { Button } from '../../../components/button.tsx'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { localizePath, useLocale } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { useIsHydrated } from '../../../navigation/use-is-hydrated.ts'
import { loadPage, type Site } from '../../../page-data.ts'
import { announce } from '../../../state/announcement-store.ts'
import { useGallery } from '../../../use-gallery.ts'
import { useWords } from '../../../words.ts'
import type { ArtworkList, AskedList } from './artwork-list.ts'
import { describeList } from './describe-list.ts'
import { FilterBar } from './filter-bar.tsx'
import { countAll, countText } from './filter-counts.ts'
import { ActiveFilters, fetchFiltered, FilterSheet, NoWorks } from './late-parts.tsx'
import type { ListPage } from './load-list-page.ts'
import { LoadMore } from './load-more.tsx'
import { last } from './shown-list.ts'
import { SortChoice } from './sort-choice.tsx'
import { useChoosing } from './use-choosing.ts'
import { useReturnToCard } from './use-return-to-card.ts'

// A browser that was sent the page as a whole fetches the code for other lists when it goes to one.
const load = loadPage(async (call, place) => {
  const [{ loadListPage }] = await Promise.all([
    import('./load-list-page.ts'),
    place.query.size > 0 ? fetchFiltered() : undefined,
  ])
  return loadListPage(call, place)
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** The works of the gallery: narrowed, sorted and unrolled as the address says. */
export default function ArtworksPage() {
  const list: ListPage = useLoaderData<typeof load>()
  const words = useWords()
  const locale = useLocale()
  const { filters, isSheetOpen, choose, openSheet, closeSheet } = useChoosing(list)
  const isHydrated = useIsHydrated()
  const count = useRef<HTMLParagraphElement>(null)
  const focusCount = useCallback(() => count.current?.focus(), [])
  const { heading, search, ...head } = useHead(list)
  useShownList(list)
  useReturnToCard()
  const chosen = countAll(list.filters)

  return (
    <Main className="pt-12 pb-24 md:pt-20 md:pb-32">
      <PageHead {...head} search={search} />
      <ListData list={list} heading={heading} search={search} />
      <h1 className="font-display text-heading">{heading}</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">{words.filters.page.introduction}</p>
      {chosen + list.facets.total > 0 ? (
        <form
          action={localizePath('/artwork', locale)}
          autoComplete="off"
          className="mt-8 md:mt-12"
          onSubmit={(event) => event.preventDefault()}
        >
          {filters.artist === undefined ? null : <input type="hidden" name="artist" value={filters.artist} />}
          <FilterBar groups={list.groups} filters={filters} facets={list.facets} onChange={choose} />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
            <Button look="outline" aria-haspopup="dialog" className="lg:hidden unscripted:hidden" onClick={openSheet}>
              {words.filters.filters}
              {chosen > 0 ? <span className="tabular-nums">({chosen})</span> : null}
            </Button>
            <p ref={count} tabIndex={-1} className="grow text-label text-muted">
              {countText(list.facets.total, words)}
            </p>
            <SortChoice sort={filters.sort} onChange={(sort) => choose({ ...filters, sort })} />
          </div>
        </form>
      ) : null}
      {chosen > 0 ? <ActiveFilters list={list} onEmpty={focusCount} /> : null}
      <div className="mt-10 md:mt-14">
        {list.artworks.length > 0 ? <ArtworkGrid artworks={list.artworks} firstCount={4} /> : null}
        {chosen > 0 && list.artworks.length === 0 ? <NoWorks list={list} /> : null}
        {chosen === 0 && list.artworks.length === 0 ? (
          <p className="text-lead text-muted">{words.pages.empty}</p>
        ) : null}
        <LoadMore list={list} />
      </div>
      {isSheetOpen && isHydrated ? (
        <Suspense>
          <FilterSheet list={list} onApply={choose} onClose={closeSheet} />
        </Suspense>
      ) : null}
    </Main>
  )
}

// Search engines read pages as they are sent; a browser has no use for it, and carries no code for it.
function ListData({ list, heading, search }: { list: ArtworkList; heading: string; search: string }) {
  const { name } = useGallery()
  const { pages } = useWords()
  const locale = useLocale()
  const publicUrl = useRouteLoaderData<Site>('root')?.publicUrl ?? ''
  if (!import.meta.env.SSR) return <JsonLd data={{}} />
  const trail = [
    { name, path: '/' },
    { name: pages.artworks.heading, path: '/artwork' },
    ...(search ? [{ name: heading, path: `/artwork${search}` }] : []),
  ]
  return <JsonLd data={describeList({ list, trail, addressOf: (path) => publicUrl + localizePath(path, locale) })} />
}

/** A single category is a page of its own; everything else is the list seen in one way or another. */
function useHead({ filters, facets }: ArtworkList) {
  const { pages, filters: words } = useWords()
  const [only, ...others] = filters.category
  const category = facets.category.find(({ value }) => value === only)?.name
  if (category === undefined || others.length > 0) return { ...pages.artworks, ...words.page, search: '' }
  return {
    title: fill(words.categoryTitle, { category }),
    description: fill(words.categoryDescription, { category }),
    heading: category,
    search: `?category=${only}`,
  }
}

/** Keeps what is shown for the way back, and tells what changed to those who do not see it. */
function useShownList(list: AskedList) {
  const words = useWords()
  const locale = useLocale()
  const told = useRef(list)
  useEffect(() => {
    const before = told.current
    told.current = list
    if (before === list && last.shown?.list === list) return
    last.shown = { locale, list, at: Date.now() }
    const [shown, added] = [list.artworks.length, list.artworks.length - before.artworks.length]
    if (before.asked !== list.asked) announce(countText(list.facets.total, words))
    else if (added > 0) announce(fill(words.filters.added, { added, shown, total: list.facets.total }))
  }, [list, locale, words])
}
