import { useEffect } from 'react'
import { useLoaderData } from 'react-router'

import { SEARCH_TYPES } from '../../../../contract/catalogue/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { Main } from '../../../components/main.tsx'
import { PageHead } from '../../../components/page-head.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { loadPage } from '../../../page-data.ts'
import { announce } from '../../../state/announcement-store.ts'
import { useWords } from '../../../words.ts'
import { SaveSearchButton } from '../../alerts/save-search-button.tsx'
import { loadPages, pageCountOf } from '../page-count.ts'
import { joinResults } from './join-results.ts'
import { NothingFound } from './nothing-found.tsx'
import { OneKind } from './one-kind.tsx'
import { SearchPageForm } from './search-page-form.tsx'
import { SearchResults, useFoundText } from './search-results.tsx'

const LONGEST_QUERY = 200

const load = loadPage(async (call, { query: given }) => {
  const query = (given.get('query') ?? '').trim().slice(0, LONGEST_QUERY).trim()
  const type = SEARCH_TYPES.find((one) => one === given.get('type'))
  if (query === '') return { query, type: undefined, corrected: null, results: undefined, pageCount: 1 }
  const pageCount = type ? pageCountOf(given) : 1
  const pages = await loadPages(pageCount, (page) => call('GET /search', { query: { query, type, page } }))
  return { query, type, pageCount, corrected: pages[0]?.corrected ?? null, results: joinResults(pages) }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** What was found for a query: the best of every kind, or all of one. */
export default function SearchPage() {
  const { query, type, corrected, results, pageCount } = useLoaderData<typeof load>()
  const { visit } = useWords()
  const found = useFoundText()(results, corrected ?? query)
  useEffect(() => {
    if (found) announce(found)
  }, [found])
  const title = query ? fill(visit.search.titleOf, { query }) : visit.pages.search.title
  return (
    <Main className="pt-10 pb-24 md:pt-16 md:pb-32">
      <PageHead title={title} description={visit.pages.search.description} isPersonal />
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr] lg:items-end">
        <h1 className="font-display text-heading">{visit.pages.search.heading}</h1>
        <SearchPageForm key={query} query={query} />
      </div>
      <div className="mt-8 [overflow-wrap:anywhere] md:mt-12">
        {corrected === null ? null : (
          <p className="mb-2 text-body">{fill(visit.search.corrected, { corrected, query })}</p>
        )}
        {found ? <p className="text-body text-muted">{found}</p> : null}
        {query ? <SaveSearchButton page="/search" filters={{ query }} words={visit.search} /> : null}
      </div>
      {found === undefined ? <NothingFound query={query} /> : null}
      {results && type && found ? <OneKind {...{ query, type, results, pageCount }} /> : null}
      {results && !type ? <SearchResults results={results} query={query} /> : null}
    </Main>
  )
}
