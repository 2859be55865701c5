import { tabulate } from './arithmetic.ts'
import type { Canvas } from './canvas.ts'
import { type Rgb, smoothstep } from './color.ts'
import { createLots } from './lots.ts'
import { createNoise, layered, type Noise, sampled } from './noise.ts'

const TILE = 256
/** Made once: every sheet begins to read it at another place. */
const tile = scatterHills()

function scatterHills(): Float32Array {
  const lots = createLots('hills')
  return tabulate(TILE * TILE, () => lots.bell())
}

/** The hills (+1) and valleys (−1) of a sheet, one number a pixel; `grain` is how many hills stand along the shorter side. */
export function createTooth(canvas: Canvas, seed: string, grain: number): Float32Array {
  const { width, height, unit } = canvas
  const lots = createLots(`tooth ${seed}`)
  const [right, down] = [lots.below(TILE), lots.below(TILE)]
  const tooth = new Float32Array(width * height)
  const pace = grain / unit
  // Hills finer than a pixel level each other out.
  const [coarse, fine] = [Math.min(1, 1.2 / pace), Math.min(1, 0.6 / pace)]
  for (let row = 0; row < height; row++) raiseRow(tooth, width, row, right, down, pace, coarse, fine)
  return tooth
}

// A function of its own for one row: engines make such loops fast at once.
function raiseRow(
  tooth: Float32Array,
  width: number,
  row: number,
  right: number,
  down: number,
  pace: number,
  coarse: number,
  fine: number,
): void {
  for (let column = 0, at = row * width; column < width; column++, at++) {
    const hill = read(right + column * pace, down + row * pace) * coarse
    tooth[at] = (hill + read(down + row * pace * 2.1 + 71, right + column * pace * 2.1) * fine * 0.5) * 0.8
  }
}

function read(x: number, y: number): number {
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
  const more: Rgb = [aged[0] - color[0], aged[1] - color[1], aged[2] - color[2]]
  for (let row = 0; row < canvas.height; row++) layRow(data, across, row, unit, color, more, tone, tooth, relief)
}

function layRow(
  data: Float32Array,
  width: number,
  row: number,
  unit: number,
  [red, green, blue]: Rgb,
  [moreRed, moreGreen, moreBlue]: Rgb,
  tone: Noise,
  tooth: Float32Array,
  relief: number,
): void {
  const y = (row + 0.5) / unit
  for (let column = 0, at = row * width, pixel = at * 3; column < width; column++, at++, pixel += 3) {
    const share = tone((column + 0.5) / unit, y)
    const factor = at > width ? 1 + relief * (tooth[at]! - tooth[at - width - 1]!) : 1
    data[pixel] = (red + moreRed * share) * factor
    data[pixel + 1] = (green + moreGreen * share) * factor
    data[pixel + 2] = (blue + moreBlue * share) * factor
  }
}
