import { Link, type LinkProps } from 'react-router'

import { localizePath, useLocale } from './locale-path.ts'
import { useMayPrefetch } from './prefetch.ts'

/** A link to a place of the gallery, given without its language; its page is fetched ahead when the pointer nears. */
export function AppLink({ to, ...props }: Omit<LinkProps, 'to'> & { to: string }) {
  const locale = useLocale()
  const mayPrefetch = useMayPrefetch()
  return <Link prefetch={mayPrefetch ? 'intent' : 'none'} to={localizePath(to, locale)} {...props} />
}
