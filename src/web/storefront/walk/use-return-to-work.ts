import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { readStanding } from './spot-address.ts'

/** Whoever comes back from a work, or by an address that names one, finds it before them on the walls. */
export function useReturnToWork(): void {
  const { key } = useLocation()
  useEffect(() => {
    // The address is ahead of what was rendered: it is noted there without a rendering.
    const { isInside, at } = readStanding(location.search)
    if (isInside || at === null) return
    // The frame first puts the focus on the new page as a whole.
    queueMicrotask(() => showWork(at))
  }, [key])
}

/** Brings a work on the walls into sight, and the focus to it. */
export function showWork(slug: string): void {
  const link = document.querySelector<HTMLElement>(`main [data-artwork="${CSS.escape(slug)}"]`)
  link?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  link?.focus({ preventScroll: true })
}
