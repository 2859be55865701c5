import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import type { Point } from './perspective.ts'

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const FAR = 10

/**
 * Moves something by finger, mouse or arrow keys, with Shift in larger steps. It follows from where it was taken, so
 * that a finger need not lie on what it aims at.
 */
export function useMoving(onMove: (by: Point) => void) {
  const last = useRef<Point>(undefined)
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = last.current
      if (!from) return
      last.current = { x: event.clientX, y: event.clientY }
      onMove({ x: event.clientX - from.x, y: event.clientY - from.y })
    },
    onPointerUp: () => {
      last.current = undefined
    },
    onPointerCancel: () => {
      last.current = undefined
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [x, y] = ARROWS[event.key] ?? [0, 0]
      if (!x && !y) return
      event.preventDefault()
      const step = event.shiftKey ? FAR : 1
      onMove({ x: x * step, y: y * step })
    },
  }
}

interface HandleProps {
  label: string
  hint: string
  /** Where it is, in pixels of what is seen. */
  at: Point
  onMove: (by: Point) => void
  /** Told when a finger lies on it, and when it goes; a mouse covers nothing. */
  onHold: (isHeld: boolean) => void
}

/** A point on the photograph that can be moved; what it aims at is not covered. */
export function Handle({ label, hint, at, onMove, onHold }: HandleProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={hint}
      className="absolute grid size-11 -translate-1/2 cursor-move touch-none place-items-center rounded-full focus-visible:outline-2 focus-visible:outline-accent"
      style={{ left: at.x, top: at.y }}
      {...useMoving(onMove)}
      onPointerDownCapture={({ pointerType }) => onHold(pointerType !== 'mouse')}
      onLostPointerCapture={() => onHold(false)}
    >
      <span className="size-6 rounded-full border-2 border-paper shadow-[0_0_0_1px_rgb(0_0_0/0.6),inset_0_0_0_1px_rgb(0_0_0/0.6)]" />
    </button>
  )
}
