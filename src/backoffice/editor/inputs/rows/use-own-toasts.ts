import { useEffect, useRef } from 'react'

import { dropToast, toast } from '../../../components/toasts.tsx'

/** Tells of what was done here; once this is left, its way back leads nowhere and goes with it. */
export function useOwnToasts(): (text: string, undo: () => void) => void {
  const told = useRef<number[]>([])
  useEffect(() => () => told.current.forEach(dropToast), [])
  return (text, undo) => void told.current.push(toast(text, undo))
}
