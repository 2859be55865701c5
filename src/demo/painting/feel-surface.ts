import type { Rays } from './cast-rays.ts'
import type { DistanceGrid } from './distance-grid.ts'
import type { Part } from './material.ts'
import { type Nodes, SHAPE } from './nodes.ts'
import type { Eye } from './place-eye.ts'

/** Finds out how the surface lies at a node, along the ray that was aimed last. */
export interface Touch {
  partAt: (x: number, y: number, z: number) => number
  feelBare: (at: number, t: number, which: number, center: number) => void
  setDirection: (at: number, nx: number, ny: number, nz: number) => void
  feel: (at: number, t: number, which: number, center: number) => void
  feelAround: (at: number) => void
  isAlike: (at: number, known: number) => boolean
  /** Whether four neighbours look so much to different sides that what lies between them is not between them. */
  isCreased: (a: number, b: number, c: number, d: number) => boolean
}

interface Scene {
  nodes: Nodes
  rays: Rays
  parts: Part[]
  grid: DistanceGrid
  eye: Eye
}

export function createTouch({ nodes, rays: { ray }, parts, grid: { at: nearby, cell }, eye }: Scene): Touch {
  const { far, part, shape } = nodes
  const { x: eyeX, y: eyeY, z: eyeZ } = eye
  const footprint = eye.pixel * nodes.step

  /** Which part of the scene is at a place. */
  const partAt = (x: number, y: number, z: number) => {
    let which = 0
    let least = 1e9
    for (let other = 0; other < parts.length; other++) {
      const near = parts[other]!.form(x, y, z)
      if (near < least) {
        least = near
        which = other
      }
    }
    return which
  }

  /** Where the surface looks to, without its fine hills; `center` is the form's own distance here. */
  const feelBare = (at: number, t: number, which: number, center: number) => {
    const x = eyeX + ray[0]! * t
    const y = eyeY + ray[1]! * t
    const z = eyeZ + ray[2]! * t
    const { form } = parts[which]!
    const e = footprint * t * 0.7
    const nx = form(x + e, y, z) - center
    const ny = form(x, y + e, z) - center
    const nz = form(x, y, z + e) - center
    const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    const here = at * SHAPE
    shape[here + 8] = nx * scale
    shape[here + 9] = ny * scale
    shape[here + 10] = nz * scale
    far[at] = t
    part[at] = which
  }

  const setDirection = (at: number, nx: number, ny: number, nz: number) => {
    const scale = 1 / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    shape[at * SHAPE] = nx * scale
    shape[at * SHAPE + 1] = ny * scale
    shape[at * SHAPE + 2] = nz * scale
  }

  /** The same with the hills. */
  const feel = (at: number, t: number, which: number, center: number) => {
    feelBare(at, t, which, center)
    const { relief } = parts[which]!.material
    const bare = at * SHAPE + 8
    if (!relief) {
      setDirection(at, shape[bare]!, shape[bare + 1]!, shape[bare + 2]!)
      return
    }
    const x = eyeX + ray[0]! * t
    const y = eyeY + ray[1]! * t
    const z = eyeZ + ray[2]! * t
    const e = footprint * t * 0.7
    const hill = relief(x, y, z)
    setDirection(
      at,
      shape[bare]! - (relief(x + e, y, z) - hill) / e,
      shape[bare + 1]! - (relief(x, y + e, z) - hill) / e,
      shape[bare + 2]! - (relief(x, y, z + e) - hill) / e,
    )
  }

  /** The surface around a node, without its hills: what hidden places and light below it go by. */
  const feelAround = (at: number) => {
    const t = far[at]!
    const x = eyeX + ray[0]! * t
    const y = eyeY + ray[1]! * t
    const z = eyeZ + ray[2]! * t
    const w = cell * 1.2
    const a = nearby(x + w, y - w, z - w)
    const b = nearby(x - w, y - w, z + w)
    const c = nearby(x - w, y + w, z - w)
    const d = nearby(x + w, y + w, z + w)
    let gx = a - b - c + d
    let gy = -a - b + c + d
    let gz = -a + b - c + d
    const scale = 1 / (Math.sqrt(gx * gx + gy * gy + gz * gz) || 1)
    gx *= scale
    gy *= scale
    gz *= scale
    const here = at * SHAPE
    shape[here + 3] = gx
    shape[here + 4] = gy
    shape[here + 5] = gz
    const probe = cell * 3
    const inner = nearby(x - gx * probe, y - gy * probe, z - gz * probe)
    const outer = nearby(x + gx * probe, y + gy * probe, z + gz * probe)
    shape[here + 6] = Math.min(Math.max((inner + probe) / probe, 0), 1)
    shape[here + 7] = Math.min(Math.max((probe - outer) / probe, 0), 1)
  }

  /** Whether a node lies on the same stretch of the form as another that is known. */
  const isAlike = (at: number, known: number) => {
    if (part[at] !== part[known] || Math.abs(far[at]! - far[known]!) > cell * 5) return false
    const p = at * SHAPE
    const q = known * SHAPE
    const hills = shape[p]! * shape[q]! + shape[p + 1]! * shape[q + 1]! + shape[p + 2]! * shape[q + 2]!
    const around = shape[p]! * shape[q + 3]! + shape[p + 1]! * shape[q + 4]! + shape[p + 2]! * shape[q + 5]!
    return Math.max(hills, around) > 0.86
  }

  const isCreased = (a: number, b: number, c: number, d: number) => turnBetween(a, d) < 0.86 || turnBetween(b, c) < 0.86

  const turnBetween = (a: number, b: number) => {
    const p = a * SHAPE + 8
    const q = b * SHAPE + 8
    return shape[p]! * shape[q]! + shape[p + 1]! * shape[q + 1]! + shape[p + 2]! * shape[q + 2]!
  }

  return { partAt, feelBare, setDirection, feel, feelAround, isAlike, isCreased }
}
