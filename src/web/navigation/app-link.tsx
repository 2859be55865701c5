import { type MouseEvent, useRef, useState } from 'react'
import { Link, type LinkProps } from 'react-router'

import { notify } from '../state/announcement-store.ts'
import { trackRequest } from '../state/requests-store.ts'
import { useWords } from '../words.ts'
import { localizePath, useLocale } from './locale-path.ts'
import { mayPrefetch } from './prefetch.ts'

const PAUSE_MS = 100

type RouterOnly = 'discover' | 'prefetch' | 'relative' | 'reloadDocument' | 'mask' | 'defaultShouldRevalidate'

interface AppLinkProps extends Omit<LinkProps, RouterOnly | 'to'> {
  to: string
}

/** A link to a place of the gallery, given without its language; its page is fetched ahead when somebody comes near and stays. */
export const AppLink = import.meta.env.SSR ? SentLink : LiveLink

/** As it is sent: the router's own would look up for each of a hundred links what is known of its address already. */
function SentLink({
  to,
  onClick: _onClick,
  replace: _replace,
  state: _state,
  preventScrollReset: _scroll,
  viewTransition: _transition,
  children,
  ...props
}: AppLinkProps) {
  return (
    <a href={localizePath(to, useLocale())} data-discover="true" {...props}>
      {children}
    </a>
  )
}

function LiveLink({ to, onClick, ...props }: AppLinkProps) {
  const { shell } = useWords()
  const locale = useLocale()
  const [isWanted, setWanted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Asked only then: a hundred links that follow the connection would cost every page its first moments.
  function come() {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setWanted(mayPrefetch()), PAUSE_MS)
  }
  function go() {
    clearTimeout(timer.current)
    setWanted(false)
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
    <Link
      prefetch={isWanted ? 'render' : 'none'}
      to={localizePath(to, locale)}
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
