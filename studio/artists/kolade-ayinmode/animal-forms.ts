import { block, type Distance, ellipsoid, limb, move, overlap, turn, unite } from '../../painting/sdf.ts'

const onFloor: Distance = (_x, y) => -y

/** A goat: a wedge on two slabs, a neck, one sweep of horn. */
export const goat = (): Distance =>
  overlap(
    0.008,
    unite(
      0.06,
      move(turn(ellipsoid(0.42, 0.2, 0.17), 'z', 9), 0.02, 0.52, 0),
      move(turn(block(0.07, 0.27, 0.13, 0.03), 'z', -7), 0.27, 0.25, 0),
      move(turn(block(0.06, 0.27, 0.12, 0.03), 'z', 8), -0.26, 0.25, 0),
      limb([-0.26, 0.58, 0], [-0.46, 0.9, 0], 0.12, 0.075),
      limb([-0.44, 0.92, 0], [-0.66, 0.76, 0.02], 0.085, 0.05),
      limb([-0.43, 0.98, 0], [-0.24, 1.16, 0], 0.05, 0.04),
      limb([-0.24, 1.16, 0], [0.02, 1.12, 0], 0.04, 0.018),
    ),
    onFloor,
  )

/** A heron on one leg: a drop, a stem, a line. */
export const heron = (): Distance =>
  overlap(
    0.006,
    unite(
      0.05,
      move(turn(ellipsoid(0.3, 0.13, 0.12), 'z', 20), 0.06, 0.72, 0),
      limb([0.02, 0.66, 0], [0, 0.04, 0], 0.036, 0.026),
      limb([-0.16, 0.78, 0], [-0.26, 0.98, 0], 0.07, 0.045),
      limb([-0.26, 0.98, 0], [-0.12, 1.16, 0], 0.045, 0.036),
      limb([-0.12, 1.16, 0], [-0.2, 1.34, 0], 0.036, 0.042),
      limb([-0.2, 1.34, 0], [-0.52, 1.27, 0.01], 0.046, 0.014),
      move(block(0.2, 0.035, 0.14, 0.015), 0.02, 0.034, 0),
    ),
    onFloor,
  )

/** A zebu: two masses and a crescent. */
export const zebu = (): Distance => {
  const crescent: Distance = (x, y, z) => {
    const up = y - 1.02
    const ring = Math.sqrt(z * z + up * up) - 0.27
    const thin = 0.056 - Math.max(up + 0.1, 0) * 0.12
    return Math.max(Math.sqrt(ring * ring + (x + 0.58) * (x + 0.58)) - thin, up - 0.25)
  }
  const body = unite(
    0.08,
    move(turn(ellipsoid(0.46, 0.25, 0.22), 'z', 4), 0.08, 0.5, 0),
    move(ellipsoid(0.2, 0.2, 0.15), -0.2, 0.72, 0),
    move(block(0.1, 0.2, 0.16, 0.04), 0.34, 0.19, 0),
    move(block(0.1, 0.2, 0.15, 0.04), -0.24, 0.19, 0),
    limb([-0.36, 0.58, 0], [-0.58, 0.68, 0], 0.15, 0.1),
    limb([-0.58, 0.7, 0], [-0.72, 0.46, 0], 0.1, 0.07),
  )
  return overlap(0.008, unite(0.03, body, crescent), onFloor)
}
