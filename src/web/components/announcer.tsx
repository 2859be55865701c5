import { useEffect } from 'react'

import { announce, useAnnouncement } from '../state/announcement-store.ts'

const SHOWN_FOR_MS = 6000

/** Tells what happens where no eye may be: to screen readers always, on the screen when it matters to everybody. */
export function Announcer() {
  const { text, isShown } = useAnnouncement()
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => announce(''), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [text, isShown])
  return (
    <div
      role="status"
      className={
        isShown ? 'fixed top-4 left-1/2 z-40 -translate-x-1/2 bg-ink px-6 py-3 text-label text-paper' : 'sr-only'
      }
    >
      {text}
    </div>
  )
}
