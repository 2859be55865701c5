import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { AppLink } from '../navigation/app-link.tsx'
import { localizePath, useLocale } from '../navigation/locale-path.ts'

interface TabsProps {
  label: string
  tabs: { to: string; name: string }[]
}

/** A bar of places that belong together; each is a page of its own, so each is a link. */
export function Tabs({ label, tabs }: TabsProps) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    // On narrow screens the bar is longer than the page is wide.
    const [strip, here] = [bar.current, bar.current?.querySelector<HTMLElement>('[aria-current]')]
    if (strip && here && here.offsetLeft + here.offsetWidth > strip.clientWidth) {
      strip.scrollLeft = here.offsetLeft - (strip.clientWidth - here.offsetWidth) / 2
    }
  }, [pathname])
  return (
    <nav ref={bar} aria-label={label} className="relative flex overflow-x-auto border-b border-line">
      <ul className="flex gap-8">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <AppLink
              to={to}
              aria-current={localizePath(to, locale) === pathname ? 'page' : undefined}
              className="block border-b border-transparent py-3 whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            >
              {name}
            </AppLink>
          </li>
        ))}
      </ul>
      {/* What goes on beyond the page fades there. */}
      <span aria-hidden="true" className="pointer-events-none sticky right-0 w-12 shrink-0 bg-linear-to-l from-paper" />
    </nav>
  )
}
