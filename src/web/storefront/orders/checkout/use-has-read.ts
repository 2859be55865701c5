import { useSyncExternalStore } from 'react'

interface Kept {
  onFinishHydration: (onChange: () => void) => () => void
  hasHydrated: () => boolean
}

/** Whether a store has been read from the browser: until then nobody knows what it holds. */
export const useHasRead = (persist: Kept): boolean =>
  useSyncExternalStore(
    (onChange) => persist.onFinishHydration(onChange),
    () => persist.hasHydrated(),
    () => false,
  )
