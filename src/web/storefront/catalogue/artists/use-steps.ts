import { type PointerEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'

import { localizePath, useLocale } from '../../../navigation/locale-path.ts'

const SHORTEST_SWIPE_PX = 48

/** Steps to the previous or next place by arrow key or by swipe; returns what listens for the swipe. */
export function useSteps(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate()
  const locale = useLocale()
  const from = useRef<{ x: number; y: number } | null>(null)

  function go(to: string | undefined) {
    if (to !== undefined) void navigate(localizePath(to, locale))
  }

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      // Arrows belong to whatever is being written in or lies over the page.
      const isTaken = event.target instanceof Element && event.target.closest('input, textarea, select, dialog, video')
      if (isTaken || document.querySelector('dialog[open]')) return
      if (event.key === 'ArrowLeft') go(previous)
      if (event.key === 'ArrowRight') go(next)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  })

  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // A second finger makes it a pinch; a mouse has the links.
      from.current = pointerType !== 'mouse' && isPrimary ? { x, y } : null
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return
      const [x, y] = [clientX - from.current.x, clientY - from.current.y]
      from.current = null
      if (Math.abs(x) < SHORTEST_SWIPE_PX || Math.abs(x) < 2 * Math.abs(y)) return
      go(x > 0 ? previous : next)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
