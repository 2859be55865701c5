import { tabulate } from './arithmetic.ts'
import { createLots } from './lots.ts'

/**
 * The height of the ground at a place seen from far: nothing finer than `footprint` need be told, and where it stays
 * below `floor` any height below that will do.
 */
export type Ground = (x: number, z: number, footprint: number, floor: number) => number

/** Where the camera stands. Its place is the origin, it looks along z; lengths in the world are free. */
export interface View {
  /** Height of the lens. */
  eye: number
  /** Of the lens, in units of the picture's shorter side: 1 sees about 53°. */
  focal: number
  /** Where the horizon lies, in units from the top. */
  horizon: number
  near: number
  far: number
  /** Samples into the depth. */
  steps: number
}

/** One place of the ground, as the light finds it. */
export interface Spot {
  x: number
  z: number
  height: number
  /** How the ground rises to the right and away. */
  slopeX: number
  slopeZ: number
  /** How much of the sun reaches it past the hills beside it: 0 to 1. */
  sun: number
}

/** What is seen of the ground: for each pixel its light, how much haze lies before it, and how much of it is ground. */
export interface Prospect {
  light: Float32Array
  haze: Float32Array
  cover: Float32Array
}

interface Seen {
  width: number
  height: number
  unit: number
}

interface Lighting {
  /** Rise of the sun's rays over their run along x; positive when it stands on the left, negative on the right. */
  sun: number
  light: (spot: Spot) => number
  haze: (spot: Spot) => number
}

/** Looks at ground through a lens: rows of the ground are projected front to back, each hiding what lies behind it. */
export function viewTerrain({ width, height, unit }: Seen, view: View, ground: Ground, lighting: Lighting): Prospect {
  const { eye, focal, horizon, near, far, steps } = view
  const growth = (far / near) ** (1 / (steps - 1))
  // Hills outside of the picture throw their shadows into it; those need no detail.
  const margin = Math.round(width * 0.1)
  const columns = width + margin * 2
  // How steep each column's line of sight has become: what rises less is hidden.
  const sights = new Float64Array(columns).fill(-(height / unit - horizon) / focal)
  const survey = (heights: Float32Array, depth: number) => {
    const pixel = depth / focal / unit
    for (let column = 0; column < columns; column++) {
      const x = (column + 0.5 - columns / 2) * pixel
      const aside = column < margin || column >= columns - margin
      const floor = aside ? -Infinity : eye + sights[column]! * depth - pixel * 6
      heights[column] = ground(x, depth, aside ? pixel * 8 : pixel, floor)
    }
  }
  let before = new Float32Array(columns)
  let here = new Float32Array(columns)
  survey(before, near)

  const size = width * height
  const seen = { light: new Float32Array(size), haze: new Float32Array(size), cover: new Float32Array(size) }
  const suns = new Float32Array(columns)
  const tops = new Float64Array(width).fill(height)
  const lastLights = new Float64Array(width)
  const lastHazes = new Float64Array(width)
  const isLastSeen = new Uint8Array(width)
  const spot: Spot = { x: 0, z: 0, height: 0, slopeX: 0, slopeZ: 0, sun: 0 }
  for (let step = 1, depth = near * growth; step < steps; step++, depth *= growth) {
    const nearer = depth / growth
    survey(here, depth)
    castShadows(here, suns, depth / focal / unit, lighting.sun)
    for (let column = 0; column < width; column++) {
      const at = column + margin
      const across = (column + 0.5 - width / 2) / focal / unit
      let top = tops[column]!
      if (top <= 0) continue
      const y = (horizon - (focal * (here[at]! - eye)) / depth) * unit
      const wasSeen = isLastSeen[column] === 1
      isLastSeen[column] = 0
      if (y >= top && !wasSeen) continue
      // A slope that rises far, or a crest that was passed, is looked at more closely.
      const parts = y >= top ? 5 : Math.min(Math.ceil((top - y) / 2), 10)
      let lastRise = before[at]!
      let lastDepth = nearer
      for (let part = 1; part <= parts; part++) {
        const z = nearer + ((depth - nearer) * part) / parts
        const pixel = z / focal / unit
        const x = across * z
        const rise = part === parts ? here[at]! : ground(x, z, pixel, eye + sights[at]! * z - pixel * 6)
        const slopeZ = (rise - lastRise) / (z - lastDepth)
        lastRise = rise
        lastDepth = z
        const partY = (horizon - (focal * (rise - eye)) / z) * unit
        if (partY >= top) {
          isLastSeen[column] = 0
          continue
        }
        spot.x = x
        spot.z = z
        spot.height = rise
        spot.slopeX =
          part === parts
            ? (here[at + 1]! - here[at - 1]!) / (pixel * 2)
            : (ground(x + pixel, z, pixel, -Infinity) - rise) / pixel
        spot.slopeZ = slopeZ
        spot.sun = suns[at]!
        const light = lighting.light(spot)
        const haze = lighting.haze(spot)
        const isJoined = part > 1 ? isLastSeen[column] === 1 : wasSeen
        const lastLight = isJoined ? lastLights[column]! : light
        const lastHaze = isJoined ? lastHazes[column]! : haze
        for (let row = Math.max(0, Math.floor(partY)); row < height && row < top; row++) {
          const share = Math.min(row + 1, top) - Math.max(row, partY)
          const blend = Math.min(Math.max((row + 0.5 - partY) / (top - partY), 0), 1)
          const pixelAt = row * width + column
          seen.light[pixelAt]! += share * (light + (lastLight - light) * blend)
          seen.haze[pixelAt]! += share * (haze + (lastHaze - haze) * blend)
          seen.cover[pixelAt]! += share
        }
        top = partY
        lastLights[column] = light
        lastHazes[column] = haze
        isLastSeen[column] = 1
        sights[at] = (rise - eye) / z
      }
      tops[column] = top
    }
    const spare = before
    before = here
    here = spare
  }
  for (let at = 0; at < size; at++) {
    const cover = seen.cover[at]!
    if (cover <= 0) continue
    seen.light[at]! /= cover
    seen.haze[at]! /= cover
  }
  return seen
}

