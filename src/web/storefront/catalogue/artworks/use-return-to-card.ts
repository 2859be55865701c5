import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { cardOf } from './load-more.tsx'

// The work that was opened last, and the entry of the history it was opened from.
let opened: { slug: string; from: string } | undefined

/** Notes which work is opened, and gives the focus back to it when the visitor comes back. */
export function useReturnToCard(): void {
  const { key } = useLocation()
  useEffect(() => {
    if (opened?.from === key) {
      const { slug } = opened
      // The frame first puts the focus on the new page as a whole.
      queueMicrotask(() => cardOf(slug)?.focus({ preventScroll: true }))
    }
    opened = undefined
    const note = ({ target }: Event) => {
      const slug = (target as Element).closest<HTMLElement>('main [data-artwork]')?.dataset.artwork
      if (slug !== undefined) opened = { slug, from: key }
    }
    document.addEventListener('click', note)
    return () => document.removeEventListener('click', note)
  }, [key])
}
