import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'

import { notify } from '../state/announcement-store.ts'
import { trackRequest } from '../state/requests-store.ts'
import { useWords } from '../words.ts'
import { localizePath, useLocale } from './locale-path.ts'
import { useMayPrefetch } from './prefetch.ts'

/** A link to a place of the gallery, given without its language; its page is fetched ahead when the pointer nears. */
export function AppLink({ to, onClick, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const { shell } = useWords()
  const locale = useLocale()
  const mayPrefetch = useMayPrefetch()

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || navigator.onLine) return
    // Without a connection the page one is on would be lost for one that cannot come.
    event.preventDefault()
    trackRequest()(false)
    notify(shell.offline)
  }

  return <Link prefetch={mayPrefetch ? 'intent' : 'none'} to={localizePath(to, locale)} onClick={follow} {...props} />
}
