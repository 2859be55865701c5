import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

import { findPlace } from './find-place.ts'

interface Drag {
  from: number
  /** Before which row it would land. */
  place: number
}

/** From how far on a press is a drag. */
const BEGIN_PX = 4
/** How near to the edge of the window the page begins to scroll, and how far in a frame at most. */
const EDGE_PX = 110
const STEP_PX = 7

/**
 * Brings rows into another order under a mouse, a pen or a finger. The browser's own dragging is not used: on phones it
 * waits for a long press, and it would mix with files that are dropped.
 */
export function useDragOrder(layout: 'list' | 'grid', onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const pointer = useRef({ x: 0, y: 0 })
  const pressed = useRef<{ at: number; y: number; x: number }>(undefined)
  const height = useRef(0)
  const from = drag?.from

  // While it lasts, the rows are small: one reaches far with a short way. They draw together around the hand.
  useLayoutEffect(() => {
    const all = list.current
    const row = from === undefined ? undefined : all?.children[from]
    if (!all || !(row instanceof HTMLElement)) return
    const rowsOf = () => [...all.children].filter((one) => one instanceof HTMLElement)
    const home = () => {
      row.style.transform = ''
      return row.getBoundingClientRect()
    }
    all.style.minHeight = `${height.current}px`
    const gap = pointer.current.y - middleOf(home()).y
    all.style.paddingTop = `${Math.max(0, gap)}px`
    let frame = 0
    const follow = () => {
      const { x, y } = pointer.current
      const [first, last] = [all.firstElementChild, all.lastElementChild].map((one) => one?.getBoundingClientRect())
      scrollBy(0, stepFor(y, first?.top ?? 0, last?.bottom ?? 0))
      const middle = middleOf(home())
      const boxes = rowsOf().map((one) => one.getBoundingClientRect())
      const place = findPlace(boxes, pointer.current, layout)
      row.style.transform = `translate(${layout === 'grid' ? x - middle.x : 0}px, ${y - middle.y}px)`
      setDrag((now) => (now && now.place !== place ? { ...now, place } : now))
      frame = requestAnimationFrame(follow)
    }
    follow()
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      pressed.current = undefined
      setDrag(undefined)
    }
    addEventListener('keydown', cancel)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', cancel)
      row.style.transform = ''
      all.style.minHeight = ''
      all.style.paddingTop = ''
      // The rows are large again: the one that was let go stays where the hand is.
      const { y } = pointer.current
      requestAnimationFrame(() => scrollBy(0, row.getBoundingClientRect().top + GRIP_PX - y))
    }
  }, [from, layout])

  function end() {
    pressed.current = undefined
    if (!drag) return
    const to = drag.place > drag.from ? drag.place - 1 : drag.place
    setDrag(undefined)
    if (to !== drag.from) onMove(drag.from, to)
  }
  const note = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { x: clientX, y: clientY }
    const start = pressed.current
    if (!start || drag || Math.hypot(clientX - start.x, clientY - start.y) < BEGIN_PX) return
    height.current = list.current?.offsetHeight ?? 0
    setDrag({ from: start.at, place: start.at })
  }
  return {
    list,
    drag,
    /** What makes an element the handle of a row. */
    handle: (at: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        pressed.current = { at, x: event.clientX, y: event.clientY }
      },
      onPointerMove: note,
      onPointerUp: end,
      onPointerCancel: () => {
        pressed.current = undefined
        setDrag(undefined)
      },
    }),
  }
}

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })

/** How far below its upper edge a row is held. */
const GRIP_PX = 24

/** How far the page scrolls in a frame: never past the rows, and faster the nearer the hand is to the edge. */
function stepFor(y: number, top: number, bottom: number): number {
  const above = EDGE_PX - y
  const below = y - (innerHeight - EDGE_PX)
  const step = (depth: number) => Math.ceil(STEP_PX * Math.min(1, depth / EDGE_PX))
  if (above > 0 && top < EDGE_PX) return -step(above)
  return below > 0 && bottom > innerHeight - EDGE_PX ? step(below) : 0
}
