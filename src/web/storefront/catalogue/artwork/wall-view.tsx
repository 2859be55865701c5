import type { CSSProperties } from 'react'

import type { Artwork, Picture as PictureData } from '../../../../contract/catalogue/shapes.ts'
import { Picture } from '../../../components/picture.tsx'
import { useWords } from '../../../words.ts'
import { arrangeWall, type WallScene } from './wall-scene.ts'

/** The work in a room, true to scale: on the wall above a bench, or standing beside it. */
export function WallView({ artwork, picture }: { artwork: Artwork; picture: PictureData }) {
  const { artwork: words } = useWords()
  const { width, height, category } = artwork
  const ratio = picture.width / picture.height
  const scene = arrangeWall({ width, height, ratio, isStanding: category.slug === 'Sculpture' })
  const share = (scene.work.width / scene.width) * 100
  const place: CSSProperties = {
    left: `${(scene.work.x / scene.width) * 100}%`,
    top: `${(scene.work.y / scene.height) * 100}%`,
    width: `${share}%`,
  }
  return (
    <figure>
      <div className="relative overflow-hidden" style={{ aspectRatio: `${scene.width} / ${scene.height}` }}>
        <RoomDrawing scene={scene} />
        <div data-wall="work" className="absolute flex" style={place}>
          <Picture picture={picture} sizes={`(min-width: 1216px) ${Math.ceil(7.7 * share)}px, ${Math.ceil(share)}vw`} />
        </div>
      </div>
      <figcaption className="mt-3 text-label text-muted">{words.toScale}</figcaption>
    </figure>
  )
}

/** Wall, floor, daylight and bench, in centimetres. */
function RoomDrawing({ scene: { width, height, floor, work, bench, plinth } }: { scene: WallScene }) {
  const lightWidth = width * 0.3
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="daylight" x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="white" stopOpacity="0.85" />
          <stop offset="1" stopColor="white" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={floor} className="fill-line/35" />
      <path d={`M0 0H${lightWidth}L${lightWidth * 2.4} ${floor}H${lightWidth * 0.8}Z`} fill="url(#daylight)" />
      <rect y={floor} width={width} height={height - floor} className="fill-line" />
      <path d={`M0 ${floor}H${width}`} className="stroke-muted/40" strokeWidth={0.8} />
      {/* What hangs or stands before a wall leaves a trace of shade on it. */}
      {plinth ? null : <rect {...work} x={work.x + 1.5} y={work.y + 2} className="fill-ink/15" />}
      {plinth ? <rect {...plinth} className="fill-paper stroke-muted/40" strokeWidth={0.6} /> : null}
      <ellipse
        cx={bench.x + bench.width / 2}
        cy={bench.y + bench.height}
        rx={bench.width / 2 + 4}
        ry={3}
        className="fill-ink/10"
      />
      <g data-wall="bench" style={{ fill: 'color-mix(in srgb, var(--color-muted) 80%, var(--color-paper))' }}>
        <rect {...bench} height={6} />
        <rect x={bench.x + 12} y={bench.y + 6} width={5} height={bench.height - 6} />
        <rect x={bench.x + bench.width - 17} y={bench.y + 6} width={5} height={bench.height - 6} />
      </g>
    </svg>
  )
}
