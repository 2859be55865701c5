/** How far a place is from a form's surface; negative inside. Forms stand on the floor, y upwards, z towards the eye. */
export type Distance = (x: number, y: number, z: number) => number

/** A value that follows a height, an angle or a length. */
export type Curve = (at: number) => number

export const sphere =
  (radius: number): Distance =>
  (x, y, z) =>
    Math.sqrt(x * x + y * y + z * z) - radius

/** An egg with three half-axes; the distance is close to true near its surface. */
export function ellipsoid(a: number, b: number, c: number): Distance {
  const [ia, ib, ic] = [1 / a, 1 / b, 1 / c]
  return (x, y, z) => {
    const u = x * ia
    const v = y * ib
    const w = z * ic
    const gauge = Math.sqrt(u * u + v * v + w * w)
    const p = u * ia
    const q = v * ib
    const r = w * ic
    const slope = Math.sqrt(p * p + q * q + r * r)
    return slope < 1e-9 ? -Math.min(a, b, c) : (gauge * (gauge - 1)) / slope
  }
}

/** A block of half-sizes a, b, c with rounded edges. */
export function block(a: number, b: number, c: number, round = 0.02): Distance {
  const [wide, high, deep] = [a - round, b - round, c - round]
  return (x, y, z) => {
    const dx = Math.abs(x) - wide
    const dy = Math.abs(y) - high
    const dz = Math.abs(z) - deep
    const ox = dx > 0 ? dx : 0
    const oy = dy > 0 ? dy : 0
    const oz = dz > 0 ? dz : 0
    const inside = Math.min(Math.max(dx, dy, dz), 0)
    return Math.sqrt(ox * ox + oy * oy + oz * oz) + inside - round
  }
}

/** An upright cylinder of a half-height. */
export function cylinder(radius: number, half: number, round = 0.02): Distance {
  return (x, y, z) => {
    const dx = Math.sqrt(x * x + z * z) - radius + round
    const dy = Math.abs(y) - half + round
    const ox = dx > 0 ? dx : 0
    const oy = dy > 0 ? dy : 0
    return Math.min(Math.max(dx, dy), 0) + Math.sqrt(ox * ox + oy * oy) - round
  }
}

type Point = readonly [x: number, y: number, z: number]

/** A limb from one point to another, its thickness changing on the way. */
export function limb([ax, ay, az]: Point, [bx, by, bz]: Point, from: number, to = from): Distance {
  const [ex, ey, ez] = [bx - ax, by - ay, bz - az]
  const inverse = 1 / (ex * ex + ey * ey + ez * ez)
  return (x, y, z) => {
    const px = x - ax
    const py = y - ay
    const pz = z - az
    const along = (px * ex + py * ey + pz * ez) * inverse
    const share = along < 0 ? 0 : along > 1 ? 1 : along
    const dx = px - ex * share
    const dy = py - ey * share
    const dz = pz - ez * share
    return Math.sqrt(dx * dx + dy * dy + dz * dz) - from - (to - from) * share
  }
}

/** What lies below a plane through a point. */
export function below([px, py, pz]: Point, [nx, ny, nz]: Point): Distance {
  const length = Math.hypot(nx, ny, nz)
  const [ux, uy, uz] = [nx / length, ny / length, nz / length]
  const offset = px * ux + py * uy + pz * uz
  return (x, y, z) => x * ux + y * uy + z * uz - offset
}

/** The smaller of two, rounded over where they are alike. */
const smoothMin = (a: number, b: number, soft: number) => {
  const share = soft - Math.abs(a - b)
  const least = a < b ? a : b
  return share > 0 ? least - (share * share) / (4 * soft) : least
}

/** The greater of two, rounded over where they are alike. */
export const smoothMax = (a: number, b: number, soft: number) => {
  const share = soft - Math.abs(a - b)
  const most = a > b ? a : b
  return share > 0 ? most + (share * share) / (4 * soft) : most
}

/** Forms grown together; `soft` is the width of the seam. */
export function unite(soft: number, first: Distance, ...others: Distance[]): Distance {
  let joined = first
  for (const other of others) {
    const before = joined
    joined = (x, y, z) => smoothMin(before(x, y, z), other(x, y, z), soft)
  }
  return joined
}

/** The first form with the others taken out of it. */
export function carve(soft: number, first: Distance, ...others: Distance[]): Distance {
  let left = first
  for (const other of others) {
    const before = left
    left = (x, y, z) => smoothMax(before(x, y, z), -other(x, y, z), soft)
  }
  return left
}

