import { useLocation } from 'react-router'

import { PageLink } from '../../../navigation/page-link.tsx'
import { useWords } from '../../../words.ts'
import { PARTS } from './parts.ts'

/** The parts of the account: a column beside them on wide screens, a bar above them on narrow ones. */
export function AccountNav() {
  const { sections } = useWords().account
  const { hash } = useLocation()
  return (
    <nav
      aria-label={sections.label}
      className="relative -mx-6 overflow-x-auto border-line px-6 max-lg:border-b lg:sticky lg:top-8 lg:mx-0 lg:self-start lg:border-t lg:px-0 lg:pt-4"
    >
      <ul className="flex gap-x-8 lg:block">
        {PARTS.map((name) => (
          <li key={name}>
            <PageLink
              to={`#${name}`}
              replace
              aria-current={hash === `#${name}` ? 'location' : undefined}
              className="flex min-h-11 items-center whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:text-ink"
            >
              {sections[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
