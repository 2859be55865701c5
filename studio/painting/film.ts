import sharp from 'sharp'

import { tabulate } from './arithmetic.ts'
import type { Canvas } from './canvas.ts'
import { clamp, type Rgb, toLinear } from './color.ts'
import { Layer } from './layer.ts'
import { createLots } from './lots.ts'

const TILE = 512
let tile: Float32Array | undefined

/** The grain of a film: one value for a pixel, around 0, mostly within ±1, in clumps of a pixel or two. */
export function createFilmGrain(): (column: number, row: number) => number {
  if (!tile) {
    const lots = createLots('film')
    const raw = tabulate(TILE * TILE, () => lots.next() + lots.next() + lots.next() - 1.5)
    tile = new Float32Array(TILE * TILE)
    for (let row = 0; row < TILE; row++) {
      for (let column = 0; column < TILE; column++) {
        let sum = 0
        for (let down = -1; down <= 1; down++) {
          for (let across = -1; across <= 1; across++) {
            const weight = down === 0 && across === 0 ? 0.62 : down === 0 || across === 0 ? 0.3 : 0.16
            sum += weight * raw[((row + down) & (TILE - 1)) * TILE + ((column + across) & (TILE - 1))]!
          }
        }
        tile[row * TILE + column] = sum
      }
    }
  }
  const grains = tile
  return (column, row) => grains[((row & (TILE - 1)) * TILE) | (column & (TILE - 1))]!
}

export interface Print {
  /** What the scene's light is multiplied with. */
  exposure?: number
  /** 1 leaves the scale as it is; more deepens the shadows and opens the lights. */
  contrast?: number
  /** The tone that contrast turns around, as the eye sees it. */
  pivot?: number
  grain?: number
  /** How much the corners are burned in. */
  burn?: number
  /** The deepest black and the paper, as a scan shows them. */
  black?: Rgb
  paper?: Rgb
}

const DEEP: Rgb = [0.0078, 0.0074, 0.0072]
const FIBRE: Rgb = [0.885, 0.872, 0.845]

/** Prints a negative on fibre paper: a scale with a toe and a shoulder, grain where the tones are in between, burned corners. */
export function printSilver(canvas: Canvas, negative: Layer, print: Print = {}): void {
  const { exposure = 1, contrast = 1.15, pivot = 0.5, grain = 0.03, burn = 0.22 } = print
  const { black = DEEP, paper = FIBRE } = print
  const { width, height, data } = canvas
  const grainAt = createFilmGrain()
  const scale = tabulate(2048, (step) => toLinear(step / 2047))
  // By the root of the light, where shadows have their share of the table.
  const tones = tabulate(2048, (step) => toneOf((step / 1023) ** 2, contrast, pivot))
  const corner = (width * width + height * height) / 4
  // Seen smaller, grains average out.
  const strength = grain * clamp(canvas.unit / 900, 0.3, 1)
  for (let row = 0, at = 0; row < height; row++) {
    const down = row - height / 2
    for (let column = 0; column < width; column++, at++) {
      const across = column - width / 2
      const edge = (across * across + down * down) / corner
      const light = negative.data[at]! * exposure * (1 - burn * edge * (0.4 + 0.6 * edge))
      const place = light <= 0 ? 0 : Math.sqrt(light) * 1023
      let tone = tones[place >= 2047 ? 2047 : place | 0]!
      tone += grainAt(column, row) * strength * (0.25 + 3 * tone * (1 - tone))
      const share = scale[tone <= 0 ? 0 : tone >= 1 ? 2047 : (tone * 2047) | 0]!
      data[at * 3] = black[0] + (paper[0] - black[0]) * share
      data[at * 3 + 1] = black[1] + (paper[1] - black[1]) * share
      data[at * 3 + 2] = black[2] + (paper[2] - black[2]) * share
    }
  }
}

function toneOf(light: number, contrast: number, pivot: number): number {
  const straight = pivot + ((light / (1 + Math.max(light - 0.55, 0) * 0.55)) ** 0.4545 - pivot) * contrast
  if (straight < 0.16) return 0.16 * Math.exp((straight - 0.16) / 0.16)
  return straight > 0.82 ? 1 - 0.18 * Math.exp((0.82 - straight) / 0.18) : straight
}

/** A negative of about so many pixels, in the canvas's proportions; never larger than it. */
export const createNegative = (canvas: Canvas, pixels: number) =>
  new Layer(canvas, Math.min(1, Math.sqrt(pixels / (canvas.width * canvas.height))))

/** A negative taken small, enlarged to the size of the canvas: grain comes with the printing. */
export async function enlarge(small: Layer, canvas: Canvas): Promise<Layer> {
  const raw = { width: small.width, height: small.height, channels: 1 as const }
  // By the root of the light, up to four times white, in sixteen bits.
  const steps = new Uint16Array(small.data.length)
  for (let at = 0; at < steps.length; at++) {
    const light = small.data[at]!
    steps[at] = light <= 0 ? 0 : light >= 4 ? 65_535 : Math.sqrt(light) * 32_767
  }
  const { buffer, byteOffset, byteLength } = await sharp(steps, { raw })
    .toColourspace('grey16')
    .resize(canvas.width, canvas.height, { kernel: 'cubic', fit: 'fill' })
    .raw({ depth: 'ushort' })
    .toBuffer()
  const large = new Layer(canvas)
  const enlarged = new Uint16Array(buffer, byteOffset, byteLength / 2)
  for (let at = 0; at < enlarged.length; at++) {
    const root = enlarged[at]! / 32_767
    large.data[at] = root * root
  }
  return large
}
