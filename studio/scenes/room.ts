import { hypot } from '../painting/arithmetic.ts'
import type { Canvas } from '../painting/canvas.ts'
import { clamp, type Rgb, smoothstep } from '../painting/color.ts'
import type { Noise } from '../painting/noise.ts'

/** Which wall of the room, seen from its entrance. */
export type Wall = 'back' | 'left' | 'right'

/** A work on a wall: metres from the wall's left end to its middle, and its size. */
export interface Hung {
  wall: Wall
  at: number
  width: number
  height: number
  picture: Canvas
}

export interface Room {
  /** Metres. */
  width: number
  depth: number
  height: number
  walls: Record<Wall, Rgb>
  floor: { color: Rgb; isWood: boolean; gloss: number }
  /** How warm and strong the lamps are beside the skylight. */
  lamp: Rgb
  bench?: { x: number; z: number; length: number; isAlong: boolean }
  hung: Hung[]
  noise: Noise
}

/** The middle of every work hangs at this height. */
const EYE = 1.55
const FRAME = 0.025

interface Hit {
  surface: Wall | 'floor' | 'ceiling' | 'bench'
  /** Metres along the surface. */
  u: number
  v: number
}

/** Where the eye is: at the entrance, as far outside as this share of the room's depth. */
export const OUTSIDE = 0.32

/** The colour that is seen from the entrance in a direction; x to the right, y up, z into the room. */
export function seeRoom(room: Room, dx: number, dy: number, dz: number, into: Float64Array): void {
  cast(room, 0, EYE, -room.depth * OUTSIDE, dx, dy, dz)
  const { surface, u, v } = hit
  colorOf(room, surface, u, v, into)
  if (surface !== 'floor') return
  // A polished floor gives back a dim, upside-down room, more so where one looks along it.
  const red = into[0]!
  const green = into[1]!
  const blue = into[2]!
  cast(room, u, 0.001, v, dx, -dy, dz)
  // What stands on the floor is mirrored clearly, what hangs high is lost in its unevenness.
  const fading = hit.surface === 'ceiling' ? 0.35 : Math.exp(-hit.v * 0.75)
  const share = room.floor.gloss * fading * (0.25 + 0.75 * (1 + dy / Math.hypot(dx, dy, dz)) ** 3)
  colorOf(room, hit.surface, hit.u, hit.v, into)
  into[0] = red + (into[0]! - red) * share
  into[1] = green + (into[1]! - green) * share
  into[2] = blue + (into[2]! - blue) * share
}

/** What the last ray has met; one object for all of them, since there are millions. */
const hit: Hit = { surface: 'back', u: 0, v: 0 }

function cast(room: Room, x: number, y: number, z: number, dx: number, dy: number, dz: number): void {
  const half = room.width / 2
  let distance = (room.depth - z) / dz
  let surface: Hit['surface'] = 'back'
  const side = dx === 0 ? Infinity : ((dx < 0 ? -half : half) - x) / dx
  if (side < distance) {
    distance = side
    surface = dx < 0 ? 'left' : 'right'
  }
  const level = dy === 0 ? Infinity : ((dy < 0 ? 0 : room.height) - y) / dy
  if (level < distance) {
    distance = level
    surface = dy < 0 ? 'floor' : 'ceiling'
  }
  if (room.bench) {
    const reach = hitBench(room.bench, x, y, z, dx, dy, dz)
    if (reach > 1e-6 && reach < distance) {
      distance = reach
      surface = 'bench'
    }
  }
  const px = x + dx * distance
  const pz = z + dz * distance
  hit.surface = surface
  hit.u = surface === 'back' ? px + half : surface === 'left' ? pz : surface === 'right' ? room.depth - pz : px
  hit.v = surface === 'floor' || surface === 'ceiling' ? pz : y + dy * distance
}

const BENCH = { height: 0.44, deep: 0.42, thick: 0.09 }

function benchBox({ x, z, length, isAlong }: NonNullable<Room['bench']>) {
  const [halfX, halfZ] = isAlong ? [BENCH.deep / 2, length / 2] : [length / 2, BENCH.deep / 2]
  return { left: x - halfX, right: x + halfX, near: z - halfZ, far: z + halfZ }
}

