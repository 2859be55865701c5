import { type Distance, ellipsoid, overlap, unite } from '../painting/sdf.ts'

const at =
  (form: Distance, x: number, y: number, z: number): Distance =>
  (px, py, pz) =>
    form(px - x, py - y, pz - z)

/** What lies behind the line from the forehead past the ears to the nape. */
const behindHairline: Distance = (_x, y, z) => (z - 0.185) * 0.83 - (y - 0.2) * 0.56
const aboveNape: Distance = (_x, y, z) => (-0.27 - y) * 0.9 + (z + 0.3) * 0.2

/** Hair combed back over the head, so full. */
const combedBack = (full = 1): Distance =>
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

/** The same leaning forwards, by so many radians. */
const leaning =
  (form: Distance, lean: number): Distance =>
  (x, y, z) =>
    form(x, Math.cos(lean) * y + Math.sin(lean) * z, Math.cos(lean) * z - Math.sin(lean) * y)

/** A flat cap, pulled forwards. */
export function flatCap(): Distance {
  const crown = at(leaning(ellipsoid(0.345, 0.165, 0.44), 0.24), 0, 0.36, -0.02)
  const band = overlap(
    0.03,
    at(ellipsoid(0.315, 0.345, 0.4), 0, 0.15, -0.055),
    (_x, y, z) => (0.2 - y - (z + 0.05) * 0.12) * 0.95,
  )
  return unite(0.07, crown, band)
}

/** Its peak, which keeps the sun from the eyes. */
export const capPeak = (): Distance => at(leaning(ellipsoid(0.22, 0.026, 0.2), 0.3), 0, 0.215, 0.33)

/** A short beard on somebody's face. */
export const beard = (face: Distance): Distance =>
  overlap(
    0.03,
    (x, y, z) => face(x, y, z) - 0.018,
    (x, y, z) => (y + 0.12 + z * 0.4 - Math.abs(x) * 0.1) * 0.9,
    (_x, y, z) => (-0.52 - y + z * 0.2) * 0.9,
    (_x, y, z) => (-z - 0.03 - (y + 0.2) * 0.25) * 0.9,
  )
