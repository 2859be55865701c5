import { block, carve, type Distance, ellipsoid, move, overlap, smoothMax, turn, unite } from '../../painting/sdf.ts'
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
