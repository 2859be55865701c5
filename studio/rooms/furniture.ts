import type { Distance } from '../painting/sdf.ts'
import type { Bulb, Skin, Solid } from './chamber.ts'
import { cushion, drum, legs, rod, slab } from './solids.ts'

type Point = readonly [x: number, y: number, z: number]

/** A low sofa with two seats, its back to the wall. */
export function sofa(x: number, wide: number, fabric: Skin, foot: Skin): Solid[] {
  const [left, right] = [x - wide / 2, x + wide / 2]
  const arm = 0.19
  const seat = (wide - arm * 2) / 2
  const parts: Solid[] = [
    slab([left, 0.13, 0.1], [right, 0.33, 0.98], fabric, 0.05),
    slab([left, 0.13, 0.08], [right, 0.72, 0.3], fabric, 0.09),
    slab([left, 0.13, 0.1], [left + arm, 0.57, 1], fabric, 0.085),
    slab([right - arm, 0.13, 0.1], [right, 0.57, 1], fabric, 0.085),
    ...legs([left + 0.12, right - 0.12], [0.2, 0.88], 0.14, 0.02, foot, 0.015),
  ]
  for (const at of [0, 1]) {
    const middle = left + arm + seat * (at + 0.5)
    parts.push(
      slab([middle - seat / 2 + 0.004, 0.31, 0.26], [middle + seat / 2 - 0.004, 0.47, 1.01], fabric, 0.055),
      cushion([middle, 0.66, 0.38], [seat / 2 - 0.01, 0.23, 0.12], fabric, { lean: -0.2, full: 0.45 }),
    )
  }
  return parts
}

/** A floor lamp with a linen shade, and the bulb in it. */
export function floorLamp([x, , z]: Point, tall: number, metal: Skin, shade: Skin): { solids: Solid[]; bulb: Point } {
  return {
    solids: [
      drum([x, 0.012, z], 0.14, 0.012, metal),
      rod([x, 0, z], [x, tall - 0.05, z], 0.009, metal),
      lampShade([x, tall - 0.26, z], 0.17, 0.23, 0.28, shade),
    ],
    bulb: [x, tall - 0.12, z],
  }
}

/** A shade open above and below: radii at the top and the bottom, and its height. */
export function lampShade([x, y, z]: Point, top: number, bottom: number, tall: number, skin: Skin): Solid {
  const lean = Math.cos(Math.atan((bottom - top) / tall))
  const form: Distance = (px, py, pz) => {
    const across = Math.sqrt((px - x) ** 2 + (pz - z) ** 2)
    const share = (py - y) / tall
    const side = Math.abs(across - bottom - (top - bottom) * share) * lean - 0.003
    return Math.max(side, Math.abs(py - y - tall / 2) - tall / 2)
  }
  const wide = Math.max(top, bottom) + 0.01
  return { form, box: [x - wide, y, z - wide, x + wide, y + tall, z + wide], skin }
}

/** A warm bulb. */
export const bulb = (at: Point, power: number): Bulb => ({
  at,
  radius: 0.035,
  light: [power, power * 0.72, power * 0.42],
})

/** A chair of bent wood with a woven seat: seen from the front or, turned, from behind. */
export function chair(x: number, z: number, frame: Skin, seat: Skin, facing: 1 | -1 = 1): Solid[] {
  const [half, deep] = [0.22, 0.21]
  const back = z - deep * facing
  const at = (dx: number, y: number, dz: number): Point => [x + dx, y, z + dz * facing]
  return [
    slab([x - half, 0.43, z - deep], [x + half, 0.465, z + deep], seat, 0.015),
    rod(at(-half + 0.02, 0.45, deep - 0.02), at(-half, 0.01, deep), 0.017, frame, 0.012),
    rod(at(half - 0.02, 0.45, deep - 0.02), at(half, 0.01, deep), 0.017, frame, 0.012),
    rod(at(-half + 0.02, 0.83, -deep - 0.06), at(-half + 0.01, 0.44, -deep + 0.02), 0.014, frame, 0.017),
    rod(at(half - 0.02, 0.83, -deep - 0.06), at(half - 0.01, 0.44, -deep + 0.02), 0.014, frame, 0.017),
    rod(at(-half + 0.01, 0.44, -deep + 0.02), at(-half, 0.01, -deep - 0.02), 0.017, frame, 0.012),
    rod(at(half - 0.01, 0.44, -deep + 0.02), at(half, 0.01, -deep - 0.02), 0.017, frame, 0.012),
    rod(at(-half + 0.01, 0.22, -deep), at(half - 0.01, 0.22, -deep), 0.009, frame),
    rod(at(-half + 0.01, 0.22, deep), at(half - 0.01, 0.22, deep), 0.009, frame),
    bow(x, back - 0.06 * facing, half + 0.01, 0.79, 0.055, frame, facing),
  ]
}

/** A curved board, as at the top of a chair's back. */
function bow(x: number, z: number, half: number, y: number, tall: number, skin: Skin, facing: number): Solid {
  const radius = 0.62
  const form: Distance = (px, py, pz) => {
    const out = (pz - z) * facing + radius
    const across = Math.sqrt((px - x) ** 2 + (out - 0.0) ** 2)
    const ring = Math.abs(across - radius) - 0.009
    const up = Math.abs(py - y) - tall * (1 - 0.25 * ((px - x) / half) ** 2)
    return Math.max(ring, up, Math.abs(px - x) - half) * 0.9
  }
  return { form, box: [x - half, y - tall, z - 0.08, x + half, y + tall, z + 0.08], skin }
}

/** A skirting board along the wall. */
export const skirting = (left: number, right: number, tall: number, skin: Skin): Solid =>
  slab([left, 0, 0], [right, tall, 0.016], skin, 0.004)
