import { useId } from 'react'

import { Visitor } from '../visitor.tsx'
import { BENCH } from './arrange-floor.ts'
import { DOOR, EYE_LEVEL } from './hanging-rule.ts'
import type { Hangable } from './room.ts'
import type { Wall } from './walls-of.ts'

/** How much of the floor is seen before a wall, and how far before it stands what stands in the room; metres. */
export const FLOOR_SEEN = 0.7
export const BEFORE_WALL = 0.36

const BENCH_HEIGHT = 0.45

/** A wall without its works: daylight, eye level, the door, the bench, the plinths and a visitor. */
export function WallDrawing({ wall, hasFigure }: { wall: Omit<Wall<Hangable>, 'narrow'>; hasFigure: boolean }) {
  const id = useId()
  const { length, height: floor, side, items } = wall
  const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const
  return (
    <svg aria-hidden="true" className="absolute inset-x-0 top-0 w-full" viewBox={`0 0 ${length} ${floor + FLOOR_SEEN}`}>
      <defs>
        <linearGradient id={`${id}-light`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="white" stopOpacity="0.9" />
          <stop offset="1" stopColor="white" stopOpacity="0" />
        </linearGradient>
        <linearGradient id={`${id}-floor`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#cfc3b2" />
          <stop offset="1" stopColor="#e2d9cb" />
        </linearGradient>
      </defs>
      <rect width={length} height={floor} className="fill-line/40" />
      <rect width={length} height={floor * 0.9} fill={`url(#${id}-light)`} />
      <rect y={floor} width={length} height={FLOOR_SEEN} fill={`url(#${id}-floor)`} />
      <rect y={floor - 0.08} width={length} height={0.08} className="fill-paper" />
      <path d={`M0 ${floor - 0.08}H${length}M0 ${floor}H${length}`} className="stroke-muted/25" {...line} />
      <path
        d={`M0 ${floor - EYE_LEVEL}H${length}`}
        className="stroke-muted/45"
        strokeDasharray="1 7"
        strokeLinecap="round"
        {...line}
      />
      {wall.hasDoor ? <Doorway middle={length / 2} floor={floor} /> : null}
      <Bench
        middle={wall.bench}
        width={side === 'north' ? BENCH.width : BENCH.length}
        stand={floor + (side === 'floor' ? BEFORE_WALL : FLOOR_SEEN - 0.12)}
      />
      {items.map(({ left, plinth, work }) =>
        plinth ? (
          <g key={left}>
            <ellipse
              cx={left + plinth.side / 2}
              cy={floor + BEFORE_WALL}
              rx={plinth.side * 0.62}
              ry={0.05}
              className="fill-ink/15"
            />
            <rect
              x={left}
              y={floor + BEFORE_WALL - plinth.height}
              width={plinth.side}
              height={plinth.height}
              className="fill-paper stroke-muted/30"
              {...line}
            />
            <ellipse
              cx={left + plinth.side / 2}
              cy={floor + BEFORE_WALL - plinth.height}
              rx={work.width * 0.46}
              ry={0.025}
              className="fill-ink/30"
            />
          </g>
        ) : null,
      )}
      {hasFigure ? <Visitor x={wall.figure} stand={floor + 0.03} centimetre={0.01} /> : null}
      <path d={`M0 0V${floor}M${length} 0V${floor}`} className="stroke-muted/30" {...line} />
    </svg>
  )
}

function Doorway({ middle, floor }: { middle: number; floor: number }) {
  const left = middle - DOOR.width / 2
  return (
    <>
      <rect x={left} y={floor - DOOR.height} width={DOOR.width} height={DOOR.height} className="fill-muted/15" />
      <path
        d={`M${left} ${floor}V${floor - DOOR.height}h${DOOR.width}V${floor}`}
        className="fill-none stroke-muted/40"
        vectorEffect="non-scaling-stroke"
      />
    </>
  )
}

function Bench({ middle, width, stand }: { middle: number; width: number; stand: number }) {
  const left = middle - width / 2
  return (
    <>
      <ellipse cx={middle} cy={stand} rx={width / 2 + 0.06} ry={0.035} className="fill-ink/15" />
      <g style={{ fill: 'color-mix(in srgb, var(--color-muted) 75%, var(--color-paper))' }}>
        <rect x={left} y={stand - BENCH_HEIGHT} width={width} height={0.07} />
        <rect x={left + 0.06} y={stand - BENCH_HEIGHT} width={0.05} height={BENCH_HEIGHT} />
        <rect x={left + width - 0.11} y={stand - BENCH_HEIGHT} width={0.05} height={BENCH_HEIGHT} />
      </g>
    </>
  )
}
