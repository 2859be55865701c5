import type { Dress } from './dress.ts'
import type { FrameLayout } from './frame-layout.ts'

/** A flat piece of a drawing in centimetres; shades are black or white that lets what lies below shine through. */
export interface Shape {
  points: [x: number, y: number][]
  fill: string
  opacity: number
}

/** The light comes from above and a little from the left: so much lighter or darker is each side, in turn from the top. */
const LIGHT = [0.08, -0.06, -0.1, 0.03]

type Band = [from: number, to: number, light: number]
/** The face of each profile from its outer edge to the inner one, in shares of its width. */
const PROFILES: Record<NonNullable<Dress['frame']>['profile'], Band[]> = {
  flat: [
    [0, 0.06, 0.08],
    [0.92, 1, -0.25],
  ],
  rounded: [
    [0, 0.18, -0.16],
    [0.18, 0.38, 0.06],
    [0.38, 0.62, 0.14],
    [0.82, 1, -0.22],
  ],
  sloped: [
    [0, 0.14, 0.14],
    [0.5, 0.8, -0.06],
    [0.8, 0.94, -0.12],
    [0.94, 1, -0.3],
  ],
}

const BEVEL = 0.15
const SHADOW = 0.5

/** What is drawn around a work, from the back to the front; none of it reaches into the work. */
export function drawFrame(layout: FrameLayout, { frame, mat, paper }: Dress): Shape[] {
  const { frame: face, margin } = layout
  const inner = face + margin
  const ground = mat?.color ?? paper?.color
  return [
    ...(ground && margin > 0 ? rails(face, inner, layout, ground) : []),
    // The frame stands out before what it holds, and shades it from above.
    ...(frame && margin > 0 ? shade(face, face + Math.min(SHADOW, margin), layout, [-0.14, -0.02, 0, -0.08]) : []),
    ...(mat ? shade(inner - Math.min(BEVEL, margin), inner, layout, [-0.22, 0.5, 0.6, -0.12]) : []),
    ...(frame ? rails(0, face, layout, frame.color) : []),
    ...(frame ? shade(0, face, layout, LIGHT) : []),
    ...(frame
      ? PROFILES[frame.profile].flatMap(([from, to, light]) =>
          shade(from * face, to * face, layout, [light, light, light, light]),
        )
      : []),
  ]
}

/** Four strips between two distances from the edge; they overlap in the corners, so that nothing shines through. */
function rails(from: number, to: number, { width, height }: FrameLayout, fill: string): Shape[] {
  const strip = (left: number, top: number, right: number, bottom: number): Shape => ({
    points: [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    fill,
    opacity: 1,
  })
  return [
    strip(from, from, width - from, to),
    strip(width - to, from, width - from, height - from),
    strip(from, height - to, width - from, height - from),
    strip(from, from, to, height - from),
  ]
}

/** The same four strips, cut at the corners as frames are, each lighter or darker than what lies below. */
function shade(from: number, to: number, { width, height }: FrameLayout, lights: readonly number[]): Shape[] {
  const corners = (inset: number): Shape['points'] => [
    [inset, inset],
    [width - inset, inset],
    [width - inset, height - inset],
    [inset, height - inset],
  ]
  const [outer, inner] = [corners(from), corners(to)]
  return lights.flatMap((light, at) => {
    const points = [outer[at], outer[(at + 1) % 4], inner[(at + 1) % 4], inner[at]]
    if (light === 0) return []
    return [{ points: points as Shape['points'], fill: light > 0 ? '#fff' : '#000', opacity: Math.abs(light) }]
  })
}
