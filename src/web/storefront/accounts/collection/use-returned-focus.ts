import { type RefObject, useEffect, useRef } from 'react'

/** For a button that a form takes the place of: once that is closed, the focus is on the button again. */
export function useReturnedFocus(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const ref = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) ref.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return ref
}
