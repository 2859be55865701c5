import { useLoaderData } from 'react-router'

import { Room } from '../../../components/room.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { loadPage } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { LoadMore } from '../load-more.tsx'
import { loadPages, nextPageOf, pageCountOf } from '../page-count.ts'
import { NewsCard } from './news-card.tsx'

const load = loadPage(async (call, { query }) => {
  const pages = await loadPages(pageCountOf(query), (page) => call('GET /news', { query: { page } }))
  return { news: pages.flatMap(({ news }) => news), nextPage: nextPageOf(pages) }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** What happened lately, the latest first and largest. */
export default function NewsPage() {
  const { news, nextPage } = useLoaderData<typeof load>()
  const { visit } = useWords()
  return (
    <Room head={visit.pages.news}>
      {news.length === 0 ? <p className="text-body text-muted">{visit.news.empty}</p> : null}
      <LoadMore to={nextPage === null ? null : `/news?page=${nextPage}`} count={news.length}>
        <ul className="grid gap-x-10 gap-y-16 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-24">
          {news.map((one, at) => (
            <li key={one.id} className={at === 0 ? 'border-b border-line pb-16 md:col-span-full' : ''}>
              <NewsCard news={one} isLarge={at === 0} />
            </li>
          ))}
        </ul>
      </LoadMore>
    </Room>
  )
}
