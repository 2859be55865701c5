import { type MouseEvent, useRef } from 'react'

import { fetchAhead } from '../router/fetch-ahead.ts'
import { notify } from '../state/announcement-store.ts'
import { trackRequest } from '../state/requests-store.ts'
import { useWords } from '../words.ts'
import { localizePath, useLocale } from './locale-path.ts'
import { PageLink, type PageLinkProps } from './page-link.tsx'
import { mayPrefetch } from './prefetch.ts'

const PAUSE_MS = 100

/** A link to a place of the gallery, given without its language; its page is fetched ahead when somebody comes near and stays. */
export const AppLink = import.meta.env.SSR ? SentLink : LiveLink

/** As it is sent: what happens when it is pressed is the browser's. */
function SentLink({
  to,
  onClick: _onClick,
  replace: _replace,
  state: _state,
  preventScrollReset: _scroll,
  viewTransition: _transition,
  children,
  ...props
}: PageLinkProps) {
  return (
    <a href={localizePath(to, useLocale())} {...props}>
      {children}
    </a>
  )
}

function LiveLink({ to, onClick, ...props }: PageLinkProps) {
  const { shell } = useWords()
  const locale = useLocale()
  const place = localizePath(to, locale)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Asked only then: a hundred links that follow the connection would cost every page its first moments.
  function come() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => mayPrefetch() && fetchAhead(place), PAUSE_MS)
  }
  function go() {
    clearTimeout(timer.current)
  }

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || navigator.onLine) return
    // Without a connection the page one is on would be lost for one that cannot come.
    event.preventDefault()
    trackRequest()(false)
    notify(shell.offline)
  }

  return (
    <PageLink
      to={place}
      onClick={follow}
      onMouseEnter={come}
      onFocus={come}
      onTouchStart={come}
      onMouseLeave={go}
      onBlur={go}
      {...props}
    />
  )
}
