import type { Lots } from '../../painting/lots.ts'

/** Wood that stands in the water, as drawings in units × 1000: all of it, its lit faces, its mirror image. */
export interface Timber {
  standing: string
  lit: string
  mirrored: string
}

interface Camera {
  eye: number
  focal: number
  horizon: number
  /** The picture's width in units. */
  wide: number
}

type Place = readonly [x: number, z: number]

const project = ({ eye, focal, horizon, wide }: Camera, [x, z]: Place, height: number) =>
  [(wide / 2 + (focal * x) / z) * 1000, (horizon - (focal * (height - eye)) / z) * 1000] as const

const polygon = (points: (readonly number[])[], opacity = 1, fill = '#fff') =>
  `<polygon points="${points.map(([x, y]) => `${x!.toFixed(1)},${y!.toFixed(1)}`).join(' ')}" fill="${fill}" fill-opacity="${opacity}"/>`

/** Hides the light of what stands behind it. */
const shade = (points: (readonly number[])[]) => polygon(points, 1, '#000')

interface Post {
  at: Place
  height: number
  thick: number
  /** How far its top leans, in its own thickness. */
  lean: number
}

/** One post: a slightly tapered stake with a worn head; the side towards the light is paler. */
function drawPost(camera: Camera, { at, height, thick, lean }: Post, lots: Lots): Timber {
  const [footX, footY] = project(camera, at, 0)
  const [headX, headY] = project(camera, at, height)
  const half = ((camera.focal * thick) / at[1]) * 500
  const shift = lean * half * 2
  const worn = lots.between(0.1, 0.5) * half
  const outline = [
    [footX - half * 1.06, footY],
    [headX - half * 0.95 + shift, headY + worn],
    [headX - half * 0.3 + shift, headY],
    [headX + half * 0.9 + shift, headY + worn * lots.between(0.2, 1.4)],
    [footX + half, footY],
  ]
  const side = [
    [footX - half * 1.06, footY],
    [headX - half * 0.95 + shift, headY + worn],
    [headX - half * 0.5 + shift, headY + worn * 0.4],
    [footX - half * 0.5, footY],
  ]
  const mirror = outline.map(([x, y]) => [x! + (x! - footX) * 0.1, footY + (footY - y!) * 0.9])
  return { standing: polygon(outline), lit: shade(outline) + polygon(side), mirrored: polygon(mirror, 0.8) }
}

const join = (parts: Timber[]): Timber => ({
  standing: parts.map(({ standing }) => standing).join(''),
  lit: parts.map(({ lit }) => lit).join(''),
  mirrored: parts.map(({ mirrored }) => mirrored).join(''),
})

/** What is left of a pier: stakes along a line that `path` draws over the water, from 0 to 1. */
export function drawStakes(
  camera: Camera,
  lots: Lots,
  {
    count,
    path,
    height,
    thick,
    pairs = 0,
  }: { count: number; path: (share: number) => Place; height: number; thick: number; pairs?: number },
): Timber {
  const parts: Timber[] = []
  for (let at = count - 1; at >= 0; at--) {
    const [x, z] = path(at / (count - 1))
    for (const side of pairs > 0 ? [-pairs / 2, pairs / 2] : [0]) {
      if (lots.chance(0.1)) continue
      const post: Post = {
        at: [x + side + lots.bell() * thick * 0.5, z + lots.bell() * 0.05],
        height: height * (lots.chance(0.16) ? lots.between(0.3, 0.6) : lots.between(0.88, 1.1)),
        thick: thick * lots.between(0.8, 1.2),
        lean: lots.bell() * 0.35,
      }
      parts.push(drawPost(camera, post, lots))
    }
  }
  return join(parts)
}

/** A jetty running out from the camera: planks on crossbeams on posts. */
export function drawJetty(
  camera: Camera,
  lots: Lots,
  { from, to, width, deck, drift }: { from: Place; to: Place; width: number; deck: number; drift: number },
): Timber {
  const parts: Timber[] = []
  const place = (share: number, side: number): Place => {
    const x = from[0] + (to[0] - from[0]) * share + Math.sin(share * Math.PI) * drift
    return [x + side * width, from[1] + (to[1] - from[1]) * share]
  }
  const bays = Math.round((to[1] - from[1]) / 0.9)
  for (let bay = bays; bay >= 0; bay--) {
    if (bay < bays) parts.push(drawBay(camera, lots, (share, side) => place((bay + share) / bays, side), deck))
    for (const side of [-0.46, 0.46]) {
      const [x, z] = place(bay / bays, side)
      const tall = side < 0 && bay % 3 === 1 ? deck + 0.38 : deck
      parts.push(drawPost(camera, { at: [x, z], height: tall, thick: 0.1, lean: lots.bell() * 0.1 }, lots))
    }
  }
  return join(parts)
}

/** The planks and beams between two pairs of posts. */
function drawBay(camera: Camera, lots: Lots, place: (share: number, side: number) => Place, deck: number): Timber {
  const [left, right, farLeft, farRight] = [place(0, -0.5), place(0, 0.5), place(1, -0.5), place(1, 0.5)]
  const see = (places: Place[], height: number) => places.map((one) => project(camera, one, height))
  const beam = [...see([left, farLeft], deck), ...see([farLeft, left], deck - 0.09)]
  const end = [...see([right, farRight], deck), ...see([farRight, right], deck - 0.09)]
  const top = see([left, right, farRight, farLeft], deck)
  let planks = shade(beam) + shade(end) + shade(top)
  for (let board = 0; board < 8; board++) {
    if (lots.chance(0.04)) continue
    const [near, far] = [(board + 0.06) / 8, (board + 0.94) / 8]
    const overhang = 0.5 + lots.between(0, 0.03)
    const corners = [place(near, -overhang), place(near, overhang), place(far, overhang), place(far, -overhang)]
    planks += polygon(see(corners, deck), lots.between(0.45, 1))
  }
  const mirror = see([left, right, farRight, farLeft], -deck)
  return { standing: polygon(beam) + polygon(end) + polygon(top), lit: planks, mirrored: polygon(mirror, 0.7) }
}
