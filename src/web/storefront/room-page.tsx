import { useMatches } from 'react-router'

import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { pageOfRoute } from '../pages.ts'
import { useWords } from '../words.ts'

const ANCHORS: Record<string, string[]> = {
  artists: ['featured', 'gallery', 'worldwide'],
  gallery: ['exhibitions', 'map'],
  press: ['press_title'],
}

/** A room in which nothing hangs yet: what it is for, and the next doors. */
export default function RoomPage() {
  const { pages } = useWords()
  const page = pageOfRoute(useMatches().at(-1)?.id ?? '')
  const head = pages[page?.id as 'artists']
  return (
    <Room head={head} isPersonal={page?.isPersonal ?? false}>
      {(ANCHORS[page?.id ?? ''] ?? []).map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {page?.isPersonal ? null : <p className="mb-8 text-body">{pages.empty}</p>}
      <div className="flex flex-wrap gap-6">
        <ButtonLink to="/">{pages.toHome}</ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          {pages.toContact}
        </ButtonLink>
      </div>
    </Room>
  )
}
