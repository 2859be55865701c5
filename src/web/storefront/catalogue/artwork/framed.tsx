import { type ReactNode, Suspense } from 'react'

import { loadLater } from '../../../navigation/load-later.ts'
import type { Dress } from './dress.ts'
import { type FrameLayout, paddingOf } from './frame-layout.ts'

interface FramedProps {
  layout: FrameLayout
  dress: Dress
  /** The work's own picture, as wide as its place. */
  children: ReactNode
}

// Most works are looked at as they are: what draws a frame comes with the first one.
const FrameDrawing = loadLater(async () => ({ default: (await import('./frame-drawing.tsx')).FrameDrawing }))

/** A work in what was chosen for it, as wide as its place: every part is drawn to the same scale, at any size. */
export function Framed({ layout, dress, children }: FramedProps) {
  const padding = paddingOf(layout)
  return (
    <div data-framed className="relative w-full" style={{ padding: `${padding * 100}%` }}>
      {padding > 0 ? (
        <Suspense>
          <FrameDrawing layout={layout} dress={dress} />
        </Suspense>
      ) : null}
      {/* What is lightest in a print is its paper. */}
      <div className="relative isolate *:mix-blend-multiply" style={{ backgroundColor: dress.paper?.color }}>
        {children}
      </div>
    </div>
  )
}
