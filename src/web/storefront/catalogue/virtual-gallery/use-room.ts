import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { useIsHydrated } from '../../../navigation/use-is-hydrated.ts'
import { readStanding, writeStanding } from './spot-address.ts'
import type { Trouble } from './use-scene.ts'

/** Whether the room is entered; that is a step in the browser's history, so Back leads out of it. */
export function useRoom() {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const closedKey = useRef<string>(undefined)
  const isHydrated = useIsHydrated()
  const [trouble, setTrouble] = useState<Trouble>()
  const isAble = !trouble && (!isHydrated || 'WebGL2RenderingContext' in window)
  const isCalm = isHydrated && matchMedia('(prefers-reduced-motion: reduce)').matches
  const isEntered = (state as { isEntered?: boolean } | null)?.isEntered === true
  // An address alone takes nobody into a room who asks for little movement.
  const isInside = isHydrated && isAble && readStanding(search).isInside && (isEntered || !isCalm)

  function leave(latest: string | undefined) {
    // Going back twice would leave the page.
    if (!isInside || closedKey.current === key) return
    closedKey.current = key
    if (isEntered) void navigate(-1)
    else
      void navigate(
        { search: writeStanding({ isInside: false, at: latest ?? null, spot: null }) },
        { replace: true, preventScrollReset: true },
      )
  }

  return {
    isAble,
    isCalm,
    isInside,
    enter: () => {
      const { at } = readStanding(location.search)
      const standing = { isInside: true, at, spot: null }
      void navigate({ search: writeStanding(standing) }, { preventScrollReset: true, state: { isEntered: true } })
    },
    leave,
    giveUp: (reason: Trouble) => {
      setTrouble(reason)
      leave(undefined)
    },
    trouble,
  }
}
