import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { redirect, useLoaderData, useLocation } from 'react-router'

import { fill } from '../../messages/fill.ts'
import { ArtworkGrid } from '../components/artwork-grid.tsx'
import { Button } from '../components/button.tsx'
import { Main } from '../components/main.tsx'
import { PageHead } from '../components/page-head.tsx'
import { localeOfPath, localizePath, useLocale } from '../navigation/locale-path.ts'
import { keepDataUnderModal } from '../navigation/overlay.ts'
import { useIsHydrated } from '../navigation/use-is-hydrated.ts'
import { loadPage } from '../page-data.ts'
import { announce } from '../state/announcement-store.ts'
import { useWords } from '../words.ts'
import { ActiveFilters } from './artworks/active-filters.tsx'
import { type ArtworkList, loadList } from './artworks/artwork-list.ts'
import { FilterBar } from './artworks/filter-bar.tsx'
import { countText, nameFilters } from './artworks/filter-names.ts'
import { ListData } from './artworks/list-data.tsx'
import { isFromPlainForm, readFilters, readPage, writeQuery } from './artworks/list-query.ts'
import { LoadMore } from './artworks/load-more.tsx'
import { NoWorks } from './artworks/no-works.tsx'
import { findKeptList, keepList } from './artworks/shown-lists.ts'
import { SortChoice } from './artworks/sort-choice.tsx'
import { useChoosing } from './artworks/use-choosing.ts'
import { useReturnToCard } from './artworks/use-return-to-card.ts'

const FilterSheet = lazy(() => import('./artworks/filter-sheet.tsx'))

const load = loadPage(async (call, { pathname, query }) => {
  const asked = readFilters(query)
  if (isFromPlainForm(query)) throw redirect(pathname + writeQuery(asked))
  return loadList(call, asked, readPage(query), findKeptList(localeOfPath(pathname), asked))
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** The works of the gallery: narrowed, sorted and unrolled as the address says. */
export default function ArtworksPage() {
  const list: ArtworkList = useLoaderData<typeof load>()
  const words = useWords()
  const locale = useLocale()
  const { filters, isSheetOpen, choose, openSheet, closeSheet } = useChoosing(list.filters)
  const isHydrated = useIsHydrated()
  const count = useRef<HTMLParagraphElement>(null)
  const focusCount = useCallback(() => count.current?.focus(), [])
  const { heading, search, ...head } = useHead(list)
  useShownList(list)
  useReturnToCard()
  const { length: activeCount } = nameFilters(list, words, locale)

  return (
    <Main className="pt-12 pb-24 md:pt-20 md:pb-32">
      <PageHead {...head} search={search} />
      <ListData list={list} heading={heading} search={search} />
      <h1 className="font-display text-heading">{heading}</h1>
      <p className="mt-4 max-w-[60ch] text-lead text-muted">{words.pages.artworks.introduction}</p>
      <form
        action={localizePath('/artwork', locale)}
        autoComplete="off"
        className="mt-8 md:mt-12"
        onSubmit={(event) => event.preventDefault()}
      >
        {filters.artist === undefined ? null : <input type="hidden" name="artist" value={filters.artist} />}
        <FilterBar filters={filters} facets={list.facets} onChange={choose} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4">
          <Button look="outline" aria-haspopup="dialog" className="lg:hidden unscripted:hidden" onClick={openSheet}>
            {words.filters.filters}
            {activeCount > 0 ? <span className="tabular-nums">({activeCount})</span> : null}
          </Button>
          <p ref={count} tabIndex={-1} className="grow text-label text-muted max-md:order-last">
            {countText(list.facets.total, words)}
          </p>
          <SortChoice sort={filters.sort} onChange={(sort) => choose({ ...filters, sort })} />
        </div>
      </form>
      <ActiveFilters list={list} onEmpty={focusCount} />
      <div className="mt-10 md:mt-14">
        {list.artworks.length === 0 ? <NoWorks list={list} /> : <ArtworkGrid artworks={list.artworks} firstCount={4} />}
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

/** A single category is a page of its own; everything else is the list seen in one way or another. */
function useHead({ filters, facets }: ArtworkList) {
  const { pages, filters: words } = useWords()
  const [only, ...others] = filters.category
  const category = facets.category.find(({ value }) => value === only)?.name
  if (category === undefined || others.length > 0) return { ...pages.artworks, search: '' }
  return {
    title: fill(words.categoryTitle, { category }),
    description: fill(words.categoryDescription, { category }),
    heading: category,
    search: `?category=${only}`,
  }
}

/** Keeps what is shown for the way back, and tells what changed to those who do not see it. */
function useShownList(list: ArtworkList) {
  const words = useWords()
  const locale = useLocale()
  const { search } = useLocation()
  const told = useRef(list)
  useEffect(() => {
    keepList(locale, readFilters(new URLSearchParams(search)), list)
    const before = told.current
    if (before === list) return
    told.current = list
    const [shown, added] = [list.artworks.length, list.artworks.length - before.artworks.length]
    const isSameList = writeQuery(before.filters) === writeQuery(list.filters)
    if (!isSameList) announce(countText(list.facets.total, words))
    else if (added > 0) announce(fill(words.filters.added, { added, shown, total: list.facets.total }))
  }, [list, search, locale, words])
}
