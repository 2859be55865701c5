import { type Distance, ellipsoid, limb, smoothMax } from '../painting/sdf.ts'

/** What makes one head differ from another; every number is around 1. */
export interface HeadTraits {
  jaw?: number
  nose?: number
  brow?: number
  lips?: number
  cheek?: number
  neck?: number
  /** Closed lids, or lids lowered: the eyes never look out. */
  lids?: number
  /** How deep the lines between lids and lips are cut. */
  seam?: number
}

const smoothMin = (a: number, b: number, soft: number) => {
  const share = soft - Math.abs(a - b)
  const least = a < b ? a : b
  return share > 0 ? least - (share * share) / (4 * soft) : least
}

const at = (form: Distance, x: number, y: number, z: number, tilt = 0): Distance => {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  return (px, py, pz) => form(px - x, cos * (py - y) + sin * (pz - z), cos * (pz - z) - sin * (py - y))
}

/**
 * A head as a sculptor lays it down, with closed eyes: one unit from chin to crown, y upwards, z where the face looks.
 * The neck goes down to y = −1 and widens into shoulders.
 */
export function sculptHead({
  jaw = 1,
  nose = 1,
  brow = 1,
  lips = 1,
  cheek = 1,
  neck = 1,
  lids = 1,
  seam: cut = 1,
}: HeadTraits = {}): Distance {
  const cranium = at(ellipsoid(0.297, 0.325, 0.385), 0, 0.15, -0.06, 0.14)
  const forehead = at(ellipsoid(0.235, 0.21, 0.185), 0, 0.18, 0.13)
  const face = at(ellipsoid(0.232, 0.345, 0.255), 0, -0.11, 0.08, -0.06)
  const mandible = limb([0.19 * jaw, -0.23, -0.01], [0.07 * jaw, -0.4, 0.2], 0.07, 0.078)
  const chin = at(ellipsoid(0.085 * jaw, 0.068, 0.066), 0, -0.42, 0.25)
  const cheekbone = at(ellipsoid(0.085, 0.065, 0.08 * cheek), 0.165, -0.075, 0.195)
  const flesh = at(ellipsoid(0.085, 0.12, 0.1), 0.125, -0.2, 0.145)
  const ridge = limb([0.03, 0.075, 0.297], [0.18, 0.085, 0.225], 0.042 * brow, 0.034 * brow)
  const socket = at(ellipsoid(0.085, 0.052, 0.075), 0.112, -0.002, 0.335)
  const eye = at(ellipsoid(0.073, 0.06 * lids, 0.07), 0.11, -0.008, 0.235)
  const bridge = limb([0, 0.055, 0.288], [0, -0.155, 0.338 + 0.036 * nose], 0.03, 0.034)
  const tip = at(ellipsoid(0.04 * nose, 0.036, 0.042), 0, -0.172, 0.345 + 0.036 * nose)
  const wing = at(ellipsoid(0.03 * nose, 0.03, 0.042), 0.045 * nose, -0.186, 0.332)
  const muzzle = at(ellipsoid(0.105, 0.1, 0.085), 0, -0.29, 0.236)
  const upper = at(ellipsoid(0.074, 0.025 * lips, 0.034), 0, -0.283, 0.318)
  const lower = at(ellipsoid(0.062, 0.03 * lips, 0.036), 0, -0.328, 0.311)
  const ear = at(ellipsoid(0.026, 0.092, 0.054), 0, 0, 0, 0.25)
  const conch = at(ellipsoid(0.026, 0.05, 0.028), 0, 0, 0, 0.25)
  const shoulders = sculptShoulders(neck)
  return (px, y, z) => {
    const x = px < 0 ? -px : px
    let skin = smoothMin(cranium(x, y, z), face(x, y, z), 0.16)
    skin = smoothMin(skin, forehead(x, y, z), 0.12)
    skin = smoothMin(skin, mandible(x, y, z), 0.13)
    skin = smoothMin(skin, chin(x, y, z), 0.07)
    skin = smoothMin(skin, cheekbone(x, y, z), 0.12)
    skin = smoothMin(skin, flesh(x, y, z), 0.14)
    skin = smoothMin(skin, ridge(x, y, z), 0.07)
    skin = smoothMin(skin, muzzle(x, y, z), 0.1)
    skin = smoothMax(skin, -socket(x, y, z), 0.075)
    const lid = eye(x, y, z)
    skin = smoothMin(skin, lid, 0.022)
    skin = smoothMin(skin, bridge(x, y, z), 0.055)
    skin = smoothMin(skin, tip(x, y, z), 0.04)
    skin = smoothMin(skin, wing(x, y, z), 0.024)
    skin = smoothMin(skin, upper(x, y, z), 0.028)
    skin = smoothMin(skin, lower(x, y, z), 0.026)
    // The seam of the lids, bowed downwards.
    const lip = Math.min(upper(x, y, z), lower(x, y, z))
    if (x < 0.088 && z > 0.2) {
      const line = Math.hypot(y + 0.306 - 0.9 * x * x, Math.max(0, lip) * 0.7) - 0.004 * cut * (1 - (x / 0.09) ** 4)
      skin = smoothMax(skin, -line, 0.012)
    }
    const u = (x - 0.11) / 0.07
    if (u > -1.05 && u < 1.05 && z > 0.1) {
      const seam = Math.hypot(y + 0.03 - 0.016 * u * u, Math.abs(lid) * 0.8) - 0.0045 * cut * (1 - u * u * u * u)
      skin = smoothMax(skin, -seam, 0.012)
    }
    const shell = ear(x - 0.296, y + 0.045, z + 0.045)
    const hole = conch(x - 0.318, y + 0.045, z + 0.032)
    skin = smoothMin(skin, smoothMax(shell, -hole, 0.02), 0.03)
    return smoothMin(skin, shoulders(px, y, z) / 0.85, 0.09) * 0.85
  }
}

/** Neck and shoulders alone. */
export function sculptShoulders(neck = 1): Distance {
  const throat = limb([0, -0.22, -0.07], [0, -0.74, -0.13], 0.178 * neck, 0.2 * neck)
  const shoulder = limb([0, -0.86, -0.16], [0.6 * neck, -1, -0.17], 0.21, 0.19)
  const chest = at(ellipsoid(0.6 * neck, 0.6, 0.27), 0, -1.42, -0.12)
  const strap = limb([0.2, -0.2, -0.1], [0.05, -0.93, 0.05], 0.045, 0.05)
  return (px, y, z) => {
    const x = px < 0 ? -px : px
    let body = smoothMin(throat(x, y, z), shoulder(x, y, z), 0.26)
    body = smoothMin(body, chest(x, y, z), 0.2)
    return smoothMin(body, strap(x, y, z), 0.06) * 0.85
  }
}
