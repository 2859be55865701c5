import type { Rgb } from '../painting/color.ts'
import { clamp, smoothstep } from '../painting/color.ts'
import { createNoise, layered } from '../painting/noise.ts'
import { type Skin, toned } from './chamber.ts'

const noise = createNoise('rooms')
const cloud = layered(createNoise('plaster'), 4)

/** A number from 0 to 1 that belongs to a board or a tile. */
const lot = (a: number, b: number) => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43_758.5453
  return value - Math.floor(value)
}

/** Painted plaster: almost even, with the slow unevenness of a roller. */
export const plaster = (color: Rgb, strength = 0.03): Skin =>
  toned(
    color,
    (x, y, z) => 1 + cloud((x + z) * 1.7, y * 1.7) * strength + noise((x - z) * 60, y * 60) * strength * 0.25,
  )

/** How wood runs along a direction, around 1. */
const grain = (along: number, across: number, seed: number) => {
  const wave = noise(across * 9 + seed * 17, along * 0.7 + seed * 5)
  const rings = Math.sin((across * 46 + wave * 7 + seed * 9) * 2.1)
  return 1 + rings * 0.035 + noise(across * 210, along * 3.5 + seed * 40) * 0.09 + wave * 0.08
}

/** Wood whose grain runs along an axis. */
export const wood = (color: Rgb, axis: 'x' | 'y' | 'z', { gloss = 0.035, rough = 0.22 } = {}): Skin =>
  toned(
    color,
    axis === 'x'
      ? (x, y, z) => grain(x, y * 0.8 + z, 3)
      : axis === 'y'
        ? (x, y, z) => grain(y, x + z * 0.8, 5)
        : (x, y, z) => grain(z, x + y * 0.8, 7),
    { gloss, rough },
  )

/** A floor of boards that run towards the wall. */
export function boards(
  color: Rgb,
  { width = 0.16, length = 2.1, gloss = 0.045, rough = 0.14, isAcross = false } = {},
): Skin {
  return {
    gloss,
    rough,
    colorAt: (px, _y, pz, into) => {
      const [x, z] = isAcross ? [pz, px] : [px, pz]
      const board = Math.floor(x / width)
      const shifted = z + lot(board, 1) * length
      const piece = Math.floor(shifted / length)
      const seed = lot(board, piece + 2)
      const side = Math.abs(x / width - board - 0.5) * 2
      const end = Math.abs(shifted / length - piece - 0.5) * 2
      const joint = smoothstep(1 - 0.006 / width, 1, side) + smoothstep(1 - 0.005 / length, 1, end)
      const tone = grain(z, x, seed * 9) * (0.86 + seed * 0.26) * (1 - 0.55 * clamp(joint))
      into[0] = color[0] * tone
      into[1] = color[1] * tone * (0.985 + lot(piece, board) * 0.03)
      into[2] = color[2] * tone * (0.96 + seed * 0.08)
    },
  }
}

/** Herringbone: short boards that meet at right angles. */
export function herringbone(color: Rgb, { width = 0.09, ratio = 6, gloss = 0.04, rough = 0.16 } = {}): Skin {
  const length = width * ratio
  return {
    gloss,
    rough,
    colorAt: (x, _y, z, into) => {
      // Turned by half a right angle, so that the zigzag runs towards the wall.
      const a = (x + z) * Math.SQRT1_2
      const b = (z - x) * Math.SQRT1_2
      const column = Math.floor(a / width)
      const row = Math.floor(b / width)
      const phase = (((column - row) % (2 * ratio)) + 2 * ratio) % (2 * ratio)
      const isFlat = phase < ratio
      const along = isFlat ? a : b
      const across = isFlat ? b : a
      const begin = isFlat ? (column - phase) * width : (row - (2 * ratio - 1 - phase)) * width
      const line = isFlat ? row : column
      const seed = lot(line + (isFlat ? 0 : 0.37), Math.round(begin / width))
      const inside = Math.abs((across / width - Math.floor(across / width)) * 2 - 1)
      const end = Math.abs(((along - begin) / length) * 2 - 1)
      const joint = smoothstep(1 - 0.007 / width, 1, inside) + smoothstep(1 - 0.006 / length, 1, end)
      const tone = grain(along, across, seed * 11) * (0.84 + seed * 0.28) * (1 - 0.5 * clamp(joint))
      into[0] = color[0] * tone
      into[1] = color[1] * tone * (0.985 + seed * 0.03)
      into[2] = color[2] * tone * (0.95 + lot(line, 4) * 0.1)
    },
  }
}

/** Stone tiles of two colours, laid as on a chessboard and turned by half a right angle. */
export function tiles(light: Rgb, dark: Rgb, side = 0.36): Skin {
  return {
    gloss: 0.05,
    rough: 0.07,
    colorAt: (x, _y, z, into) => {
      const a = (x + z) / Math.SQRT2 / side
      const b = (z - x) / Math.SQRT2 / side
      const [column, row] = [Math.floor(a), Math.floor(b)]
      const color = (column + row) & 1 ? dark : light
      const joint = smoothstep(1 - 0.012, 1, Math.max(Math.abs((a - column) * 2 - 1), Math.abs((b - row) * 2 - 1)))
      const seed = lot(column, row)
      const vein = cloud(x * 5 + seed * 30, z * 5 + seed * 11)
      const tone = (0.93 + seed * 0.12 + vein * 0.22) * (1 - joint * 0.35)
      for (let part = 0; part < 3; part++) into[part] = color[part]! * tone
    },
  }
}

/** Poured concrete, clouded and slightly polished. */
export const concrete = (color: Rgb): Skin =>
  toned(
    color,
    (x, _y, z) => 1 + cloud(x * 0.9, z * 0.9) * 0.2 + cloud(x * 6, z * 6) * 0.09 + noise(x * 90, z * 90) * 0.05,
    {
      gloss: 0.045,
      rough: 0.12,
    },
  )

/** Cloth with a visible weave. */
export const cloth = (color: Rgb, { thread = 300, strength = 0.16 } = {}): Skin =>
  toned(color, (x, y, z) => {
    const [u, v] = [x + z * 0.31, y + z * 0.77]
    const weave = Math.sin(u * thread * 2.1) * Math.sin(v * thread * 2.1)
    const slub = noise(u * thread * 0.35, v * thread * 0.05) + noise(u * thread * 0.05, v * thread * 0.35)
    return 1 + (weave * 0.3 + slub * 0.6) * strength + cloud(u * 3, v * 3) * 0.07
  })

/** A woven rug: a field, a border of lines, and wool that is never quite even. */
export function rug(field: Rgb, line: Rgb, half: readonly [number, number], middle: readonly [number, number]): Skin {
  return {
    colorAt: (x, _y, z, into) => {
      const u = Math.abs(x - middle[0])
      const v = Math.abs(z - middle[1])
      const edge = Math.min(half[0] - u, half[1] - v)
      const isLine = (edge > 0.09 && edge < 0.105) || (edge > 0.125 && edge < 0.165)
      const share = isLine ? 0.85 : 0
      const tone = 1 + noise(x * 120, z * 420) * 0.2 + noise(x * 9, z * 60) * 0.1 + cloud(x * 2, z * 2) * 0.1
      for (let part = 0; part < 3; part++) into[part] = (field[part]! + (line[part]! - field[part]!) * share) * tone
    },
  }
}