/** Along one row: what lies below the shadow of a hill nearer to the sun is dark, softly at its rim. */
function castShadows(heights: Float32Array, suns: Float32Array, pixel: number, sun: number): void {
  const step = sun > 0 ? 1 : -1
  const fall = Math.abs(sun) * pixel
  let shadow = -Infinity
  for (let count = 0, at = sun > 0 ? 0 : heights.length - 1; count < heights.length; count++, at += step) {
    const height = heights[at]!
    shadow -= fall
    const gap = (shadow - height) / (fall * 6 + 1e-9)
    suns[at] = gap <= 0 ? 1 : gap >= 1 ? 0 : 1 - gap
    if (height > shadow) shadow = height
  }
}

let table: Float32Array | undefined

/** One table of values serves all grounds: each seed looks at another part of it. */
function placeInTable(seed: string | number): { values: Float32Array; fromX: number; fromZ: number } {
  if (!table) {
    const lots = createLots('relief')
    table = tabulate(65_536, () => lots.next() * 2 - 1)
  }
  const lots = createLots(`relief ${seed}`)
  return { values: table, fromX: lots.between(0, 256), fromZ: lots.between(0, 256) }
}

/** Smooth ground worked out once on a coarse grid before a view, and read between its points. */
export function surveyGround(
  ground: Ground,
  { far, focal }: View,
  wide: number,
  cell: number,
): (x: number, z: number) => number {
  const half = (far * wide * 0.62) / focal
  const [columns, rows] = [Math.ceil((half * 2) / cell) + 2, Math.ceil(far / cell) + 2]
  const grid = new Float32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++)
      grid[at] = ground(column * cell - half, row * cell, cell, -Infinity)
  }
  return (x, z) => {
    const gridX = Math.min(Math.max((x + half) / cell, 0), columns - 1.001)
    const gridZ = Math.min(z / cell, rows - 1.001)
    const column = gridX | 0
    const row = gridZ | 0
    const at = row * columns + column
    const dx = gridX - column
    const nearer = grid[at]! + (grid[at + 1]! - grid[at]!) * dx
    const farther = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * dx
    return nearer + (farther - nearer) * (gridZ - row)
  }
}

