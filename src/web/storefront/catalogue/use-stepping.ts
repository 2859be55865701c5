import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

const SHORTEST_SWIPE_PX = 48

/** Steps to what comes before or after by arrow key or by swipe; returns what listens for the swipe. */
export function useStepping(step: (by: -1 | 1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)

  // What listens anew only after the page was painted hears a quick press with the place of the page before.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    // Arrows belong to whatever is being written in or lies over the page.
    const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, video')
    if (isTaken || document.querySelector('dialog[open]')) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })

  useEffect(() => {
    const hear = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [])

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
      // A second finger makes it a pinch; a mouse has the links; at the foot of a film its time is drawn along.
      const isSwiping = pointerType !== 'mouse' && isPrimary && !isOnControls(target, y)
      from.current = isSwiping ? { x, y } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (isSwipe(x, y)) step(x > 0 ? -1 : 1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

function isOnControls(target: EventTarget, y: number): boolean {
  if (!(target instanceof HTMLVideoElement)) return false
  const { bottom, height } = target.getBoundingClientRect()
  return y > bottom - height / 3
}

/** Whether a finger that went so far was meant to go on to the next thing. */
export const isSwipe = (x: number, y: number) => Math.abs(x) >= SHORTEST_SWIPE_PX && Math.abs(x) >= 2 * Math.abs(y)
