import type { DistanceGrid } from './distance-grid.ts'
import type { Eye } from './place-eye.ts'
import type { Distance } from './sdf.ts'

/** Rays from the eye through points of the picture, which are given in pixels. */
export interface Rays {
  /** Where the last one goes to. */
  ray: Float64Array
  aim: (x: number, y: number) => void
  /** How far the form is along the ray that was aimed last, or 0. */
  look: () => number
}

/** How much of a distance is believed: folded forms are nearer than their distances say. */
const TRUST = 0.7

/** Finds out where rays meet a form, in careful steps, to a small part of a pixel. */
export function createRays(eye: Eye, { within, cell, bounds }: DistanceGrid, whole: Distance): Rays {
  const [fx, fy, fz] = eye.forward
  const [rx, , rz] = eye.right
  const [ux, uy, uz] = eye.up
  const { x: eyeX, y: eyeY, z: eyeZ, pixel } = eye
  const ray = new Float64Array(3)

  const aim = (x: number, y: number) => {
    const tangentX = eye.left + x * pixel
    const tangentY = eye.top - y * pixel
    const dx = fx + rx * tangentX + ux * tangentY
    const dy = fy + uy * tangentY
    const dz = fz + rz * tangentX + uz * tangentY
    const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
    ray[0] = dx * scale
    ray[1] = dy * scale
    ray[2] = dz * scale
  }

  const exactAt = (t: number) => whole(eyeX + ray[0]! * t, eyeY + ray[1]! * t, eyeZ + ray[2]! * t)

  /** Where the surface lies between a place outside and one inside, whose distances are known. */
  const narrow = (outside: number, above: number, inside: number, below: number) => {
    let [near, far, high, low] = [outside, inside, above, below]
    for (let turn = 0; turn < 6 && high - low > pixel * far * 0.05; turn++) {
      const middle = near + (far - near) * Math.min(Math.max(high / (high - low), 0.1), 0.9)
      const exact = exactAt(middle)
      if (exact > 0) {
        near = middle
        high = exact
      } else {
        far = middle
        low = exact
      }
    }
    return far
  }

  const look = () => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const ix = 1 / (Math.abs(dx) < 1e-7 ? 1e-7 : dx)
    const iy = 1 / (Math.abs(dy) < 1e-7 ? 1e-7 : dy)
    const iz = 1 / (Math.abs(dz) < 1e-7 ? 1e-7 : dz)
    const xa = (bounds.x0 - eyeX) * ix
    const xb = (bounds.x1 - eyeX) * ix
    const ya = (Math.max(bounds.y0, 0) - eyeY) * iy
    const yb = (bounds.y1 - eyeY) * iy
    const za = (bounds.z0 - eyeZ) * iz
    const zb = (bounds.z1 - eyeZ) * iz
    let t = Math.max(Math.min(xa, xb), Math.min(ya, yb), Math.min(za, zb), 0) + 1e-5
    const leave = Math.min(Math.max(xa, xb), Math.max(ya, yb), Math.max(za, zb)) - 1e-5
    let before = t
    let exactBefore = 0
    for (let steps = 0; steps < 400 && t < leave; steps++) {
      const rough = within(eyeX + dx * t, eyeY + dy * t, eyeZ + dz * t)
      if (rough > cell) {
        before = t
        exactBefore = 0
        t += (rough - cell * 0.5) * TRUST
        continue
      }
      const exact = exactAt(t)
      if (exact <= 0) {
        if (t === before) return t
        return narrow(before, exactBefore > 0 ? exactBefore : exactAt(before), t, exact)
      }
      const breadth = pixel * t
      if (exact < breadth * 0.06) return t
      // How fast the surface comes nearer along the ray says where it will be met.
      const fall = exactBefore > exact ? (exactBefore - exact) / (t - before) : 1
      before = t
      exactBefore = exact
      t += Math.max(exact * Math.min(Math.max(0.98 / fall, TRUST), 1.6), breadth * 0.2)
    }
    return 0
  }

  return { ray, aim, look }
}
