import { type ReactNode, useId } from 'react'
import { NavLink } from 'react-router'

import { GROUPS } from '../kinds.ts'
import { useWords } from '../words.ts'
import { useScreens } from './use-screens.ts'

/** The subjects of the back office, one below the other, by what they are about. */
export function Subjects({ onGo }: { onGo?: () => void }) {
  const { frame } = useWords()
  const screens = useScreens()
  const ofGroup = (wanted: 'day' | 'administration') => screens.filter(({ group }) => group === wanted)
  const administration = ofGroup('administration')
  return (
    <ul className="space-y-4">
      <li>
        {ofGroup('day').map(({ to, title }) => (
          <Way key={to} to={to} words={title} onGo={onGo} />
        ))}
      </li>
      {GROUP_NAMES.map((group) => (
        <Group key={group} name={frame.groups[group]}>
          {GROUPS[group].map((kind) => (
            <li key={kind}>
              <Way to={`/${kind}`} words={frame.kinds[kind].many} onGo={onGo} />
            </li>
          ))}
        </Group>
      ))}
      {administration.length > 0 ? (
        <Group name={frame.groups.administration}>
          {administration.map(({ to, title }) => (
            <li key={to}>
              <Way to={to} words={title} onGo={onGo} />
            </li>
          ))}
        </Group>
      ) : null}
    </ul>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = useId()
  return (
    <li>
      <p id={id} className="pl-4 text-label text-muted">
        {name}
      </p>
      <ul aria-labelledby={id}>{children}</ul>
    </li>
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
