import { tabulate } from './arithmetic.ts'
import type { DistanceGrid } from './distance-grid.ts'
import { type AimedLamp, aimLamp, seeLamp, type Studio } from './studio.ts'

/** Light as it arrives, written into and read from the same three numbers so that nothing is allocated. */
export interface Gathered {
  red: number
  green: number
  blue: number
}

/** What a studio's light does around one form. */
export interface LightAround {
  lamps: AimedLamp[]
  /** How much of a lamp is seen from a place, 0 to 1. */
  shadowAt: (x: number, y: number, z: number, lamp: AimedLamp) => number
  /** How open the form is in a direction, for a cone of such a width (tangent). */
  openness: (x: number, y: number, z: number, dx: number, dy: number, dz: number, cone: number) => number
  /** The light the room and the floor send from a direction. */
  roomFrom: (x: number, y: number, z: number, dx: number, dy: number, dz: number, blur: number, into: Gathered) => void
  /** All the room's light that falls on a place of the form, weighed by where it comes from. */
  fillAt: (x: number, y: number, z: number, nx: number, ny: number, nz: number, bounce: number, into: Gathered) => void
  /** What the floor shows at a place. */
  floorAt: (x: number, z: number, into: Gathered) => void
}

const FLOOR_CELLS = 280
const CONES = 4

