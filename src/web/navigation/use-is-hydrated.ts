import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page's script has taken over; false on the server and in the first rendering. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
