import { useMatches } from 'react-router'

import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { pageOfRoute } from '../pages.ts'
import { useWords } from '../words.ts'

/** A room in which nothing hangs yet: what it is for, its parts, and the next doors. */
export default function RoomPage() {
  const { pages, footer } = useWords()
  const page = pageOfRoute(useMatches().at(-1)?.id ?? '')
  // The rooms in which something will hang, and the places in them that other pages lead to.
  const parts: Record<string, [id: string, name: string][]> = {
    artworks: [['works', footer.artworks]],
  }
  return (
    <Room head={pages[page?.id as 'artists']} isPersonal={page?.isPersonal ?? false}>
      {parts[page?.id ?? '']?.map(([id, name]) => (
        <section key={id} id={id} className="mb-12 border-t border-line pt-4 md:mb-20">
          <h2 className="font-display text-title">{name}</h2>
          <p className="mt-2 text-body text-muted">{pages.empty}</p>
        </section>
      ))}
      <div className="flex flex-wrap gap-6">
        <ButtonLink to="/">{pages.toHome}</ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          {pages.toContact}
        </ButtonLink>
      </div>
    </Room>
  )
}
