import { PAGE_SIZE, type SearchType } from '../../../../contract/catalogue/values.ts'
import { fill } from '../../../../messages/fill.ts'
import { Section } from '../../../components/section.tsx'
import { useWords } from '../../../words.ts'
import { LoadMore } from '../load-more.tsx'
import { nextPageOf } from '../page-count.ts'
import type { Results } from './join-results.ts'
import { ResultList } from './search-results.tsx'

interface OneKindProps {
  query: string
  type: SearchType
  results: Results
  pageCount: number
}

/** All results of one kind, page after page, and the way back to every kind. */
export function OneKind({ query, type, results, pageCount }: OneKindProps) {
  const { visit } = useWords()
  const { total, items } = results[type]
  const isMore = total > pageCount * PAGE_SIZE
  const next = nextPageOf([{ next_page: isMore ? pageCount + 1 : null }])
  const address = (more: Record<string, string>) => `/search?${new URLSearchParams({ query, ...more })}`
  return (
    <Section
      title={visit.search.types[type]}
      more={{ to: address({}), name: fill(visit.search.backToAll, { query }) }}
      className="mt-12"
      isFirst
    >
      <LoadMore to={next === null ? null : address({ type, page: String(next) })} count={items.length}>
        <ResultList type={type} results={results} />
      </LoadMore>
    </Section>
  )
}
