import {
  block,
  carve,
  curve,
  type Distance,
  ellipsoid,
  move,
  overlap,
  smoothMax,
  turn,
  unite,
} from '../../painting/sdf.ts'
import { arc, type Outline } from './outlines.ts'

const onFloor: Distance = (_x, y) => -y

/** A line drawn into the front of a stone with a thin blade, so deep. */
function incise(stone: Distance, lineAt: Outline, width: number, depth: number): Distance {
  return (x, y, z) => {
    const body = stone(x, y, z)
    if (z < 0 || body < -depth - 0.05 || body > 0.3) return body
    const cut = Math.max(lineAt(x, y) - width, -(body + depth))
    return smoothMax(body, -cut, 0.016)
  }
}

/** A round stone with one closed lid. */
export const lid = (): Distance => {
  const stone = overlap(
    0.02,
    unite(
      0.3,
      move(turn(ellipsoid(0.55, 0.46, 0.46), 'z', 8), 0, 0.44, 0),
      move(ellipsoid(0.34, 0.3, 0.36), 0.36, 0.28, -0.04),
    ),
    onFloor,
  )
  return incise(stone, arc(0.62, 1.02, 0.86, 190, 236), 0.01, 0.06)
}

/** The larger of two stones that share one sleep. */
export const largerOfTwo = (): Distance =>
  overlap(
    0.01,
    unite(
      0.24,
      move(turn(ellipsoid(0.5, 0.36, 0.38), 'z', 10), 0.2, 0.38, -0.06),
      move(ellipsoid(0.26, 0.24, 0.3), 0.6, 0.24, 0.02),
    ),
    onFloor,
  )

/** The smaller, which leans on it. */
export const smallerOfTwo = (): Distance => {
  const stone = move(turn(ellipsoid(0.3, 0.38, 0.31), 'z', -32), -0.42, 0.34, 0.12)
  const larger = largerOfTwo()
  // It has given way a little where they touch.
  return overlap(0.012, stone, (x, y, z) => 0.004 - larger(x, y, z), onFloor)
}

/** A long ridge: a hip, a waist and a shoulder, or a mountain in the evening. */
export const lyingRidge = (): Distance => {
  const height = curve([-0.95, 0.07], [-0.66, 0.22], [-0.5, 0.25], [-0.16, 0.17], [0.3, 0.47], [0.62, 0.34], [1, 0.1])
  const near = curve([-0.95, 0.1], [-0.55, 0.22], [-0.12, 0.17], [0.32, 0.36], [1, 0.12])
  const crest = curve([-0.95, 0.02], [-0.5, -0.06], [-0.1, 0.01], [0.35, -0.14], [1, -0.02])
  const body: Distance = (x, y, z) => {
    const h = height(x)
    const w = near(x)
    const c = crest(x)
    const front = ((z - w) * h + y * (w - c)) / Math.sqrt(h * h + (w - c) * (w - c))
    const back = ((-z - w) * h + y * (w + c)) / Math.sqrt(h * h + (w + c) * (w + c))
    const u = (z - c * 0.5) / (w * 0.98)
    const v = y / (h * 0.93)
    const round = (Math.sqrt(u * u + v * v) - 1) * Math.min(w, h)
    const planes = smoothMax(front, back, 0.03)
    return (planes * 0.45 + round * 0.55) * 0.78
  }
  return overlap(0.015, smoothEnds(body, 0.93), onFloor)
}

const smoothEnds =
  (body: Distance, half: number): Distance =>
  (x, y, z) =>
    smoothMax(body(x, y, z), Math.abs(x) - half, 0.06)

/** A small stone asleep at noon … */
export const siestaStone = (): Distance =>
  incise(
    unite(
      0.16,
      move(turn(ellipsoid(0.32, 0.2, 0.23), 'z', -7), -0.05, 0.69, 0.02),
      move(ellipsoid(0.15, 0.13, 0.16), 0.24, 0.63, 0),
    ),
    arc(0.24, 0.98, 0.4, 200, 244),
    0.006,
    0.03,
  )

/** … and the block it lies on. */
export const siestaBlock = (): Distance => {
  const rock = move(turn(block(0.42, 0.26, 0.33, 0.025), 'y', 22), 0, 0.25, 0)
  const bed = move(ellipsoid(0.4, 0.13, 0.3), -0.02, 0.57, 0)
  return overlap(0.012, carve(0.06, rock, bed), onFloor)
}
