import { useSyncExternalStore } from 'react'

interface KeptStore {
  persist: { onFinishHydration: (onChange: () => void) => () => void; hasHydrated: () => boolean }
}

/** Whether a store has been read from the browser: until then nobody knows what it holds. */
export const useHasRead = ({ persist }: KeptStore): boolean =>
  useSyncExternalStore(
    (onChange) => persist.onFinishHydration(onChange),
    () => persist.hasHydrated(),
    () => false,
  )