/** Mountains as water and ice leave them: steep slopes stay smooth, floors and shoulders keep their detail. Around 0, within ±1. */
export function erodedGround(seed: string | number, { octaves = 11, wear = 1, gain = 0.5 } = {}): Ground {
  const { values, fromX, fromZ } = placeInTable(seed)
  return (x, z, footprint, floor) => {
    let sum = 0
    let weight = 0.5
    let size = 1
    let slopeX = 0
    let slopeZ = 0
    let placeX = x + fromX
    let placeZ = z + fromZ
    for (let octave = 0; octave < octaves; octave++) {
      const fading = size / (footprint * 2) - 1
      if (fading <= 0 || sum + weight * 2 < floor) break
      const cellX = Math.floor(placeX)
      const cellZ = Math.floor(placeZ)
      const dx = placeX - cellX
      const dz = placeZ - cellZ
      const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
      const v = dz * dz * dz * (dz * (dz * 6 - 15) + 10)
      const above = (cellZ & 255) << 8
      const below = ((cellZ + 1) & 255) << 8
      const a = values[above | (cellX & 255)]!
      const b = values[above | ((cellX + 1) & 255)]! - a
      const c = values[below | (cellX & 255)]! - a
      const d = values[below | ((cellX + 1) & 255)]! - a - b - c
      slopeX += 30 * dx * dx * (dx * (dx - 2) + 1) * (b + d * v)
      slopeZ += 30 * dz * dz * (dz * (dz - 2) + 1) * (c + d * u)
      const value = a + b * u + c * v + d * u * v
      sum += (weight * (fading < 1 ? fading : 1) * value) / (1 + wear * (slopeX * slopeX + slopeZ * slopeZ))
      weight *= gain
      size *= 0.5
      const turned = (placeX * 0.8 - placeZ * 0.6) * 2
      placeZ = (placeX * 0.6 + placeZ * 0.8) * 2 + 11.7
      placeX = turned
    }
    return sum
  }
}

/** Alpine crests: sharp ridges that branch into finer ones, over smoother valleys. From 0 to about 1. */
export function alpineGround(
  seed: string | number,
  { octaves = 10, gain = 0.5, sharpness = 1.6, slopes = 0.16 } = {},
): Ground {
  const { values, fromX, fromZ } = placeInTable(seed)
  return (x, z, footprint, floor) => {
    let sum = 0
    let weight = 0.55
    let size = 1
    let carried = 1
    let placeX = x + fromX
    let placeZ = z + fromZ
    for (let octave = 0; octave < octaves; octave++) {
      const fading = size / (footprint * 2) - 1
      if (fading <= 0 || sum + weight * 2 * (carried + (1 - carried) * slopes) < floor) break
      const cellX = Math.floor(placeX)
      const cellZ = Math.floor(placeZ)
      const dx = placeX - cellX
      const dz = placeZ - cellZ
      const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
      const v = dz * dz * dz * (dz * (dz * 6 - 15) + 10)
      const above = (cellZ & 255) << 8
      const below = ((cellZ + 1) & 255) << 8
      const a = values[above | (cellX & 255)]!
      const b = values[above | ((cellX + 1) & 255)]! - a
      const c = values[below | (cellX & 255)]! - a
      const d = values[below | ((cellX + 1) & 255)]! - a - b - c
      const value = a + b * u + c * v + d * u * v
      let crest = 1 - (value < 0 ? -value : value) * 1.15
      crest = crest < 0 ? 0 : crest * crest
      crest *= carried + (1 - carried) * slopes
      carried = crest * sharpness
      if (carried > 1) carried = 1
      sum += weight * (fading < 1 ? fading : 1) * crest
      weight *= gain
      size *= 0.5
      const turned = (placeX * 0.8 - placeZ * 0.6) * 2
      placeZ = (placeX * 0.6 + placeZ * 0.8) * 2 + 11.7
      placeX = turned
    }
    return sum
  }
}
