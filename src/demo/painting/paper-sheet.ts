import type { Canvas } from './canvas.ts'
import { type Rgb, smoothstep } from './color.ts'
import { createLots } from './lots.ts'
import { createNoise, layered, sampled } from './noise.ts'

const TILE = 256

/** The hills (+1) and valleys (−1) of a sheet, one number a pixel; `grain` is how many hills stand along the shorter side. */
export function createTooth(canvas: Canvas, seed: string, grain: number): Float32Array {
  const { width, height, unit } = canvas
  const lots = createLots(`tooth ${seed}`)
  const tile = Float32Array.from({ length: TILE * TILE }, () => lots.bell())
  const tooth = new Float32Array(width * height)
  const pace = grain / unit
  // Hills finer than a pixel level each other out.
  const [coarse, fine] = [Math.min(1, 1.2 / pace), Math.min(1, 0.6 / pace)]
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const hill = read(tile, column * pace, row * pace) * coarse
      tooth[at] = (hill + read(tile, row * pace * 2.1 + 71, column * pace * 2.1) * fine * 0.5) * 0.8
    }
  }
  return tooth
}

function read(tile: Float32Array, x: number, y: number): number {
  const column = x | 0
  const row = y | 0
  const dx = x - column
  const dy = y - row
  const above = (row & (TILE - 1)) * TILE
  const below = ((row + 1) & (TILE - 1)) * TILE
  const left = column & (TILE - 1)
  const right = (column + 1) & (TILE - 1)
  const upper = tile[above + left]! + (tile[above + right]! - tile[above + left]!) * dx
  return upper + (tile[below + left]! + (tile[below + right]! - tile[below + left]!) * dx - upper) * dy
}

interface Sheet {
  seed: string
  color: Rgb
  tooth: Float32Array
  /** How strongly raking light shows the tooth. */
  relief?: number
  /** What age and damp have added, and where light faded the sheet. */
  aged?: Rgb
  age?: number
}

/** Lays a bare sheet: its colour, the slow unevenness of its age, its tooth in raking light. */
export function laySheet(canvas: Canvas, { seed, color, tooth, relief = 0.03, aged = color, age = 0.1 }: Sheet): void {
  const { data, unit, width: across } = canvas
  const [width, height] = [across / unit, canvas.height / unit]
  const cloud = layered(createNoise(`sheet ${seed}`), 4)
  const rim = (x: number, y: number) => Math.exp(-Math.min(x, y, width - x, height - y) * 16)
  const tone = sampled(
    (x, y) =>
      age * (0.5 * smoothstep(-0.3, 0.6, cloud(x * 1.6, y * 1.6)) + 0.5 * rim(x, y) * (0.6 + cloud(x * 4, y * 4))),
    width,
    height,
    32,
  )
  const [red, green, blue] = color
  const [moreRed, moreGreen, moreBlue] = [aged[0] - red, aged[1] - green, aged[2] - blue]
  for (let row = 0, at = 0, pixel = 0; row < canvas.height; row++) {
    const y = (row + 0.5) / unit
    for (let column = 0; column < across; column++, at++, pixel += 3) {
      const share = tone((column + 0.5) / unit, y)
      const factor = at > across ? 1 + relief * (tooth[at]! - tooth[at - across - 1]!) : 1
      data[pixel] = (red + moreRed * share) * factor
      data[pixel + 1] = (green + moreGreen * share) * factor
      data[pixel + 2] = (blue + moreBlue * share) * factor
    }
  }
}