/** The seat and two solid legs. */
function hitBench(
  bench: NonNullable<Room['bench']>,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
) {
  // Most rays pass above it or beside it.
  if (y > BENCH.height && dy >= 0) return Infinity
  const reach = bench.length / 2
  if (passesBox(x, z, dx, dz, bench.x - reach, bench.x + reach, bench.z - reach, bench.z + reach)) return Infinity
  const { left, right, near, far } = benchBox(bench)
  const seat = hitBox(x, y, z, dx, dy, dz, left, right, BENCH.height - BENCH.thick, BENCH.height, near, far)
  const inset = 0.16
  const legs = bench.isAlong
    ? [
        [left + 0.03, right - 0.03, near + inset, near + inset + 0.08],
        [left + 0.03, right - 0.03, far - inset - 0.08, far - inset],
      ]
    : [
        [left + inset, left + inset + 0.08, near + 0.03, far - 0.03],
        [right - inset - 0.08, right - inset, near + 0.03, far - 0.03],
      ]
  return Math.min(
    seat,
    ...legs.map(([a = 0, b = 0, c = 0, d = 0]) =>
      hitBox(x, y, z, dx, dy, dz, a, b, 0, BENCH.height - BENCH.thick, c, d),
    ),
  )
}

/** Whether a ray, seen from above, has nothing to do with a box. */
function passesBox(
  x: number,
  z: number,
  dx: number,
  dz: number,
  left: number,
  right: number,
  near: number,
  far: number,
): boolean {
  const x1 = (left - x) / dx
  const x2 = (right - x) / dx
  const z1 = (near - z) / dz
  const z2 = (far - z) / dz
  return Math.max(Math.min(x1, x2), Math.min(z1, z2), 0) > Math.min(Math.max(x1, x2), Math.max(z1, z2))
}

function hitBox(
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  left: number,
  right: number,
  bottom: number,
  top: number,
  near: number,
  far: number,
): number {
  const x1 = (left - x) / dx
  const x2 = (right - x) / dx
  const y1 = (bottom - y) / dy
  const y2 = (top - y) / dy
  const z1 = (near - z) / dz
  const z2 = (far - z) / dz
  const enter = Math.max(Math.min(x1, x2), Math.min(y1, y2), Math.min(z1, z2))
  const leave = Math.min(Math.max(x1, x2), Math.max(y1, y2), Math.max(z1, z2))
  return enter < leave && enter > 0 ? enter : Infinity
}

function colorOf(room: Room, surface: Hit['surface'], u: number, v: number, into: Float64Array): void {
  if (surface === 'ceiling') return seeCeiling(room, u, v, into)
  if (surface === 'floor') return seeFloor(room, u, v, into)
  if (surface === 'bench') {
    const isTop = v > BENCH.height - 0.004
    const shade = isTop ? 0.34 : 0.05 + 0.13 * (v / BENCH.height)
    set(into, shade, shade * 0.78, shade * 0.56)
    return
  }
  seeWall(room, surface, u, v, into)
}

function seeCeiling(room: Room, x: number, z: number, into: Float64Array): void {
  const inside = Math.min(room.width * 0.3 - Math.abs(x), z - room.depth * 0.12, room.depth * 0.88 - z)
  const glow = smoothstep(-0.02, 0.03, inside)
  const bars = 1 - 0.16 * smoothstep(0.46, 0.5, Math.abs(((z * 0.9) % 1) - 0.5))
  const plain = 0.62 + 0.14 * smoothstep(1.6, 0, Math.abs(inside))
  const level = plain + (1 * bars - plain) * glow
  set(into, level * (1 - 0.02 * glow), level, level * (1 + 0.015 * glow))
}

