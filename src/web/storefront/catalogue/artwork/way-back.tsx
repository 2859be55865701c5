import { useLocation } from 'react-router'

import { PageLink } from '../../../navigation/page-link.tsx'
import { useIsHydrated } from '../../../navigation/use-is-hydrated.ts'
import { useWords } from '../../../words.ts'

/** Leads whoever came out of a virtual gallery back to the spot they left. */
export function WayBack() {
  const { artwork: words } = useWords()
  const isHydrated = useIsHydrated()
  // Only the browser's history knows it, not the server.
  const { wayBack } = (useLocation().state ?? {}) as { wayBack?: unknown }
  if (!isHydrated || typeof wayBack !== 'string') return null
  return (
    <PageLink
      viewTransition
      className="inline-flex min-h-11 items-center text-label text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
      to={wayBack}
    >
      {words.wayBack}
    </PageLink>
  )
}
