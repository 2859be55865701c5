import { useLoaderData } from 'react-router'

import type { ArtistCard } from '../../../../contract/catalogue/shapes.ts'
import type { ArtistGroup } from '../../../../contract/catalogue/values.ts'
import { JsonLd } from '../../../components/json-ld.tsx'
import { Room } from '../../../components/room.tsx'
import { localeOfPath } from '../../../navigation/locale-path.ts'
import { keepDataUnderModal } from '../../../navigation/overlay.ts'
import { loadPage } from '../../../page-data.ts'
import { useWords } from '../../../words.ts'
import { useAbsolute } from '../use-absolute.ts'
import { ArtistGroupSection } from './artist-group-section.tsx'
import { ArtistIndex } from './artist-index.tsx'
import { indexByName } from './index-by-name.ts'
import { artistItem, itemListOf } from './structured-data.ts'

// In the order in which the page shows them.
const GROUPS: ArtistGroup[] = ['featured', 'gallery', 'worldwide']

const load = loadPage(async (call, { pathname }) => {
  const artists: ArtistCard[] = []
  for (let page: number | null = 1; page !== null;) {
    const reply: { artists: ArtistCard[]; next_page: number | null } = await call('GET /artists', { query: { page } })
    artists.push(...reply.artists)
    page = reply.next_page
  }
  // Sorted here, not while rendering: no two machines need agree about the order of characters.
  return { artists, index: indexByName(artists, localeOfPath(pathname)) }
})
export { load as clientLoader, load as loader, keepDataUnderModal as shouldRevalidate }

/** Everybody the gallery shows: by group, and by name. */
export default function ArtistsPage() {
  const { artists, index } = useLoaderData<typeof load>()
  const { pages, artist: words } = useWords()
  const absolute = useAbsolute()
  const groups = GROUPS.map((group) => ({ group, members: artists.filter((one) => one.groups.includes(group)) }))
  const shown = groups.filter(({ members }) => members.length > 0)
  const links = [...shown.map(({ group }) => [group, words.groups[group]]), ['index', words.indexShort]]
  if (artists.length === 0) {
    return (
      <Room head={{ ...pages.artists, ...words.page, introduction: '' }}>
        <p className="text-lead text-muted">{words.noneYet}</p>
      </Room>
    )
  }
  return (
    <Room head={{ ...pages.artists, ...words.page }}>
      <JsonLd data={itemListOf(artists.map(artistItem), absolute)} />
      <nav aria-label={words.onThisPage} className="-mt-6 md:-mt-8">
        <ul className="flex flex-wrap gap-x-8">
          {links.map(([id, name]) => (
            <li key={id}>
              <a
                className="inline-flex min-h-11 items-center text-label underline decoration-line underline-offset-4 hover:decoration-ink"
                href={`#${id}`}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ group, members }) =>
        members.length > 0 ? (
          <ArtistGroupSection key={group} group={group} artists={members} isFirst={group === shown[0]?.group} />
        ) : (
          // The footer leads here: the next part stands below.
          <div key={group} id={group} />
        ),
      )}
      <ArtistIndex entries={index} />
    </Room>
  )
}
