import { useLayoutEffect, useRef } from 'react'

import type { Point } from './perspective.ts'

interface LoupeProps {
  photo: HTMLCanvasElement
  /** What lies under the finger, in pixels of the photograph. */
  at: Point
  shown: number
}

const SIZE = 112
/** How much larger than on the stage the photograph is seen. */
const CLOSER = 2.5

/** What a finger covers, enlarged in the corner where the finger is not, with a cross at the very point. */
export function Loupe({ photo, at, shown }: LoupeProps) {
  const lens = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const pen = lens.current?.getContext('2d')
    if (!pen) return
    const span = SIZE / (shown * CLOSER)
    pen.fillStyle = 'black'
    pen.fillRect(0, 0, SIZE * 2, SIZE * 2)
    pen.drawImage(photo, at.x - span / 2, at.y - span / 2, span, span, 0, 0, SIZE * 2, SIZE * 2)
  }, [photo, at, shown])
  return (
    <span
      data-loupe
      aria-hidden="true"
      className={`pointer-events-none absolute top-2 overflow-hidden rounded-full border-2 border-paper shadow-[0_0_0_1px_rgb(0_0_0/0.6)] ${at.x > photo.width / 2 ? 'left-2' : 'right-2'}`}
      style={{ width: SIZE, height: SIZE }}
    >
      <canvas ref={lens} width={SIZE * 2} height={SIZE * 2} className="block size-full" />
      <span className="absolute inset-x-0 top-1/2 h-px bg-paper mix-blend-difference" />
      <span className="absolute inset-y-0 left-1/2 w-px bg-paper mix-blend-difference" />
    </span>
  )
}
