import { Visitor } from '../../visitor.tsx'
import { arrangeWall, type WallScene } from '../wall-scene.ts'
import { ExhibitView } from './exhibit-view.tsx'
import type { Exhibit } from './exhibit.ts'
import { hangTogether } from './hang-in-room.ts'

interface PlainSceneProps {
  exhibits: Exhibit[]
  /** The colour of the wall, if not that of the house. */
  color: string | null
}

// From floor to ceiling it is seen without scrolling.
const HEIGHT_SHARE = 76

/** Works in a drawn room that is as large as they need: on the wall above a bench, or standing beside it. */
export function PlainScene({ exhibits, color }: PlainSceneProps) {
  const { places, ...group } = hangTogether(exhibits.map(({ layout }) => layout))
  const scene = arrangeWall({
    ...group,
    ratio: group.width / group.height,
    isStanding: exhibits.some((one) => one.isStanding),
  })
  const ratio = scene.width / scene.height
  return (
    <div
      className="@container relative mx-auto overflow-hidden"
      style={{ aspectRatio: ratio, width: `min(100%, ${HEIGHT_SHARE * ratio}svh)` }}
    >
      <RoomDrawing scene={scene} color={color} />
      {exhibits.map((exhibit, at) => {
        const place = places[at]
        if (!place) return null
        const hung = { ...place, x: scene.work.x + place.x, y: scene.work.y + place.y }
        return <ExhibitView key={exhibit.id} exhibit={exhibit} place={hung} scene={scene} />
      })}
    </div>
  )
}

/** Wall, floor, daylight and bench, in centimetres. */
function RoomDrawing({
  scene: { width, height, floor, work, bench, plinth, figure },
  color,
}: {
  scene: WallScene
  color: string | null
}) {
  const lightWidth = width * 0.3
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <linearGradient id="daylight" x1="0" y1="0" x2="1" y2="0.6">
          <stop offset="0" stopColor="white" stopOpacity={color ? 0.28 : 0.85} />
          <stop offset="1" stopColor="white" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width={width} height={floor} className={color ? undefined : 'fill-line/35'} fill={color ?? undefined} />
      <path d={`M0 0H${lightWidth}L${lightWidth * 2.4} ${floor}H${lightWidth * 0.8}Z`} fill="url(#daylight)" />
      <rect y={floor} width={width} height={height - floor} className="fill-line" />
      <path d={`M0 ${floor}H${width}`} className="stroke-muted/40" strokeWidth={0.8} />
      {plinth ? (
        <>
          <Shade middle={plinth.x + plinth.width / 2} y={plinth.y + plinth.height} across={plinth.width * 1.15} />
          <rect {...plinth} className="fill-paper stroke-muted/40" strokeWidth={0.6} />
        </>
      ) : null}
      {figure ? (
        <>
          <Shade middle={work.x + work.width / 2} y={work.y + work.height} across={work.width * 0.95} />
          <Visitor x={figure.x + figure.width / 2} stand={figure.y + figure.height} centimetre={1} />
        </>
      ) : null}
      <Shade middle={bench.x + bench.width / 2} y={bench.y + bench.height} across={bench.width + 8} />
      <g data-wall="bench" style={{ fill: 'color-mix(in srgb, var(--color-muted) 80%, var(--color-paper))' }}>
        <rect {...bench} height={6} />
        <rect x={bench.x + 12} y={bench.y + 6} width={5} height={bench.height - 6} />
        <rect x={bench.x + bench.width - 17} y={bench.y + 6} width={5} height={bench.height - 6} />
      </g>
    </svg>
  )
}

/** The soft shadow under what stands. */
function Shade({ middle, y, across }: { middle: number; y: number; across: number }) {
  return (
    <>
      <ellipse cx={middle} cy={y} rx={across / 2} ry={3} className="fill-ink/10" />
      <ellipse cx={middle} cy={y} rx={across * 0.4} ry={2} className="fill-ink/15" />
    </>
  )
}
