import { hex, type Rgb, smoothstep } from '../painting/color.ts'
import { createNoise, layered } from '../painting/noise.ts'
import type { Skin, Vector } from './blocks/solid.ts'

/** A skin and what it throws back on the whole. */
export interface Coat {
  skin: Skin
  tint: Rgb
}

/** The two lengths along a face. */
const acrossOf = (x: number, z: number, face: number) => (face < 2 ? z : x)
const alongOf = (y: number, z: number, face: number) => (face === 2 || face === 3 ? z : y)

/** Painted plaster: clouds that the roller left, and a fine tooth. */
export function plaster(code: string, { unevenness = 0.05, tooth = 0.018 } = {}): Coat {
  const color = hex(code)
  const cloud = layered(createNoise(`plaster ${code}`), 4)
  const fine = createNoise('tooth of plaster')
  return {
    tint: color,
    skin: (x, y, z, face, into) => {
      const u = acrossOf(x, z, face)
      const v = alongOf(y, z, face)
      const tone = 1 + cloud(u * 2.2, v * 2.2) * unevenness + (fine(u * 420, v * 420) + fine(u * 170, v * 170)) * tooth
      for (let part = 0; part < 3; part++) into[part] = color[part]! * tone
    },
  }
}

/** One even colour with a trace of life: lacquer, card, metal, glaze. */
export function lacquer(code: string, life = 0.03): Coat {
  const color = hex(code)
  const noise = createNoise(`lacquer ${code}`)
  return {
    tint: color,
    skin: (x, y, z, _face, into) => {
      const tone = 1 + noise(x * 31 + z * 17, y * 31) * life
      for (let part = 0; part < 3; part++) into[part] = color[part]! * tone
    },
  }
}

/** Wood whose grain runs along an axis: 0 across, 1 upright, 2 towards the eye. */
export function wood(code: string, axis: 0 | 1 | 2, seed = code, contrast = 1): Coat {
  const color = hex(code)
  const noise = layered(createNoise(`wood ${seed}`), 3)
  const pores = createNoise(`pores ${seed}`)
  return {
    tint: color,
    skin: (x, y, z, face, into) => {
      const side = face >> 1
      const isEnd = side === axis
      const along = axis === 0 ? x : axis === 1 ? y : z
      // The one direction that lies neither along the grain nor out of the face.
      const other = isEnd ? (axis + 1) % 3 : 3 - axis - side
      const straight = other === 0 ? x : other === 1 ? y : z
      const across = isEnd ? straight + (axis === 2 ? y : z) * 0.6 : straight
      const stretch = isEnd ? 26 : 1.6
      const sweep = noise(across * 9, along * stretch * 0.6)
      const ring = Math.sin((across * 62 + sweep * 9) * (isEnd ? 2.6 : 1))
      const pore = smoothstep(0.16, 0.5, pores(across * 1400, along * (isEnd ? 900 : 42)))
      const tone = 1 + contrast * (ring * 0.07 + sweep * 0.2 - pore * 0.22 - (isEnd ? 0.16 : 0))
      for (let part = 0; part < 3; part++) into[part] = color[part]! * tone * (1 - (part - 1) * ring * 0.012 * contrast)
    },
  }
}

/** A floor of boards that run towards the eye or across. */
export function boards(code: string, { wide = 0.14, long = 1.9, isAcross = false } = {}): Coat {
  const color = hex(code)
  const noise = layered(createNoise(`boards ${code}`), 3)
  const tones = createNoise('tones of boards')
  return {
    tint: color,
    skin: (x, _y, z, _face, into) => {
      const across = isAcross ? z : x
      const along = isAcross ? x : z
      const board = Math.floor(across / wide)
      const start = (((board * 0.618) % 1) + 1) % 1
      const joint = along / long + start
      const piece = Math.floor(joint)
      const seam = Math.min(across / wide - board, board + 1 - across / wide) * wide
      const butt = Math.min(joint - piece, piece + 1 - joint) * long
      const gap = Math.min(smoothstep(0.0002, 0.0022, seam), smoothstep(0.0002, 0.0022, butt))
      const own = tones(board * 7.31 + 0.4, piece * 3.77 + 0.6) * 0.26
      const sweep = noise(across * 16 + board * 5, along * 1.1 + piece * 9)
      const ring = Math.sin((across * 70 + sweep * 8) * 1.3)
      const tone = (1 + own + ring * 0.05 + sweep * 0.16) * (0.3 + 0.7 * gap)
      for (let part = 0; part < 3; part++) into[part] = color[part]! * tone
    },
  }
}

/** Unpainted linen, thread by thread; so many threads a metre. */
export function linen(code: string, threads = 1300): Coat {
  const color = hex(code)
  const noise = createNoise(`linen ${code}`)
  return {
    tint: color,
    skin: (x, y, z, face, into) => {
      const tone = weave(acrossOf(x, z, face) * threads, alongOf(y, z, face) * threads, noise)
      for (let part = 0; part < 3; part++) into[part] = color[part]! * tone
    },
  }
}

/** How bright a plain weave is at a place, given in threads: about 1. */
export function weave(u: number, v: number, noise: (x: number, y: number) => number): number {
  const slubU = noise(u * 0.02, Math.floor(v) * 0.7)
  const slubV = noise(Math.floor(u) * 0.7 + 40, v * 0.02)
  const column = Math.floor(u)
  const row = Math.floor(v)
  const isOver = (column + row) % 2 === 0
  const across = u - column - 0.5
  const down = v - row - 0.5
  const bow = isOver ? 1 - 2.4 * down * down : 1 - 2.4 * across * across
  const crown = isOver ? 1 - 1.2 * across * across : 1 - 1.2 * down * down
  return 0.66 + 0.4 * bow * crown + (isOver ? slubU : slubV) * 0.2
}

/** The sides of a plywood panel: thin sheets, light and dark in turn. */
export function plies(depth: number): Coat {
  const noise = createNoise('plies')
  const [pale, dark] = [hex('#d2b48a'), hex('#a67f52')]
  return {
    tint: pale,
    skin: (x, y, z, face, into) => {
      const along = face < 2 ? y : x
      const ply = (z / depth) * 9 + noise(along * 9, 2) * 0.08
      const isEnd = Math.floor(ply) % 2 === 0
      const seam = smoothstep(0, 0.14, Math.min(ply % 1, 1 - (ply % 1)))
      const tone = (0.72 + 0.28 * seam) * (1 + noise(along * (isEnd ? 900 : 60), ply * 7) * (isEnd ? 0.22 : 0.1))
      for (let part = 0; part < 3; part++) into[part] = (isEnd ? dark : pale)[part]! * tone
    },
  }
}

/** Wears the edges of a block: a thin light line where its faces meet, as on everything that was ever touched. */
export function worn({ skin, tint }: Coat, size: Vector, round = 0.0012, light = 0.22): Coat {
  return {
    tint,
    skin: (x, y, z, face, into) => {
      skin(x, y, z, face, into)
      const axis = face >> 1
      let least = 1
      if (axis !== 0) least = Math.min(least, x, size[0] - x)
      if (axis !== 1) least = Math.min(least, y, size[1] - y)
      if (axis !== 2) least = Math.min(least, z, size[2] - z)
      if (least >= round) return
      const tone = 1 + light * (1 - least / round)
      for (let part = 0; part < 3; part++) into[part]! *= tone
    },
  }
}
