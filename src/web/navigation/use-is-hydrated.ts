import { startTransition, useEffect, useState } from 'react'

let isTakenOver = false

/** Whether the page's script has taken over; false on the server and in the first rendering. */
export function useIsHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(isTakenOver)
  useEffect(() => {
    isTakenOver = true
    // What waits for it can wait for what the visitor does.
    startTransition(() => setHydrated(true))
  }, [])
  return isHydrated
}
