import { type PointerEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { isSwipe } from '../use-stepping.ts'
import { fitFrame, type Frame, moveBy, type Room, type View, WHOLE, zoomTo } from './zoom-view.ts'

interface Point {
  x: number
  y: number
}

interface ZoomedPicture {
  /** Another picture is seen whole at first. */
  path: string
  /** How many pixels it has for whoever looks closely. */
  pixels: { width: number; height: number }
  /** Goes on to another picture, which arrows and swipes do while the whole one is seen. */
  onStep: (by: -1 | 1) => void
}

const STEP = 1.5
const CLOSE_LOOK = 2.5
const ARROW_PX = 80
const DOUBLE_TAP_MS = 350
const DOUBLE_TAP_PX = 30
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Moves and enlarges a picture by wheel, drag, pinch, double tap and keys; the frame is null until it is measured. */
export function useZoomGestures({ path, pixels, onStep }: ZoomedPicture) {
  const frameRef = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Room | null>(null)
  const [view, setView] = useState<View>(WHOLE)
  const [isDragging, setDragging] = useState(false)
  const pointers = useRef(new Map<number, Point>())
  const pressedAt = useRef<Point>({ x: 0, y: 0 })
  const lastTap = useRef({ time: 0, x: 0, y: 0 })
  const frame = room && fitFrame(room, pixels)

  const change = (next: (view: View, frame: Frame) => View) => {
    if (frame) setView((current) => next(current, frame))
  }
  const zoomBy = (steps: number) => change((current, within) => zoomTo(current, current.scale * STEP ** steps, within))

  useLayoutEffect(() => {
    const element = frameRef.current
    if (!element) return
    const measure = () => {
      setRoom({ width: element.clientWidth, height: element.clientHeight, density: window.devicePixelRatio })
      setView(WHOLE)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [path])

  // Each press counts from what the last one has led to, however soon it comes.
  const onWheel = useEffectEvent((event: WheelEvent) => {
    const element = frameRef.current
    if (!element || !frame) return
    event.preventDefault()
    const point = fromMiddle(event, element)
    setView((current) => zoomTo(current, current.scale * Math.exp(-event.deltaY * 0.002), frame, point))
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!frame || event.ctrlKey || event.metaKey || event.altKey) return
    const [x, y] = ARROWS[event.key] ?? [0, 0]
    if (event.key === '+' || event.key === '=') setView((current) => zoomTo(current, current.scale * STEP, frame))
    else if (event.key === '-') setView((current) => zoomTo(current, current.scale / STEP, frame))
    else if (event.key === '0') setView(WHOLE)
    else if (event.key === '1') setView((current) => zoomTo(current, frame.most, frame))
    else if (x && view.scale === 1) onStep(x > 0 ? -1 : 1)
    else if (x || y) setView((current) => moveBy(current, x * ARROW_PX, y * ARROW_PX, frame))
    else return
    event.preventDefault()
  })

  useEffect(() => {
    const element = frameRef.current
    const hearWheel = (event: WheelEvent) => onWheel(event)
    const hearKey = (event: KeyboardEvent) => onKey(event)
    // React listens to wheels without the right to keep the page still.
    element?.addEventListener('wheel', hearWheel, { passive: false })
    document.addEventListener('keydown', hearKey)
    return () => {
      element?.removeEventListener('wheel', hearWheel)
      document.removeEventListener('keydown', hearKey)
    }
  }, [path])

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = fromMiddle(event, event.currentTarget)
    pointers.current.set(event.pointerId, point)
    pressedAt.current = point
    setDragging(true)
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = fromMiddle(event, event.currentTarget)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    change((current, within) => {
      if (!other) return moveBy(current, now.x - before.x, now.y - before.y, within)
      const growth = distance(now, other) / Math.max(1, distance(before, other))
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      const closer = zoomTo(current, current.scale * growth, within, middle)
      return moveBy(closer, (now.x - before.x) / 2, (now.y - before.y) / 2, within)
    })
  }

  function onPointerUp(event: PointerEvent<HTMLDivElement>) {
    const wasAlone = pointers.current.size === 1
    pointers.current.delete(event.pointerId)
    setDragging(pointers.current.size > 0)
    if (!wasAlone || event.type !== 'pointerup') return
    const point = fromMiddle(event, event.currentTarget)
    const [x, y] = [point.x - pressedAt.current.x, point.y - pressedAt.current.y]
    if (view.scale === 1 && event.pointerType !== 'mouse' && isSwipe(x, y)) return onStep(x > 0 ? -1 : 1)
    const isSecond =
      event.timeStamp - lastTap.current.time < DOUBLE_TAP_MS && distance(point, lastTap.current) < DOUBLE_TAP_PX
    lastTap.current = { ...point, time: isSecond ? 0 : event.timeStamp }
    if (isSecond) change((current, within) => zoomTo(current, current.scale > 1 ? 1 : CLOSE_LOOK, within, point))
  }

  return {
    frame,
    view,
    isDragging,
    frameRef,
    zoomBy,
    showWhole: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  }
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }, element: HTMLElement): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}
