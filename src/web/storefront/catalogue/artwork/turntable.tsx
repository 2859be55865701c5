import { type PointerEvent, useEffect, useRef, useState } from 'react'

import type { Picture } from '../../../../contract/catalogue/shapes.ts'
import { fill } from '../../../../messages/fill.ts'
import { placeholderOf } from '../../../components/placeholder.ts'
import { useWords } from '../../../words.ts'
import { useStepping } from '../use-stepping.ts'
import { stepFrame } from './frame-order.ts'
import { useFrames } from './use-frames.ts'

const SLOWLY_MS = 110
/** No window shows it wider, in pixels of the page. */
const WIDEST = 800

/** A work that is turned by hand: by drag and finger, by arrow key, and by a slider. It turns once by itself to show that it can. */
export function Turntable({ frames }: { frames: Picture[] }) {
  const { artwork: words } = useWords()
  const dragged = useRef<{ x: number; at: number } | null>(null)
  const [at, setAt] = useState(0)
  const [isTouched, setTouched] = useState(false)
  const [first] = frames
  const count = frames.length
  const heightShare = first ? (66 * first.width) / first.height : 66
  const [pixels] = useState(() => Math.min(innerWidth, WIDEST) * Math.min(devicePixelRatio, 2))
  const { isWhole, seenAt } = useFrames(frames, pixels)

  function turnTo(frame: number) {
    setTouched(true)
    setAt(stepFrame(frame, 0, count))
  }
  useStepping((by) => turnTo(at + by))

  useEffect(() => {
    if (!isWhole || isTouched || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let steps = 0
    const clock = window.setInterval(() => {
      if (steps >= count) return window.clearInterval(clock)
      steps += 1
      setAt(steps % count)
    }, SLOWLY_MS)
    return () => window.clearInterval(clock)
  }, [isWhole, isTouched, count])

  function drag({ clientX, currentTarget }: PointerEvent) {
    if (!dragged.current) return
    const share = (clientX - dragged.current.x) / currentTarget.clientWidth
    turnTo(dragged.current.at + Math.round(share * count))
  }
  const release = () => {
    dragged.current = null
  }

  if (!first) return null
  const src = seenAt(at)
  const degrees = Math.round((at / count) * 360)
  return (
    <div className="mx-auto" style={{ width: `min(100%, ${heightShare}svh)` }}>
      <div
        data-frame={at}
        className="cursor-grab touch-pan-y touch-pinch-zoom select-none active:cursor-grabbing"
        style={{ aspectRatio: `${first.width} / ${first.height}`, backgroundImage: placeholderOf(first.thumbhash) }}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, at }
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        {src ? <img src={src} alt={first.alt} draggable={false} className="h-auto w-full" /> : null}
      </div>
      <label className="mt-4 block text-label text-muted">
        {words.turnHint}
        <input
          type="range"
          min={0}
          max={count - 1}
          value={at}
          aria-label={words.turnSlider}
          aria-valuetext={fill(words.turnedBy, { degrees })}
          className="mt-2 block h-11 w-full cursor-pointer accent-ink"
          onChange={({ target }) => turnTo(Number(target.value))}
        />
      </label>
    </div>
  )
}