function seeFloor(room: Room, x: number, z: number, into: Float64Array): void {
  const { color, isWood } = room.floor
  const light =
    0.55 + 0.45 * smoothstep(room.width * 0.62, room.width * 0.1, Math.abs(x)) * smoothstep(-1, room.depth * 0.4, z)
  let tone = light
  if (isWood) {
    const board = Math.floor(x / 0.14)
    const shift = Math.abs(Math.sin(board * 127.1) * 43.7) % 1
    const length = Math.floor(z / 2.2 + shift * 5)
    const variety = Math.abs(Math.sin(board * 12.9 + length * 78.2) * 43_758.5) % 1
    const joint = smoothstep(0.006, 0, Math.abs(x / 0.14 - Math.round(x / 0.14)) * 0.14)
    tone *= 0.84 + variety * 0.26 + room.noise(x * 18, z * 1.6) * 0.12 - joint * 0.4
  } else {
    tone *= 0.95 + room.noise(x * 0.9, z * 0.9) * 0.14 + room.noise(x * 7, z * 7) * 0.05
  }
  tone *= 1 - 0.45 * smoothstep(0.35, 0, Math.min(room.depth - z, room.width / 2 - Math.abs(x)))
  if (room.bench) {
    const { left, right, near, far } = benchBox(room.bench)
    const away = hypot(Math.max(left - x, x - right, 0), Math.max(near - z, z - far, 0))
    tone *= 1 - 0.55 * smoothstep(0.5, 0, away)
  }
  set(into, color[0] * tone, color[1] * tone, color[2] * tone)
}

function seeWall(room: Room, wall: Wall, u: number, v: number, into: Float64Array): void {
  const color = room.walls[wall]
  const span = wall === 'back' ? room.width : room.depth
  // Daylight falls from above, the corners stay a little darker.
  let light = 0.6 + 0.26 * smoothstep(0, room.height, v) - 0.14 * smoothstep(0.7, 0, Math.min(u, span - u))
  light -= 0.12 * smoothstep(0.5, 0, v)
  into[0] = color[0] * light
  into[1] = color[1] * light
  into[2] = color[2] * light
  for (const work of room.hung) {
    if (work.wall !== wall) continue
    const x = u - work.at
    const y = v - EYE
    const halfX = work.width / 2
    const halfY = work.height / 2
    const away = (x / (halfX + 0.75)) ** 2 + ((y - 0.12) / (halfY + 0.7)) ** 2
    if (away < 9) {
      const pool = Math.exp(-away) * 0.36
      into[0] += color[0] * pool * room.lamp[0]
      into[1] += color[1] * pool * room.lamp[1]
      into[2] += color[2] * pool * room.lamp[2]
    }
    const outside = Math.max(Math.abs(x) - halfX, Math.abs(y) - halfY)
    if (outside > 0.4) continue
    // A soft shadow below and beside, from the lamps in front of the wall.
    const shade = 1 - 0.5 * smoothstep(0.11, -0.03, Math.max(Math.abs(x) - halfX, Math.abs(y + 0.045) - halfY))
    into[0] *= shade
    into[1] *= shade
    into[2] *= shade
    if (outside > FRAME) continue
    if (outside > 0) {
      const rim = 0.05 + 0.03 * (0.5 + y / (work.height + 2 * FRAME))
      set(into, rim, rim * 0.9, rim * 0.8)
      continue
    }
    const lit = 0.9 + 0.12 * (0.5 + y / work.height)
    look(work, x / work.width + 0.5, 0.5 - y / work.height, into)
    set(into, into[0] * lit * room.lamp[0], into[1] * lit * room.lamp[1], into[2] * lit * room.lamp[2])
  }
}

/** The picture at a place, between its pixels. */
function look({ picture: { width, height, data } }: Hung, u: number, v: number, into: Float64Array): void {
  const x = clamp(u * width - 0.5, 0, width - 1.001)
  const y = clamp(v * height - 0.5, 0, height - 1.001)
  const at = ((y | 0) * width + (x | 0)) * 3
  const dx = x - (x | 0)
  const dy = y - (y | 0)
  for (let part = 0; part < 3; part++) {
    const here = at + part
    const next = here + width * 3
    const above = data[here]! + (data[here + 3]! - data[here]!) * dx
    into[part] = above + (data[next]! + (data[next + 3]! - data[next]!) * dx - above) * dy
  }
}

function set(into: Float64Array, red: number, green: number, blue: number): void {
  into[0] = red
  into[1] = green
  into[2] = blue
}
