import { ButtonLink } from '../components/button.tsx'
import { Room } from '../components/room.tsx'
import { useWords } from '../words.ts'

/** A room that is not furnished yet: what it is for, and the next doors. */
export default function RoomPage() {
  const { pages, visit } = useWords()
  return (
    <Room head={visit.pages.pricing}>
      <div className="flex flex-wrap gap-6">
        <ButtonLink to="/">{pages.toHome}</ButtonLink>
        <ButtonLink look="quiet" to="/contact">
          {pages.toContact}
        </ButtonLink>
      </div>
    </Room>
  )
}
