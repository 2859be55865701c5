import { useLoaderData } from 'react-router'

import type { PressCard } from '../../../../contract/catalogue/shapes.ts'
import type { Call } from '../../../../contract/client.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Room } from '../../../components/room.tsx'
import { Section } from '../../../components/section.tsx'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { loadPage } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { LoadMore } from '../load-more.tsx'
import { loadPages, nextPageOf, pageCountOf } from '../page-count.ts'
import { PressKit } from './press-kit.tsx'
import { PressRow } from './press-row.tsx'

const list = async (call: Call, kind: 'article' | 'release', count: number) => {
  const pages = await loadPages(count, (page) => call('GET /press', { query: { kind, page } }))
  return { items: pages.flatMap(({ press }) => press), count, nextPage: nextPageOf(pages) }
}

const load = loadPage(async (call, { query }) => {
  const [{ press: kits }, articles, releases] = await Promise.all([
    call('GET /press', { query: { kind: 'kit' } }),
    list(call, 'article', pageCountOf(query)),
    list(call, 'release', pageCountOf(query, 'releases')),
  ])
  return { kit: kits[0], articles, releases }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** The press kit first, then what others wrote about us, then what we sent out. */
export default function PressPage() {
  const { kit, articles, releases } = useLoaderData<typeof load>()
  const { pages, visit } = useWords()
  return (
    <Room head={visit.pages.press}>
      <Section id="press_title" title={visit.press.kit} isFirst className="">
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
        <PressList list={articles} more={articles.nextPage && placeOf(articles.nextPage, releases.count)} />
      </Section>
      {releases.items.length > 0 ? (
        <Section title={visit.press.releases}>
          <PressList list={releases} more={releases.nextPage && placeOf(articles.count, releases.nextPage)} />
        </Section>
      ) : null}
    </Room>
  )
}

/** The address that shows so much of each list. */
const placeOf = (articlePages: number, releasePages: number) => `/press?page=${articlePages}&releases=${releasePages}`

function PressList({ list: { items }, more }: { list: { items: PressCard[] }; more: string | 0 | null }) {
  return (
    <LoadMore to={more || null} count={items.length}>
      <ul className="-mt-6 md:-mt-8">
        {items.map((item) => (
          <li key={item.id}>
            <PressRow item={item} />
          </li>
        ))}
      </ul>
    </LoadMore>
  )
}
