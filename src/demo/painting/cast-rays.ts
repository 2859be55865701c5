import type { DistanceGrid } from './distance-grid.ts'
import type { Eye } from './place-eye.ts'
import type { Distance } from './sdf.ts'

/** Rays from the eye through points of the picture, which are given in pixels. */
export interface Rays {
  /** Where the last one goes to. */
  ray: Float64Array
  aim: (x: number, y: number) => void
  /** Looks along a ray, beginning at a distance: how far the form is, or 0. */
  look: (x: number, y: number, from: number) => number
  /** The same where the form is likely to be at a distance; 0 if that cannot be told, −1 if the ray surely passes by. */
  lookNear: (x: number, y: number, guess: number, canMiss: boolean) => number
  found: Brushed
}

/** What the last look came close to before it hit or missed. */
interface Brushed {
  /** How close, in pixels; 1 or more is nothing. */
  brush: number
  brushAt: number
  /** How far it stayed from everything at least. */
  room: number
  /** How far from the surface it stopped. */
  off: number
}

/** Finds out where rays meet a form. */
export function createRays(eye: Eye, { within, cell, bounds }: DistanceGrid, whole: Distance): Rays {
  const [fx, fy, fz] = eye.forward
  const [rx, , rz] = eye.right
  const [ux, uy, uz] = eye.up
  const { x: eyeX, y: eyeY, z: eyeZ, pixel } = eye
  const found: Brushed = { brush: 0.5, brushAt: 0.5, room: 0.5, off: 0.5 }
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

  const march = (from: number) => {
    const dx = ray[0]!
    const dy = ray[1]!
    const dz = ray[2]!
    const ix = 1 / (Math.abs(dx) < 1e-7 ? 1e-7 : dx)
    const iy = 1 / (Math.abs(dy) < 1e-7 ? 1e-7 : dy)
    const iz = 1 / (Math.abs(dz) < 1e-7 ? 1e-7 : dz)
    const xa = (bounds.x0 - eyeX) * ix
    const xb = (bounds.x1 - eyeX) * ix
    // Past the floor it goes on a little: what it comes close to there, its neighbours may hit.
    const ya = (bounds.y0 - eyeY) * iy
    const yb = (bounds.y1 - eyeY) * iy
    const za = (bounds.z0 - eyeZ) * iz
    const zb = (bounds.z1 - eyeZ) * iz
    let t = Math.max(Math.min(xa, xb), Math.min(ya, yb), Math.min(za, zb), from) + 1e-5
    const leave = Math.min(Math.max(xa, xb), Math.max(ya, yb), Math.max(za, zb)) - 1e-5
    let before = 1e9
    let beforeAt = 0
    let brush = 1
    let brushAt = 0
    // A ray that stays outside the bounds tells nothing about how close it came.
    let room = t < leave ? 1e9 : 0
    let hit = 0
    let isBold = true
    for (let steps = 0; steps < 120 && t < leave; steps++) {
      const x = eyeX + dx * t
      const y = eyeY + dy * t
      const z = eyeZ + dz * t
      const rough = within(x, y, z)
      if (rough > cell * 0.6) {
        if (rough - cell * 0.35 < room) room = rough - cell * 0.35
        t += rough - cell * 0.35
        before = 1e9
        continue
      }
      const exact = whole(x, y, z)
      if (exact < room) room = exact
      const breadth = pixel * t
      if (exact < breadth * 0.25) {
        // A bold step may have gone too far.
        if (exact < -breadth && isBold) {
          t += exact
          isBold = false
          continue
        }
        hit = y >= -cell * 0.05 ? t : 0
        found.off = exact
        break
      }
      if (exact > before && before < brush * breadth) {
        brush = before / breadth
        brushAt = beforeAt
      }
      before = exact
      beforeAt = t
      t += Math.max(isBold ? exact * 1.5 : exact * 0.9, breadth * 2.2)
    }
    found.brush = brush
    found.brushAt = brushAt
    found.room = room
    return hit
  }

  const look = (x: number, y: number, from: number) => {
    aim(x, y)
    return march(from)
  }

  const lookNear = (x: number, y: number, guess: number, canMiss: boolean) => {
    aim(x, y)
    let t = guess
    let before = 0
    let step = 0
    for (let tries = 0; tries < 5; tries++) {
      const off = whole(eyeX + ray[0]! * t, eyeY + ray[1]! * t, eyeZ + ray[2]! * t)
      if (Math.abs(off) < pixel * t * 0.4) {
        found.off = off
        return t
      }
      if (tries === 0 && off > 0 && canMiss) return passes(t, off) ? -1 : 0
      // From two places on, along the line through both.
      const fall = before - off
      const farthest = cell * 3
      const next = tries === 0 || fall * step <= 0 ? off * 1.6 : (off * step) / fall
      step = next > farthest ? farthest : next < -farthest ? -farthest : next
      before = off
      t += step
    }
    return 0
  }

  /** Whether the ray surely passes by a form that bulges towards it: the distance falls and rises again, and stays wide. */
  const passes = (t: number, here: number) => {
    const reach = Math.max(pixel * t * 10, here)
    const before = whole(eyeX + ray[0]! * (t - reach), eyeY + ray[1]! * (t - reach), eyeZ + ray[2]! * (t - reach))
    const after = whole(eyeX + ray[0]! * (t + reach), eyeY + ray[1]! * (t + reach), eyeZ + ray[2]! * (t + reach))
    const bow = before - 2 * here + after
    if (bow <= pixel * t * 0.05) return false
    const turn = t + Math.min(Math.max((0.5 * (before - after)) / bow, -4), 4) * reach
    const least = whole(eyeX + ray[0]! * turn, eyeY + ray[1]! * turn, eyeZ + ray[2]! * turn)
    const room = Math.min(least, here, before, after)
    found.room = room
    return room > pixel * t * 1.3
  }

  return { ray, aim, look, lookNear, found }
}
