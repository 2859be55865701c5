import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

/** What one goes to or unrolls is laid out at once, since it has to find its place: only what was sent first may be late. */
export function useEndOfOpening(): void {
  const { key } = useLocation()
  useLayoutEffect(() => () => document.documentElement.classList.remove('opening'), [key])
}
