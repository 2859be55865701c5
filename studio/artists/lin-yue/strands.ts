import type { Canvas } from '../../painting/canvas.ts'
import { clamp, oklch, type Rgb } from '../../painting/color.ts'
import { InkLayer, type Path } from '../../painting/ink-layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'
import { createTooth, laySheet } from '../../painting/paper-sheet.ts'

const INK: Rgb = oklch(0.26, 0.014, 255)
export const VERMILION: Rgb = oklch(0.6, 0.2, 33)
export const INDIGO: Rgb = oklch(0.38, 0.1, 258)

interface Strand {
  /** Width in units at full pressure. */
  width: number
  /** How black the ink is: 0.15 is water with a memory of ink, 4 is black. */
  ink: number
  /** Shares of the length over which the brush is set down and lifted. */
  set?: number
  lift?: number
  /** How far the ink has run out at the end, 0 to 1. */
  dry?: number
  /** How often the brush leaves the paper on its way, 0 to 1. */
  breaks?: number
  /** A further factor of the ink along the strand. */
  thin?: (share: number) => number
}

/** A sheet, a fine brush, and a long row of cups with ever thinner ink. */
export class Strands {
  readonly lots: Lots
  readonly width: number
  readonly height: number
  readonly layer: InkLayer
  readonly noise: Noise
  readonly #canvas: Canvas
  readonly #tooth: Float32Array
  readonly #colored: { layer: InkLayer; color: Rgb }[] = []
  #drawn = 0

  constructor(
    canvas: Canvas,
    lots: Lots,
    { tone = [0.957, 0.014, 92] as readonly [number, number, number], grain = 460 } = {},
  ) {
    this.#canvas = canvas
    this.lots = lots.fork('strands')
    this.width = canvas.width / canvas.unit
    this.height = canvas.height / canvas.unit
    this.layer = new InkLayer(canvas)
    const seed = `${lots.below(1e9)}`
    this.noise = createNoise(`hand ${seed}`)
    this.#tooth = createTooth(canvas, seed, grain)
    laySheet(canvas, {
      seed,
      color: oklch(...tone),
      tooth: this.#tooth,
      relief: 0.022,
      aged: oklch(tone[0] - 0.05, 0.03, 80),
      age: 0.2,
    })
    this.#scatterFibres(lots.fork('fibres'))
  }

  /** One strand of ink, in one breath. */
  draw(path: Path, strand: Strand, layer = this.layer): void {
    const { width, ink, set = 0.08, lift = 0.35, dry = 0.5, breaks = 0, thin } = strand
    const row = (this.#drawn += 0.731)
    const noise = this.noise
    const pace = path.length * 0.02
    layer.stroke(path, {
      width,
      load: ink,
      pressure: (share) => {
        const ends = Math.min(1, share / set + 0.12) * Math.min(1, (1 - share) / lift + 0.04)
        return ends * (1 + 0.55 * noise(share * pace * 1.7, row))
      },
      dilution: (share) => {
        const run = (1 - dry * share) * (thin ? thin(share) : 1)
        if (breaks === 0) return run * (1 + 0.35 * noise(share * pace, row + 31))
        const gap = noise(share * pace * 2.6 + 7, row + 57) + 0.62 - breaks * 1.05 - share * breaks * 0.3
        return run * clamp(gap * 5) * (1 + 0.35 * noise(share * pace, row + 31))
      },
    })
  }

  /** A strand in a colour of its own. */
  tint(path: Path, color: Rgb, strand: Strand): void {
    const layer = new InkLayer(this.#canvas)
    this.draw(path, strand, layer)
    this.#colored.push({ layer, color })
  }

  /** Lets the paper take the ink. `soak` is how much of it creeps. */
  finish({ soak = 0.16, reach = 0.0022 } = {}): void {
    if (soak > 0) this.layer.spread(reach, soak)
    this.layer.lay(this.#canvas, INK, { tooth: this.#tooth, grip: 0.3, deepest: 4.3 })
    for (const { layer, color } of this.#colored)
      layer.lay(this.#canvas, color, { tooth: this.#tooth, grip: 0.3, deepest: 2.6 })
  }

  /** The bast fibres that show in the sheet. */
  #scatterFibres(lots: Lots): void {
    const fibres = new InkLayer(this.#canvas)
    for (let fibre = 0; fibre < 170; fibre++) {
      const [x, y, turn, bend] = [lots.next() * this.width, lots.next() * this.height, lots.next() * 6.28, lots.bell()]
      const length = lots.between(0.008, 0.03)
      const path: number[] = []
      for (let step = 0; step <= 6; step++) {
        const far = (step / 6 - 0.5) * length
        path.push(x + Math.cos(turn + (bend * step) / 6) * far, y + Math.sin(turn + (bend * step) / 6) * far)
      }
      fibres.stroke(path, { width: 0.0009, load: lots.between(0.03, 0.09) })
    }
    fibres.lay(this.#canvas, oklch(0.7, 0.04, 80), {})
  }
}
