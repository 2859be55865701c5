import { useMatches } from 'react-router'

import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { pageOfRoute } from '../pages.ts'
import { useWords } from '../words.ts'

// The rooms in which something will hang, and the places in them that other pages lead to.
const ANCHORS: Record<string, string[]> = {
  artists: ['featured', 'gallery', 'worldwide'],
  artworks: [],
  gallery: ['exhibitions', 'map'],
  news: [],
  press: ['press_title'],
}

/** A room in which nothing hangs yet: what it is for, and the next doors. */
export default function RoomPage() {
  const { pages } = useWords()
  const page = pageOfRoute(useMatches().at(-1)?.id ?? '')
  const head = pages[page?.id as 'artists']
  const anchors = ANCHORS[page?.id ?? '']
  return (
    <Room head={head} isPersonal={page?.isPersonal ?? false}>
      {anchors?.map((anchor) => (
        <span key={anchor} id={anchor} />
      ))}
      {anchors ? <p className="mb-8 text-body">{pages.empty}</p> : null}
      <div className="flex flex-wrap gap-6">
        <ButtonLink to="/">{pages.toHome}</ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          {pages.toContact}
        </ButtonLink>
      </div>
    </Room>
  )
}
