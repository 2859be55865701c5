import { type Distance, ellipsoid, limb, move, overlap, turn, unite } from '../../painting/sdf.ts'

const [LONG, HIGH, DEEP] = [0.48, 0.37, 0.4]

/** The planes cut from the shell, each the way it looks and how far out it lies: the back, the flank, the skirt. */
const SCUTES = (
  [
    [0, [-68, -36, 0, 35, 66]],
    [50, [-52, -18, 18, 52]],
    [80, [-64, -32, 0, 32, 64]],
  ] as const
).flatMap(([side, leans]) =>
  leans.map((lean) => {
    const [a, b] = [(lean * Math.PI) / 180, (side * Math.PI) / 180]
    const [x, y, z] = [Math.sin(a), Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b)]
    return [x, y, z, Math.hypot(x * LONG, y * HIGH, z * DEEP)] as const
  }),
)
const COUNT = SCUTES.length
const PLANES = Float64Array.from(SCUTES.flat())
/** For every two planes, how fast one rises above the other on the way from the edge between them. */
const APART = Float64Array.from(
  SCUTES.flatMap(([ax, ay, az]) => SCUTES.map(([bx, by, bz]) => 1 / (Math.hypot(ax - bx, ay - by, az - bz) + 1e-6))),
)
/** From the middle of a groove to its rim. */
const GROOVE = 0.034

/** A shell cut flat scute by scute, with a groove where two of them meet. */
const shell: Distance = (x, y, z) => {
  const gauge = Math.sqrt((x / LONG) ** 2 + (y / HIGH) ** 2 + (z / DEEP) ** 2)
  // Far away the egg around it will do.
  if (gauge > 1.7) return (gauge - 1.2) * HIGH * 0.7
  const aside = z < 0 ? -z : z
  let first = -9
  let second = -9
  let highest = 0
  let next = 0
  for (let at = 0, part = 0; at < COUNT; at++, part += 4) {
    const above = x * PLANES[part]! + y * PLANES[part + 1]! + aside * PLANES[part + 2]! - PLANES[part + 3]!
    if (above > first) {
      second = first
      next = highest
      first = above
      highest = at
    } else if (above > second) {
      second = above
      next = at
    }
  }
  const groove = GROOVE - (first - second) * APART[highest * COUNT + next]!
  return (groove > 0 ? first + groove * groove * 22 : first) * 0.7
}

/** A tortoise: a dome of scutes, four feet set down, the head raised. */
export const tortoise = (): Distance => {
  const dome = overlap(0.01, move(shell, 0, 0.2, 0), (_x, y) => 0.2 - y)
  const rim = move(ellipsoid(0.54, 0.055, 0.45), 0, 0.2, 0)
  const feet = unite(
    0.01,
    limb([-0.31, 0.18, 0.26], [-0.37, 0.02, 0.31], 0.085, 0.1),
    limb([0.31, 0.18, 0.26], [0.37, 0.02, 0.31], 0.085, 0.1),
  )
  const head = unite(
    0.04,
    limb([-0.4, 0.2, 0], [-0.62, 0.41, 0.03], 0.085, 0.06),
    move(turn(ellipsoid(0.12, 0.072, 0.078), 'z', -6), -0.68, 0.46, 0.04),
    limb([-0.72, 0.46, 0.04], [-0.79, 0.445, 0.05], 0.048, 0.026),
  )
  return overlap(
    0.008,
    unite(0.014, dome, rim, head, (x, y, z) => feet(x, y, Math.abs(z))),
    (_x, y) => -y,
  )
}
