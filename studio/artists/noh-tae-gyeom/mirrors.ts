import type { Canvas } from '../../painting/canvas.ts'
import { type Rgb, smoothstep } from '../../painting/color.ts'
import { createFilmGrain } from '../../painting/film.ts'
import type { Layer } from '../../painting/layer.ts'
import { createNoise, layered, sampled } from '../../painting/noise.ts'
import { reduce } from './exposure.ts'

export interface Water {
  seed: string
  /** Where the water begins, in units from the top. */
  line: number
  /** How far the swell scatters a light, in units; and how finely it is broken. */
  swell: number
  chop: number
  /** What the water itself gives back of the sky. */
  color: Rgb
  /** How much it mirrors at the line and at the lower edge. */
  mirror?: [far: number, near: number]
}

/** Mirrors what stands above a line in moving water: each lamp becomes a broken column of its own light. */
export function layWater(canvas: Canvas, { seed, line, swell, chop, color, mirror = [0.75, 0.5] }: Water): void {
  const { width, height, unit, data } = canvas
  const [wide, high] = [width / unit, height / unit]
  const waves = layered(createNoise(`water ${seed}`), 2)
  const first = Math.round(line * unit)
  const rows = height - first
  if (rows <= 0) return
  // Perspective: waves draw together towards the line. Worked out in rows of equal depth, then read back.
  const slopes = sampled(
    (x, v) => {
      const below = v * (high - line)
      const depth = 0.5 / (below + 0.045)
      const across = (x - wide / 2) * depth
      return (
        0.45 * waves(across * chop * 0.5 + 31, depth * chop * 1.6) +
        0.5 * waves(across * chop * 1.6, depth * chop * 5.5) +
        0.4 * waves(across * chop * 4.4 + 7, depth * chop * 15)
      )
    },
    wide,
    1,
    480,
  )
  const source = reduce(canvas, Math.max(1, Math.round(unit / 250)))
  const lamps = source.data
  const lastColumn = source.width - 1
  for (let row = first; row < height; row++) {
    const below = (row + 0.5) / unit - line
    const share = below / (high - line)
    const strength = 0.85 * (mirror[0] + (mirror[1] - mirror[0]) * share)
    const scatter = swell * (0.1 + share * 2.4)
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / unit
      const slope = slopes(x, share)
      const sky = Math.max(1 + slope * 1.5, 0.1)
      let red = color[0] * sky
      let green = color[1] * sky
      let blue = color[2] * sky
      // The shutter was open for a while: two moments of the same wave.
      for (let moment = -0.05; moment < 0.1; moment += 0.1) {
        const up = line - below - (slope + moment) * scatter
        if (up > line - 0.002) continue
        const across = ((x + (slope + moment * 1.4) * scatter * 0.05) * source.unit) | 0
        const from =
          (((up < 0 ? 0 : up * source.unit) | 0) * source.width +
            (across < 0 ? 0 : across > lastColumn ? lastColumn : across)) *
          3
        red += lamps[from]! * strength
        green += lamps[from + 1]! * strength
        blue += lamps[from + 2]! * strength
      }
      const at = (row * width + column) * 3
      data[at] = red
      data[at + 1] = green
      data[at + 2] = blue
    }
  }
}

export interface Asphalt {
  seed: string
  /** Where the ground begins, and where what stands on it touches it: in units from the top. */
  from: number
  contact: number
  /** 0 is nearly dry, 1 is a mirror. */
  wet: number
  puddles: number
  color: Rgb
  /** Where something stands before the ground. */
  keep?: Layer
  /** Light that falls on the road: x, y, reach across, reach down, colour. */
  pools?: { x: number; y: number; rx: number; ry: number; color: Rgb; power: number }[]
}

/** How many times one looks for the light in a wet road. */
const RAYS = 9

