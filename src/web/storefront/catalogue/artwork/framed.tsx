import type { ReactNode } from 'react'

import type { Dress } from './dress.ts'
import { type FrameLayout, paddingOf } from './frame-layout.ts'
import { drawFrame } from './frame-shapes.ts'

interface FramedProps {
  layout: FrameLayout
  dress: Dress
  /** The work's own picture, as wide as its place. */
  children: ReactNode
}

/** A work in what was chosen for it, as wide as its place: every part is drawn to the same scale, at any size. */
export function Framed({ layout, dress, children }: FramedProps) {
  const { width, height } = layout
  return (
    <div data-framed className="relative w-full" style={{ padding: `${paddingOf(layout) * 100}%` }}>
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        {drawFrame(layout, dress).map(({ points, fill, opacity }, at) => (
          <polygon key={at} points={points.map(round).join(' ')} fill={fill} fillOpacity={opacity} />
        ))}
      </svg>
      {/* What is lightest in a print is its paper. */}
      <div className="relative isolate *:mix-blend-multiply" style={{ backgroundColor: dress.paper?.color }}>
        {children}
      </div>
    </div>
  )
}

const round = (point: [number, number]) => point.map((one) => Math.round(one * 1000) / 1000).join()
