import { useState } from 'react'

import { Handle } from './handle.tsx'
import { Loupe } from './loupe.tsx'
import type { Point } from './perspective.ts'

interface MarksProps<Points extends readonly Point[]> {
  points: Points
  labels: readonly string[]
  hint: string
  photo: HTMLCanvasElement
  shown: number
  /** Several moves may come before anything is drawn anew, so each begins with what the last one left. */
  onChange: (change: (points: Points) => Points) => void
}

/** Points on the photograph, joined by lines; each can be moved as far as the photograph goes. */
export function Marks<Points extends readonly Point[]>({
  points,
  labels,
  hint,
  photo,
  shown,
  onChange,
}: MarksProps<Points>) {
  const [held, setHeld] = useState<number | null>(null)
  const covered = held === null ? undefined : points[held]
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const move = (at: number, by: Point) =>
    onChange(
      (now) =>
        now.map((point, each) =>
          each === at
            ? { x: clamp(point.x + by.x / shown, photo.width), y: clamp(point.y + by.y / shown, photo.height) }
            : point,
        ) as unknown as Points,
    )
  return (
    <>
      <svg
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full"
        viewBox={`0 0 ${photo.width} ${photo.height}`}
      >
        {(['black', 'white'] as const).map((color) => (
          <polygon
            key={color}
            points={line}
            fill="none"
            stroke={color}
            strokeOpacity={color === 'black' ? 0.6 : 1}
            strokeWidth={color === 'black' ? 3 : 1.5}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {points.map(({ x, y }, at) => (
        <Handle
          key={labels[at]}
          label={labels[at] ?? ''}
          hint={hint}
          at={{ x: x * shown, y: y * shown }}
          onMove={(by) => move(at, by)}
          onHold={(isHeld) => setHeld(isHeld ? at : null)}
        />
      ))}
      {covered ? <Loupe photo={photo} at={covered} shown={shown} /> : null}
    </>
  )
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value))
