import type { ReactNode } from 'react'

import { SEARCH_TYPES, type SearchType } from '../../../../contract/catalogue/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { formatNumber } from '../../../../messages/format.ts'
import { ArtworkGrid } from '../../../components/artwork-grid.tsx'
import { Section } from '../../../components/section.tsx'
import { useLocale } from '../../../navigation/locale-path.ts'
import { useWords } from '../../../words.ts'
import { NewsCard } from '../news/news-card.tsx'
import { PressRow } from '../press/press-row.tsx'
import type { Results } from './join-results.ts'
import { ArtistCard, SeriesCard } from './search-cards.tsx'

/** More is not counted. */
const MOST_COUNTED = 1000

/** A number of results as it is told: above the limit only that there are more. */
function useTotalText(): (total: number) => string {
  const { visit } = useWords()
  const locale = useLocale()
  return (total) => (total >= MOST_COUNTED ? visit.search.many : formatNumber(total, locale))
}

/** How much was found, in a sentence; undefined when nothing was. */
export function useFoundText(): (results: Results | undefined, query: string) => string | undefined {
  const { visit } = useWords()
  const locale = useLocale()
  return (results, query) => {
    const totals = SEARCH_TYPES.map((type) => results?.[type].total ?? 0)
    const sum = totals.reduce((all, one) => all + one, 0)
    if (sum === 0) return undefined
    if (totals.some((total) => total >= MOST_COUNTED)) return fill(visit.search.foundMany, { query })
    const words = sum === 1 ? visit.search.foundOne : visit.search.found
    return fill(words, { count: formatNumber(sum, locale), query })
  }
}

/** What was found, in groups; each leads to all of its kind when there are more than are shown. */
export function SearchResults({ results, query }: { results: Results; query: string }) {
  const { visit } = useWords()
  const totalText = useTotalText()
  const types = SEARCH_TYPES.filter((type) => results[type].items.length > 0)
  const sections = types.map((type) => {
    const { total, items } = results[type]
    const all = `/search?${new URLSearchParams({ query, type })}`
    return (
      <Section
        key={type}
        id={type}
        title={`${visit.search.types[type]} (${totalText(total)})`}
        {...(total > items.length
          ? { more: { to: all, name: fill(visit.search.seeAll, { count: totalText(total) }) } }
          : {})}
        className="mt-12 md:mt-16"
        isFirst={type === types[0]}
      >
        <ResultList type={type} results={results} />
      </Section>
    )
  })
  return (
    <>
      {types.length > 1 ? (
        <nav aria-label={visit.onThisPage}>
          <ul className="flex flex-wrap gap-x-5 md:gap-x-8">
            {types.map((type) => (
              <li key={type}>
                <a
                  className="inline-flex min-h-11 items-center text-label underline decoration-line underline-offset-4 hover:decoration-ink"
                  href={`#${type}`}
                >
                  {visit.search.types[type]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {sections}
    </>
  )
}

/** The results of one kind, in the order they were found. */
export function ResultList({ type, results }: { type: SearchType; results: Results }) {
  if (type === 'artworks') return <ArtworkGrid artworks={results.artworks.items} />
  if (type === 'press') {
    return (
      <ul className="-mt-6 md:-mt-8">
        {results.press.items.map((item) => (
          <li key={item.id}>
            <PressRow item={item} />
          </li>
        ))}
      </ul>
    )
  }
  if (type === 'artists')
    return <Cards cards={results.artists.items.map((one) => ({ id: one.id, card: <ArtistCard artist={one} /> }))} />
  if (type === 'series')
    return <Cards cards={results.series.items.map((one) => ({ id: one.id, card: <SeriesCard series={one} /> }))} />
  return <Cards cards={results.news.items.map((one) => ({ id: one.id, card: <NewsCard news={one} heading="h3" /> }))} />
}

function Cards({ cards }: { cards: { id: number; card: ReactNode }[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  )
}
