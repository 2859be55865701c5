import { useLoaderData } from 'react-router'

import type { Call } from '../../contract/client.ts'
import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { Section } from '../components/section.tsx'
import { keepDataUnderModal } from '../navigation/overlay.ts'
import { loadPage } from '../page-data.ts'
import { useWords } from '../words.ts'
import { loadPages, nextPageOf, pageCountOf } from './page-count.ts'
import { LoadMore } from './rooms/load-more.tsx'
import { PressKit } from './rooms/press-kit.tsx'
import { PressRow } from './rooms/press-row.tsx'

const list = async (call: Call, kind: 'article' | 'release', count: number) => {
  const pages = await loadPages(count, (page) => call('GET /press', { query: { kind, page } }))
  return { items: pages.flatMap(({ press }) => press), nextPage: nextPageOf(pages) }
}

const load = loadPage(async (call, { query }) => {
  const count = pageCountOf(query)
  const [{ press: kits }, articles, releases] = await Promise.all([
    call('GET /press', { query: { kind: 'kit' } }),
    list(call, 'article', count),
    list(call, 'release', 1),
  ])
  return { kit: kits[0], articles, releases: releases.items }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** The press kit first, then what others wrote about us, then what we sent out. */
export default function PressPage() {
  const { kit, articles, releases } = useLoaderData<typeof load>()
  const { pages, visit } = useWords()
  return (
    <Room head={pages.press}>
      <Section id="press_title" title={visit.press.kit} className="">
        {kit ? (
          <PressKit kit={kit} />
        ) : (
          <>
            <p className="mb-6 text-body text-muted">{visit.press.noKit}</p>
            <ButtonLink to="/contact">{pages.toContact}</ButtonLink>
          </>
        )}
      </Section>
      <Section title={visit.press.articles}>
        {articles.items.length === 0 ? <p className="text-body text-muted">{visit.press.empty}</p> : null}
        <LoadMore
          to={articles.nextPage === null ? null : `/press?page=${articles.nextPage}`}
          count={articles.items.length}
        >
          <ul className="-mt-6 md:-mt-8">
            {articles.items.map((item) => (
              <li key={item.id}>
                <PressRow item={item} />
              </li>
            ))}
          </ul>
        </LoadMore>
      </Section>
      {releases.length > 0 ? (
        <Section title={visit.press.releases}>
          <ul className="-mt-6 md:-mt-8">
            {releases.map((item) => (
              <li key={item.id}>
                <PressRow item={item} />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </Room>
  )
}