/** Prepares a studio's light around a form; works out the light on the floor once. */
export function gatherLight(grid: DistanceGrid, studio: Studio, eyeAzimuth: number): LightAround {
  const { at: distance, cell, bounds } = grid
  const lamps = studio.lamps.map((lamp) => aimLamp(lamp, eyeAzimuth))
  const { zenith, horizon, floor } = studio
  const size = Math.max(bounds.x1 - bounds.x0, bounds.y1, bounds.z1 - bounds.z0)
  const spread = size * 0.25

  const shadowAt = (x: number, y: number, z: number, lamp: AimedLamp) => {
    const { x: dx, y: dy, z: dz, cone } = lamp
    // Only where the way to the lamp crosses the neighbourhood of the form.
    const ix = 1 / (Math.abs(dx) < 1e-6 ? 1e-6 : dx)
    const iy = 1 / (Math.abs(dy) < 1e-6 ? 1e-6 : dy)
    const iz = 1 / (Math.abs(dz) < 1e-6 ? 1e-6 : dz)
    const xa = (bounds.x0 - spread - x) * ix
    const xb = (bounds.x1 + spread - x) * ix
    const ya = (bounds.y0 - spread - y) * iy
    const yb = (bounds.y1 + spread - y) * iy
    const za = (bounds.z0 - spread - z) * iz
    const zb = (bounds.z1 + spread - z) * iz
    const enter = Math.max(Math.min(xa, xb), Math.min(ya, yb), Math.min(za, zb))
    const leave = Math.min(Math.max(xa, xb), Math.max(ya, yb), Math.max(za, zb))
    if (leave <= 0 || enter > leave) return 1
    let t = enter > cell * 1.5 ? enter : cell * 1.5
    let open = 1
    for (let step = 0; step < 40 && t < leave; step++) {
      const near = distance(x + dx * t, y + dy * t, z + dz * t)
      const share = near / (cone * t)
      if (share < open) open = share
      if (open < -0.98) return 0
      const least = cell * 0.7 + t * cone * 0.18
      t += near > least ? near : least
    }
    return open >= 1 ? 1 : 0.25 * (1 + open) * (1 + open) * (2 - open)
  }

  const openness = (x: number, y: number, z: number, dx: number, dy: number, dz: number, cone: number) => {
    let t = cell * 1.2
    let open = 1
    const end = size * 0.9
    for (let step = 0; step < 9 && t < end; step++) {
      const near = distance(x + dx * t, y + dy * t, z + dz * t)
      const share = (near + cell * 0.2) / (cone * t)
      if (share < open) {
        open = share
        if (open <= 0) return 0
      }
      const least = t * 0.45
      t += near > least ? near : least
    }
    return open
  }

  // The floor's nodes lie closer to each other near the form.
  const middleX = (bounds.x0 + bounds.x1) / 2
  const middleZ = (bounds.z0 + bounds.z1) / 2
  const spreadX = (bounds.x1 - bounds.x0) * 0.5
  const spreadZ = (bounds.z1 - bounds.z0) * 0.5
  const endX = squeeze((spreadX + size * 2) / spreadX)
  const endZ = squeeze((spreadZ + size * 2) / spreadZ)
  const floorLight = new Float32Array((FLOOR_CELLS + 1) * (FLOOR_CELLS + 1) * 3)
  const falloff = (studio.falloff ?? 0.12) / (size * size)
  const lightFloorRow = (row: number) => {
    for (let column = 0, at = row * (FLOOR_CELLS + 1) * 3; column <= FLOOR_CELLS; column++, at += 3) {
      const x = middleX + spreadX * release(endX * ((column / FLOOR_CELLS) * 2 - 1))
      const z = middleZ + spreadZ * release(endZ * ((row / FLOOR_CELLS) * 2 - 1))
      const y = cell * 0.5
      let open = openness(x, y, z, 0, 1, 0, 0.577) * 0.3
      for (let cone = 0; cone < 5; cone++) {
        const angle = (cone / 5) * Math.PI * 2
        open += openness(x, y, z, Math.cos(angle) * 0.82, 0.57, Math.sin(angle) * 0.82, 0.577) * 0.14
      }
      open = 0.16 + open * 0.84
      let red = (zenith[0] * 0.62 + horizon[0] * 0.38) * open
      let green = (zenith[1] * 0.62 + horizon[1] * 0.38) * open
      let blue = (zenith[2] * 0.62 + horizon[2] * 0.38) * open
      const away = 1 / (1 + ((x - middleX) ** 2 + (z - middleZ) ** 2) * falloff)
      for (const lamp of lamps) {
        const share = lamp.y * away * (lamp.castsShadow ? shadowAt(x, y, z, lamp) : 0)
        red += lamp.red * share
        green += lamp.green * share
        blue += lamp.blue * share
      }
      floorLight[at] = red * floor[0]
      floorLight[at + 1] = green * floor[1]
      floorLight[at + 2] = blue * floor[2]
    }
  }
  for (let row = 0; row <= FLOOR_CELLS; row++) lightFloorRow(row)

  const stride = (FLOOR_CELLS + 1) * 3
  const floorAt = (x: number, z: number, into: Gathered) => {
    const gx = Math.min(
      Math.max((squeeze((x - middleX) / spreadX) / endX + 1) * 0.5 * FLOOR_CELLS, 0),
      FLOOR_CELLS - 0.001,
    )
    const gz = Math.min(
      Math.max((squeeze((z - middleZ) / spreadZ) / endZ + 1) * 0.5 * FLOOR_CELLS, 0),
      FLOOR_CELLS - 0.001,
    )
    const column = gx | 0
    const row = gz | 0
    const u = gx - column
    const v = gz - row
    const at = row * stride + column * 3
    const a = (1 - u) * (1 - v)
    const b = u * (1 - v)
    const c = (1 - u) * v
    const d = u * v
    const next = at + stride
    into.red = floorLight[at]! * a + floorLight[at + 3]! * b + floorLight[next]! * c + floorLight[next + 3]! * d
    into.green =
      floorLight[at + 1]! * a + floorLight[at + 4]! * b + floorLight[next + 1]! * c + floorLight[next + 4]! * d
    into.blue =
      floorLight[at + 2]! * a + floorLight[at + 5]! * b + floorLight[next + 2]! * c + floorLight[next + 5]! * d
  }

  const roomFrom = (
    x: number,
    y: number,
    z: number,
    dx: number,
    dy: number,
    dz: number,
    blur: number,
    into: Gathered,
  ) => {
    const up = Math.min(Math.max(dy / (2 * blur) + 0.5, 0), 1)
    if (up < 1) {
      const slope = dy < -0.12 ? dy : -0.12
      const reach = y / -slope
      floorAt(x + dx * reach, z + dz * reach, into)
    } else {
      into.red = 0
      into.green = 0
      into.blue = 0
    }
    if (up > 0) {
      const high = dy > 0 ? Math.sqrt(dy) : 0
      const down = 1 - up
      into.red = into.red * down + (horizon[0] + (zenith[0] - horizon[0]) * high) * up
      into.green = into.green * down + (horizon[1] + (zenith[1] - horizon[1]) * high) * up
      into.blue = into.blue * down + (horizon[2] + (zenith[2] - horizon[2]) * high) * up
    }
  }

  const one: Gathered = { red: 0.5, green: 0.5, blue: 0.5 }
  const cosines = tabulate(CONES, (cone) => Math.cos((cone / CONES) * Math.PI * 2))
  const sines = tabulate(CONES, (cone) => Math.sin((cone / CONES) * Math.PI * 2))
  const fillAt = (
    x: number,
    y: number,
    z: number,
    nx: number,
    ny: number,
    nz: number,
    bounce: number,
    into: Gathered,
  ) => {
    let open = openness(x, y, z, nx, ny, nz, 0.577)
    roomFrom(x, y, z, nx, ny, nz, 0.3, one)
    let weight = (open + (1 - open) * bounce) * 0.28
    let red = one.red * weight
    let green = one.green * weight
    let blue = one.blue * weight
    // Two directions across the normal.
    const s = nz >= 0 ? 1 : -1
    const a = -1 / (s + nz)
    const b = nx * ny * a
    const tx = 1 + s * nx * nx * a
    const ty = s * b
    const tz = -s * nx
    const bx = b
    const by = s + ny * ny * a
    const bz = -ny
    for (let cone = 0; cone < CONES; cone++) {
      const cos = cosines[cone]! * 0.84
      const sin = sines[cone]! * 0.84
      const dx = nx * 0.54 + tx * cos + bx * sin
      const dy = ny * 0.54 + ty * cos + by * sin
      const dz = nz * 0.54 + tz * cos + bz * sin
      open = openness(x, y, z, dx, dy, dz, 0.577)
      roomFrom(x, y, z, dx, dy, dz, 0.3, one)
      weight = (open + (1 - open) * bounce) * 0.18
      red += one.red * weight
      green += one.green * weight
      blue += one.blue * weight
    }
    into.red = red
    into.green = green
    into.blue = blue
  }

  return { lamps, shadowAt, openness, roomFrom, fillAt, floorAt }
}

/** Brings what is far closer; near the middle it changes little. */
const squeeze = (value: number) => value / (1.6 + Math.abs(value))
const release = (value: number) => (1.6 * value) / (1 - Math.abs(value))

/** The light of all lamps that a mirror shows in a direction. */
export function seeLamps(
  lamps: AimedLamp[],
  dx: number,
  dy: number,
  dz: number,
  blur: number,
  share: number,
  into: Gathered,
): void {
  for (let at = 0; at < lamps.length; at++) {
    const lamp = lamps[at]!
    const seen = seeLamp(lamp, dx, dy, dz, blur)
    if (seen === 0) continue
    const bright = seen * lamp.face * share
    into.red += lamp.red * bright
    into.green += lamp.green * bright
    into.blue += lamp.blue * bright
  }
}
