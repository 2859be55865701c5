import { NavLink } from 'react-router'

import { EDITED_KINDS } from '../../contract/content/values.ts'
import { useWords } from '../words.ts'

/** The subjects of the back office, one below the other. */
export function Subjects({ onGo }: { onGo?: () => void }) {
  const { frame } = useWords()
  return (
    <ul>
      {EDITED_KINDS.map((kind) => (
        <li key={kind}>
          <NavLink
            to={`/${kind}`}
            onClick={() => onGo?.()}
            className="flex min-h-11 items-center border-l-2 border-transparent pl-4 text-body text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink lg:min-h-10"
          >
            {frame.kinds[kind].many}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
