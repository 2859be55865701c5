import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useIsHydrated } from '../../../navigation/use-is-hydrated.ts'

/** Whether something lies over the page of a work; that is a step in the browser's history, so Back ends it. */
export function useLayer(name: 'zoom' | 'enquiry' | 'own-wall') {
  const { key, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const closedKey = useRef<string>(undefined)
  const isHydrated = useIsHydrated()
  const isOpen = (state as { layer?: string } | null)?.layer === name && isHydrated
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate({ search, hash }, { preventScrollReset: true, state: { layer: name } })
    },
    close: () => {
      // Going back twice would leave the page.
      if (!isOpen || closedKey.current === key) return
      closedKey.current = key
      void navigate(-1)
    },
  }
}
