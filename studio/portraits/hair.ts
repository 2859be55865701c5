import { type Distance, ellipsoid, limb, overlap, unite } from '../painting/sdf.ts'

const at =
  (form: Distance, x: number, y: number, z: number): Distance =>
  (px, py, pz) =>
    form(px - x, py - y, pz - z)

/** What lies behind the line from the forehead past the ears to the nape. */
const behindHairline: Distance = (_x, y, z) => (z - 0.185) * 0.83 - (y - 0.2) * 0.56
const aboveNape: Distance = (_x, y, z) => (-0.27 - y) * 0.9 + (z + 0.3) * 0.2

/** Hair combed back over the head, so full. */
export const combedBack = (full = 1): Distance =>
  overlap(
    0.05,
    at(ellipsoid(0.3 + 0.022 * full, 0.325 + 0.035 * full, 0.385 + 0.03 * full), 0, 0.15, -0.06),
    behindHairline,
    aboveNape,
  )

/** The same with a knot at the nape or higher up. */
export const withBun = (height = 0.02, size = 0.13, full = 1): Distance =>
  unite(0.06, combedBack(full), at(ellipsoid(size, size * 0.92, size), 0, height, -0.44 - size * 0.35))

/** Short hair that keeps close to the head. */
export const cropped = (full = 0.5): Distance => combedBack(full)

/** A flat cap with its peak. */
export function flatCap(): Distance {
  const crown = at(ellipsoid(0.36, 0.19, 0.43), 0, 0.33, -0.03)
  const peak = at(ellipsoid(0.22, 0.035, 0.16), 0, 0.235, 0.36)
  const band = overlap(0.03, at(ellipsoid(0.325, 0.36, 0.41), 0, 0.15, -0.06), (_x, y) => 0.2 - y)
  return unite(0.05, crown, peak, band)
}

/** A long braid over one shoulder. */
export function braid(): Distance {
  const points = [
    [0.02, -0.18, -0.36],
    [0.16, -0.42, -0.32],
    [0.28, -0.68, -0.1],
    [0.3, -0.95, 0.08],
    [0.27, -1.2, 0.16],
  ] as const
  const pieces = points
    .slice(1)
    .map((point, step) => limb(points[step]!, point, 0.085 - step * 0.012, 0.075 - step * 0.012))
  const rope = unite(0.03, pieces[0]!, ...pieces.slice(1))
  return (x, y, z) => rope(x, y, z) + 0.016 * Math.abs(Math.sin(y * 17)) * 0.8 - 0.006
}
