import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'

import { findPlace } from './find-place.ts'

interface Drag {
  from: number
  /** Before which row it would land. */
  place: number
}

/** How near to the edge of the window the page begins to scroll, and how far in a frame. */
const EDGE_PX = 110
const STEP_PX = 14

/**
 * Brings rows into another order under a mouse, a pen or a finger. The browser's own dragging is not used: on phones it
 * waits for a long press, and it would mix with files that are dropped.
 */
export function useDragOrder(layout: 'list' | 'grid', onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const pointer = useRef({ x: 0, y: 0 })
  const from = drag?.from

  // While it lasts, the rows are small: one reaches far with a short way.
  useLayoutEffect(() => {
    const row = from === undefined ? undefined : list.current?.children[from]
    if (from === undefined || !(row instanceof HTMLElement)) return
    const rowsOf = () => [...(list.current?.children ?? [])].filter((one) => one instanceof HTMLElement)
    const home = () => {
      row.style.transform = ''
      return row.getBoundingClientRect()
    }
    scrollBy(0, middleOf(home()).y - pointer.current.y)
    let frame = 0
    const follow = () => {
      const { x, y } = pointer.current
      if (y < EDGE_PX) scrollBy(0, -STEP_PX)
      else if (y > innerHeight - EDGE_PX) scrollBy(0, STEP_PX)
      const middle = middleOf(home())
      const boxes = rowsOf().map((one) => one.getBoundingClientRect())
      const place = findPlace(boxes, pointer.current, layout)
      row.style.transform = `translate(${layout === 'grid' ? x - middle.x : 0}px, ${y - middle.y}px)`
      setDrag((now) => (now && now.place !== place ? { ...now, place } : now))
      frame = requestAnimationFrame(follow)
    }
    follow()
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined)
    }
    addEventListener('keydown', cancel)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', cancel)
      row.style.transform = ''
      requestAnimationFrame(() => row.scrollIntoView({ block: 'nearest' }))
    }
  }, [from, layout])

  function end() {
    if (!drag) return
    const to = drag.place > drag.from ? drag.place - 1 : drag.place
    setDrag(undefined)
    if (to !== drag.from) onMove(drag.from, to)
  }
  const note = ({ clientX, clientY }: PointerEvent) => {
    pointer.current = { x: clientX, y: clientY }
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
        note(event)
        setDrag({ from: at, place: at })
      },
      onPointerMove: note,
      onPointerUp: end,
      onPointerCancel: () => setDrag(undefined),
    }),
  }
}

const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 })
