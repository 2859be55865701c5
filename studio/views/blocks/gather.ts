import { tabulate } from '../../painting/arithmetic.ts'
import type { Rgb } from '../../painting/color.ts'
import type { Solid, Vector } from './solid.ts'
import type { Traced } from './trace-solids.ts'

/** A window or a soft box: a bright rectangle. */
export interface Window {
  middle: Vector
  /** Half its sides, as vectors. */
  along: Vector
  up: Vector
  color: Rgb
  power: number
}

/** The sun through panes that stand in a plane x = const. */
interface Sun {
  /** Where it is seen from the room. */
  towards: Vector
  color: Rgb
  /** Half of how wide it is (tangent): more on hazy days. */
  wide: number
  x: number
  panes: { y0: number; y1: number; z0: number; z1: number }[]
}

export interface Light {
  windows: Window[]
  sun?: Sun
  /** What comes from all around where nothing stands, from above and from below. */
  above: Rgb
  below: Rgb
  /** How brightly lit things are that throw light back, on the whole. */
  bounce: number
}

const WINDOW_LOOKS = 96
const ROUND_LOOKS = 128
const SUN_LOOKS = 24

/** Places that fill a square evenly, and no two of them in one row. */
const spread = (count: number) => ({
  u: tabulate(count, (at) => (at * 0.754877666 + 0.5) % 1),
  v: tabulate(count, (at) => (at * 0.569840291 + 0.5) % 1),
})

/** Adds up the light that falls on a place of a surface. */
export type Gather = (x: number, y: number, z: number, nx: number, ny: number, nz: number, into: Float64Array) => void

/** Makes what adds up all soft light, and what adds up the sun alone, whose edges are sharp. */
export function createGathering(
  { meetless, solids }: { meetless: Traced; solids: readonly Solid[] },
  { windows, sun, above, below, bounce }: Light,
): { gather: Gather; gatherSun: Gather | undefined } {
  const { isHidden, strike } = meetless
  const places = spread(WINDOW_LOOKS)
  const around = spread(ROUND_LOOKS)
  const discs = spread(SUN_LOOKS)
  const faces = windows.map(({ along, up, power, color }) => {
    const wide = Math.hypot(...along)
    const high = Math.hypot(...up)
    const nx = (along[1] * up[2] - along[2] * up[1]) / wide / high
    const ny = (along[2] * up[0] - along[0] * up[2]) / wide / high
    const nz = (along[0] * up[1] - along[1] * up[0]) / wide / high
    const each = (power * wide * high * 4) / WINDOW_LOOKS / Math.PI
    return { nx, ny, nz, red: color[0] * each, green: color[1] * each, blue: color[2] * each }
  })

  const fromWindows = (x: number, y: number, z: number, nx: number, ny: number, nz: number, into: Float64Array) => {
    for (let which = 0; which < windows.length; which++) {
      const { middle, along, up } = windows[which]!
      const face = faces[which]!
      for (let look = 0; look < WINDOW_LOOKS; look++) {
        const u = places.u[look]! * 2 - 1
        const v = places.v[look]! * 2 - 1
        let dx = middle[0] + along[0] * u + up[0] * v - x
        let dy = middle[1] + along[1] * u + up[1] * v - y
        let dz = middle[2] + along[2] * u + up[2] * v - z
        const square = dx * dx + dy * dy + dz * dz
        const reach = Math.sqrt(square)
        dx /= reach
        dy /= reach
        dz /= reach
        const facing = dx * nx + dy * ny + dz * nz
        if (facing <= 0) continue
        const shown = Math.abs(dx * face.nx + dy * face.ny + dz * face.nz)
        if (isHidden(x, y, z, dx, dy, dz, reach)) continue
        const share = (facing * shown) / square
        into[0]! += face.red * share
        into[1]! += face.green * share
        into[2]! += face.blue * share
      }
    }
  }

  const fromAround = (x: number, y: number, z: number, nx: number, ny: number, nz: number, into: Float64Array) => {
    const s = nz >= 0 ? 1 : -1
    const a = -1 / (s + nz)
    const b = nx * ny * a
    let red = 0
    let green = 0
    let blue = 0
    for (let look = 0; look < ROUND_LOOKS; look++) {
      const radius = Math.sqrt(around.u[look]!)
      const angle = around.v[look]! * Math.PI * 2
      const p = radius * Math.cos(angle)
      const q = radius * Math.sin(angle)
      const r = Math.sqrt(1 - radius * radius)
      const dx = (1 + s * nx * nx * a) * p + b * q + nx * r
      const dy = s * b * p + (s + ny * ny * a) * q + ny * r
      const dz = -s * nx * p - ny * q + nz * r
      const struck = strike(x, y, z, dx, dy, dz)
      if (struck < 0) {
        const rise = (dy + 1) / 2
        red += below[0] + (above[0] - below[0]) * rise
        green += below[1] + (above[1] - below[1]) * rise
        blue += below[2] + (above[2] - below[2]) * rise
      } else {
        const { tint } = solids[struck]!
        red += tint[0] * bounce
        green += tint[1] * bounce
        blue += tint[2] * bounce
      }
    }
    into[0]! += red / ROUND_LOOKS
    into[1]! += green / ROUND_LOOKS
    into[2]! += blue / ROUND_LOOKS
  }

  const fromSun = (x: number, y: number, z: number, nx: number, ny: number, nz: number, into: Float64Array) => {
    if (!sun) return
    const [tx, ty, tz] = sun.towards
    if (tx * nx + ty * ny + tz * nz <= 0) return
    let share = 0
    for (let look = 0; look < SUN_LOOKS; look++) {
      const radius = Math.sqrt(discs.u[look]!) * sun.wide
      const angle = discs.v[look]! * Math.PI * 2
      let dx = tx
      let dy = ty + Math.sin(angle) * radius
      let dz = tz + Math.cos(angle) * radius
      const scale = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz)
      dx *= scale
      dy *= scale
      dz *= scale
      const reach = (sun.x - x) / dx
      if (reach <= 0) continue
      const py = y + dy * reach
      const pz = z + dz * reach
      if (!sun.panes.some(({ y0, y1, z0, z1 }) => py > y0 && py < y1 && pz > z0 && pz < z1)) continue
      if (isHidden(x, y, z, dx, dy, dz, reach)) continue
      share += dx * nx + dy * ny + dz * nz
    }
    for (let part = 0; part < 3; part++) into[part]! += (sun.color[part]! * share) / SUN_LOOKS
  }

  /** A place a hair's breadth above its surface, so that it does not hide itself. */
  const lifted =
    (...sources: Gather[]): Gather =>
    (x, y, z, nx, ny, nz, into) => {
      into.fill(0)
      for (const add of sources) add(x + nx * 2e-4, y + ny * 2e-4, z + nz * 2e-4, nx, ny, nz, into)
    }
  return { gather: lifted(fromWindows, fromAround), gatherSun: sun ? lifted(fromSun) : undefined }
}
