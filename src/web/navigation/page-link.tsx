import { type AnchorHTMLAttributes, type MouseEvent, use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'

export interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site with its language, or a query or an anchor of the page being shown. */
  to: string
  replace?: boolean | undefined
  state?: unknown
  preventScrollReset?: boolean
  viewTransition?: boolean
}

/**
 * A link that leads to another page without loading it as a whole. The router's own keeps five hooks and two effects
 * for each link, which a page with a hundred of them feels when it wakes; this one asks when it is pressed.
 */
export function PageLink({
  to,
  replace,
  state,
  preventScrollReset = false,
  viewTransition = false,
  onClick,
  children,
  ...props
}: PageLinkProps) {
  const shown = use(DataRouterContext)
  const { pathname } = useLocation()
  const place = /^[?#]/.test(to) ? pathname + to : to

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!shown || event.defaultPrevented || !isPlain(event) || (props.target ?? '_self') !== '_self') return
    event.preventDefault()
    // Whoever follows a link to where they are stays there, as with any other link.
    const isHere = new URL(place, location.href).href === location.href
    void shown.router.navigate(place, { replace: replace ?? isHere, state, preventScrollReset, viewTransition })
  }

  return (
    <a {...props} href={place} onClick={follow}>
      {children}
    </a>
  )
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
