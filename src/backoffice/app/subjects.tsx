import { useId } from 'react'
import { NavLink } from 'react-router'

import {
  ACTS,
  APPLICATIONS,
  ENQUIRIES,
  GROUPS,
  LETTERS,
  LIBRARY,
  NEWSLETTER,
  ORDERS,
  PERSONAL_DATA,
  PROGRAMS,
  STAFF,
  TODAY,
  UPKEEP,
} from '../kinds.ts'
import { useWords } from '../words.ts'
import { useIsAdmin, useSells } from './who-is-there.ts'

/** The subjects of the back office, one below the other, by what they are about. */
export function Subjects({ onGo }: { onGo?: () => void }) {
  const {
    frame,
    enquiries,
    upkeep,
    library,
    letters,
    newsletter,
    programs,
    staff,
    acts,
    people,
    sales,
    today,
    applicants,
  } = useWords()
  const sells = useSells()
  const isAdmin = useIsAdmin()
  const id = useId()
  return (
    <ul className="space-y-4">
      <li>
        {sells ? <Way to={TODAY} words={today.title} onGo={onGo} /> : null}
        {sells ? <Way to={ORDERS} words={sales.orders} onGo={onGo} /> : null}
        {sells ? <Way to={ENQUIRIES} words={enquiries.title} onGo={onGo} /> : null}
        {sells ? <Way to={APPLICATIONS} words={applicants.title} onGo={onGo} /> : null}
        <Way to={UPKEEP} words={upkeep.title} onGo={onGo} />
        <Way to={LIBRARY} words={library.title} onGo={onGo} />
        {sells ? <Way to={LETTERS} words={letters.title} onGo={onGo} /> : null}
        <Way to={NEWSLETTER} words={newsletter.title} onGo={onGo} />
        {isAdmin ? <Way to={STAFF} words={staff.title} onGo={onGo} /> : null}
        {isAdmin ? <Way to={ACTS} words={acts.title} onGo={onGo} /> : null}
        {isAdmin ? <Way to={PROGRAMS} words={programs.title} onGo={onGo} /> : null}
        {isAdmin ? <Way to={PERSONAL_DATA} words={people.title} onGo={onGo} /> : null}
      </li>
      {GROUP_NAMES.map((group) => (
        <li key={group}>
          <p id={`${id}-${group}`} className="pl-4 text-label text-muted">
            {frame.groups[group]}
          </p>
          <ul aria-labelledby={`${id}-${group}`}>
            {GROUPS[group].map((kind) => (
              <li key={kind}>
                <Way to={`/${kind}`} words={frame.kinds[kind].many} onGo={onGo} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const Way = ({ to, words, onGo }: { to: string; words: string; onGo: (() => void) | undefined }) => (
  <NavLink
    to={to}
    onClick={() => onGo?.()}
    className="flex min-h-11 items-center border-l-2 border-transparent pl-4 text-body text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink lg:min-h-9"
  >
    {words}
  </NavLink>
)

const GROUP_NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[]