/** What all the forms have in common. */
export function overlap(soft: number, first: Distance, ...others: Distance[]): Distance {
  let common = first
  for (const other of others) {
    const before = common
    common = (x, y, z) => smoothMax(before(x, y, z), other(x, y, z), soft)
  }
  return common
}

export const move =
  (form: Distance, dx: number, dy: number, dz: number): Distance =>
  (x, y, z) =>
    form(x - dx, y - dy, z - dz)

/** Turned about an axis through the origin, by degrees. */
export function turn(form: Distance, axis: 'x' | 'y' | 'z', degrees: number): Distance {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  if (axis === 'x') return (x, y, z) => form(x, cos * y + sin * z, cos * z - sin * y)
  if (axis === 'y') return (x, y, z) => form(cos * x - sin * z, y, cos * z + sin * x)
  return (x, y, z) => form(cos * x + sin * y, cos * y - sin * x, z)
}

/** Turned more and more with the height: radians for each unit. */
export const twist =
  (form: Distance, turnAt: Curve, safety = 0.85): Distance =>
  (x, y, z) => {
    const angle = turnAt(y)
    const cos = Math.cos(angle)
    const sin = Math.sin(angle)
    return form(cos * x - sin * z, y, sin * x + cos * z) * safety
  }

/** Moved sideways with the height, as a stem sways. */
export const sway =
  (form: Distance, asideAt: Curve, forthAt: Curve = () => 0, safety = 0.88): Distance =>
  (x, y, z) =>
    form(x - asideAt(y), y, z - forthAt(y)) * safety

/** Only the skin of a form, so thick. */
export const hollow =
  (form: Distance, thickness: number): Distance =>
  (x, y, z) =>
    Math.abs(form(x, y, z)) - thickness / 2

/** A smooth curve through points (place, value), level beyond its ends. */
export function curve(...points: (readonly [at: number, value: number])[]): Curve {
  const places = Float64Array.from(points, ([at]) => at)
  const values = Float64Array.from(points, ([, value]) => value)
  const last = points.length - 1
  const slopes = new Float64Array(points.length)
  for (let at = 1; at < last; at++) {
    const before = (values[at]! - values[at - 1]!) / (places[at]! - places[at - 1]!)
    const after = (values[at + 1]! - values[at]!) / (places[at + 1]! - places[at]!)
    slopes[at] = before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  }
  if (last > 0) {
    slopes[0] = ((values[1]! - values[0]!) / (places[1]! - places[0]!)) * 1.2
    slopes[last] = ((values[last]! - values[last - 1]!) / (places[last]! - places[last - 1]!)) * 1.2
  }
  const valueAt = (at: number) => {
    let next = 1
    while (next < last && at > places[next]!) next++
    const from = next - 1
    const span = places[next]! - places[from]!
    const u = (at - places[from]!) / span
    const v = 1 - u
    return (
      values[from]! * (1 + 2 * u) * v * v +
      values[next]! * (1 + 2 * v) * u * u +
      (slopes[from]! * v - slopes[next]! * u) * span * u * v
    )
  }
  // Read from a fine table: the marcher asks for it millions of times.
  const begin = places[0]!
  const scale = CURVE_STEPS / (places[last]! - begin)
  const table = Float64Array.from({ length: CURVE_STEPS + 2 }, (_, step) =>
    valueAt(begin + Math.min(step, CURVE_STEPS) / scale),
  )
  return (at) => {
    const place = (at - begin) * scale
    const held = place < 0 ? 0 : place > CURVE_STEPS ? CURVE_STEPS : place
    const step = held | 0
    const value = table[step]!
    return value + (table[step + 1]! - value) * (held - step)
  }
}

const CURVE_STEPS = 1200

/** A column whose cross-section is a lens with two sharp sides: half-widths along x and z that follow the height. */
export function blade(
  wideAt: Curve,
  thickAt: Curve,
  from: number,
  to: number,
  { round = 0.01, safety = 0.8 } = {},
): Distance {
  const middle = (from + to) / 2
  const half = (to - from) / 2
  return (x, y, z) => {
    const at = y < from ? from : y > to ? to : y
    const wide = wideAt(at)
    const thick = thickAt(at)
    // A lens is what two circles have in common.
    const radius = (wide * wide + thick * thick) / (2 * thick)
    const dz = Math.abs(z) + radius - thick
    const lens = Math.sqrt(x * x + dz * dz) - radius
    const edge = Math.abs(x) - wide
    const side = Math.max(lens, edge * 0.7)
    return smoothMax(side * safety, Math.abs(y - middle) - half, round)
  }
}
