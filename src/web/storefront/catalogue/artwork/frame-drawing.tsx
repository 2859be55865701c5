import type { Dress } from './dress.ts'
import type { FrameLayout } from './frame-layout.ts'
import { drawFrame } from './frame-shapes.ts'

/** What lies around a work, as large as its place. */
export function FrameDrawing({ layout, dress }: { layout: FrameLayout; dress: Dress }) {
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 size-full"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      preserveAspectRatio="none"
    >
      {drawFrame(layout, dress).map(({ points, fill, opacity }, at) => (
        <polygon key={at} points={points.map(round).join(' ')} fill={fill} fillOpacity={opacity} />
      ))}
    </svg>
  )
}

const round = (point: [number, number]) => point.map((one) => Math.round(one * 1000) / 1000).join()
