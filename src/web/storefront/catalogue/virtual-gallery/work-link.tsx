import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { AppLink } from '../../../navigation/app-link.tsx'
import { keepStanding, writeStanding } from './spot-address.ts'

interface WorkLinkProps {
  slug: string
  /** Whether one leaves from inside of the room, to come back to there. */
  isInside: boolean
  className: string
  children: ReactNode
}

/** The way to the page of a work; both Back and the link on that page lead to where one stood. */
export function WorkLink({ slug, isInside, className, children }: WorkLinkProps) {
  const { pathname } = useLocation()
  const standing = { isInside, at: slug, spot: null }
  return (
    <AppLink
      viewTransition
      to={`/artwork/${slug}`}
      state={{ wayBack: pathname + writeStanding(standing) }}
      data-artwork={slug}
      onClick={() => keepStanding(standing)}
      className={className}
    >
      {children}
    </AppLink>
  )
}
