import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useIsHydrated } from '../../navigation/use-is-hydrated.ts'

/** Whether the work is being looked at closely; that is a step in the browser's history, so Back ends it. */
export function useZoom() {
  const { key, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const closedKey = useRef<string>(undefined)
  const isHydrated = useIsHydrated()
  const isOpen = (state as { isZoomed?: boolean } | null)?.isZoomed === true && isHydrated
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate({ search, hash }, { preventScrollReset: true, state: { isZoomed: true } })
    },
    close: () => {
      // Going back twice would leave the page.
      if (!isOpen || closedKey.current === key) return
      closedKey.current = key
      void navigate(-1)
    },
  }
}
