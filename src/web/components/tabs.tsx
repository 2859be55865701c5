import { NavLink } from 'react-router'

import { localizePath, useLocale } from '../navigation/locale-path.ts'

interface TabsProps {
  label: string
  tabs: { to: string; name: string }[]
}

/** A bar of places that belong together; each is a page of its own, so each is a link. */
export function Tabs({ label, tabs }: TabsProps) {
  const locale = useLocale()
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line">
      <ul className="flex gap-8">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <NavLink
              end
              to={localizePath(to, locale)}
              className="-mb-px block border-b border-transparent py-3 whitespace-nowrap text-muted aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