/** Lays wet asphalt below a line: rough where it is merely wet, a mirror where water stands. */
export function layAsphalt(
  canvas: Canvas,
  { seed, from, contact, wet, puddles, color, pools = [], keep }: Asphalt,
): void {
  const { width, height, unit, data } = canvas
  const [wide, high] = [width / unit, height / unit]
  const grit = createFilmGrain()
  const stand = layered(createNoise(`puddle ${seed}`), 3)
  const pond = sampled(
    (x, y) => {
      const depth = 0.5 / (Math.max(y - from, 0) + 0.12)
      return smoothstep(0.12, 0.2, stand((x - wide / 2) * depth * 1.1, depth * 3.2) + puddles - 0.5)
    },
    wide,
    high,
    200,
  )
  const patch = sampled((x, y) => stand(x * 3 + 9, y * 9), wide, high, 60)
  // The film of water is uneven: long ripples that draw together in the distance.
  const film = sampled(
    (x, y) => {
      const depth = 0.5 / (Math.max(y - from, 0) + 0.06)
      return stand((x - wide / 2) * depth * 5 + 40, depth * 22) + 0.6 * stand((x - wide / 2) * depth * 16, depth * 70)
    },
    wide,
    high,
    400,
  )
  const first = Math.max(0, Math.floor((from - 0.004) * unit))
  const source = reduce(canvas, Math.max(1, Math.round(unit / 400)))
  const lamps = source.data
  // Stones of the same size whatever the size of the picture.
  const grain = 900 / unit
  for (let row = first; row < height; row++) {
    const y = (row + 0.5) / unit
    const below = Math.max(y - contact, 0)
    const edge = smoothstep(from - 0.004, from + 0.016, y)
    const stones = Math.floor(row * grain)
    const near = smoothstep(from, high, y) * 0.8
    for (let column = 0; column < width; column++) {
      const x = (column + 0.5) / unit
      const kept = 1 - edge * (1 - (y < contact + 0.01 ? (keep?.at(x, y) ?? 0) : 0))
      if (kept >= 1) continue
      const at = (row * width + column) * 3
      const pool = pond(x, y)
      const stone = Math.floor(column * grain)
      const wave = film(x, y)
      // Stones are seen near by; further away they are one grey.
      const rough = near * (0.75 * grit(stone, stones) + 0.5 * grit((stone >> 1) + 77, stones >> 1))
      const scatter = (1 - pool) * (0.012 + below * 0.55) * (1.3 - wet)
      const gloss = (0.14 + 0.42 * wet) * (1 - pool) * Math.max(0.75 + 0.5 * wave + 0.5 * rough, 0.05) + pool * 0.75
      const dry = Math.max(1 + 0.5 * rough + 0.35 * patch(x, y), 0.1) * (1 - pool * 0.7)
      let red = color[0] * dry
      let green = color[1] * dry
      let blue = color[2] * dry
      const across = (x + (rough * 0.04 + wave * 0.08) * scatter + wave * pool * 0.002) * source.unit - 0.5
      const clamped = across < 0 ? 0 : across > source.width - 1.001 ? source.width - 1.001 : across
      const seenColumn = clamped | 0
      const right = clamped - seenColumn
      const share = (gloss * 1.04) / RAYS / (1 + scatter * 1.2)
      for (let ray = 0; ray < RAYS; ray++) {
        // Wet ground draws every light out towards whoever looks.
        const spread = ((ray + 0.5) / RAYS - 0.5) * 2 + wave * 0.5 + rough * 0.25
        const up = Math.min(contact - below * 0.96 + spread * scatter + wave * pool * 0.004, contact - 0.004)
        if (up < 0) continue
        const from = (((up * source.unit) | 0) * source.width + seenColumn) * 3
        const left = share * (1 - right)
        red += lamps[from]! * left + lamps[from + 3]! * share * right
        green += lamps[from + 1]! * left + lamps[from + 4]! * share * right
        blue += lamps[from + 2]! * left + lamps[from + 5]! * share * right
      }
      for (const { x: px, y: py, rx, ry, color: tint, power } of pools) {
        const far = ((x - px) / rx) ** 2 + ((y - py) / ry) ** 2
        if (far > 9) continue
        const lit = power * Math.exp(-far) * dry
        red += tint[0] * lit
        green += tint[1] * lit
        blue += tint[2] * lit
      }
      data[at] = red + (data[at]! - red) * kept
      data[at + 1] = green + (data[at + 1]! - green) * kept
      data[at + 2] = blue + (data[at + 2]! - blue) * kept
    }
  }
}
