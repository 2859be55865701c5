import { hypot } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { clamp, oklch, type Rgb } from '../../painting/color.ts'
import { InkLayer, type Path } from '../../painting/ink-layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'
import { createTooth, laySheet } from '../../painting/paper-sheet.ts'
import { GLYPHS } from './glyphs.ts'

export type Pen = 'black' | 'red' | 'blue'

const INKS: Record<Pen, Rgb> = {
  black: oklch(0.24, 0.012, 270),
  red: oklch(0.58, 0.2, 29),
  blue: oklch(0.42, 0.15, 262),
}

export interface Stock {
  /** Lightness, chroma and hue of the paper. */
  tone?: readonly [number, number, number]
  /** Width of the pens, in units. */
  nib?: number
  /** Creases of a folded sheet, as shares of width and height. */
  folds?: { across?: readonly number[]; down?: readonly number[] }
}

interface Holder {
  layer: InkLayer
  /** How far this pen sits from where the others sit. */
  shift: readonly [number, number]
  travelled: number
  dryness: number
}

/** An old drum plotter: three pens in a carousel, each with its own skips, wear and misregistration. */
export class Plotter {
  readonly lots: Lots
  readonly width: number
  readonly height: number
  readonly nib: number
  readonly #canvas: Canvas
  readonly #tooth: Float32Array
  readonly #noise: Noise
  readonly #pens: Record<Pen, Holder>
  readonly #stock: Stock

  constructor(canvas: Canvas, lots: Lots, stock: Stock) {
    const { tone = [0.965, 0.006, 95], nib = 0.0014 } = stock
    this.#canvas = canvas
    this.#stock = stock
    this.lots = lots.fork('plot')
    this.width = canvas.width / canvas.unit
    this.height = canvas.height / canvas.unit
    this.nib = nib
    const seed = `${lots.below(1e9)}`
    this.#noise = createNoise(`pen ${seed}`)
    this.#tooth = createTooth(canvas, seed, 640)
    laySheet(canvas, {
      seed,
      color: oklch(...tone),
      tooth: this.#tooth,
      relief: 0.014,
      aged: oklch(tone[0] - 0.06, 0.03, 85),
      age: 0.16,
    })
    const hold = (): Holder => ({
      layer: new InkLayer(canvas),
      shift: [lots.bell() * 0.0011, lots.bell() * 0.0011],
      travelled: 0,
      dryness: lots.between(0.3, 0.46),
    })
    this.#pens = { black: { ...hold(), shift: [0, 0] }, red: hold(), blue: hold() }
  }

  /** Lowers a pen, follows the line, lifts it. `times` plots it again on top of itself. */
  plot(pen: Pen, path: Path, { times = 1, width = 1, load = 1 } = {}): void {
    const holder = this.#pens[pen]
    for (let pass = 0; pass < times; pass++) {
      const wobbled = this.#wobble(path, holder, pass)
      const [start, row] = [holder.travelled, pen.length * 7]
      let length = 0
      for (let at = 2; at < wobbled.length; at += 2)
        length += hypot(wobbled[at]! - wobbled[at - 2]!, wobbled[at + 1]! - wobbled[at - 1]!)
      holder.travelled += length
      const lag = this.lots.chance(0.12) ? this.lots.between(0.002, 0.008) / Math.max(length, 0.01) : 0
      holder.layer.stroke(wobbled, {
        width: this.nib * width,
        load: 2.5 * load,
        dilution: (share) => {
          if (share < lag) return 0.15
          const far = start + share * length
          const starved = this.#noise(far * 2.3, row) * 0.6 + this.#noise(far * 13, row + 3) * 0.5
          return (0.8 + 0.2 * this.#noise(far * 0.4, row + 9)) * clamp(1 - (starved - holder.dryness) * 6, 0.12)
        },
      })
      if (length > 0.004) holder.layer.dot(wobbled[0]!, wobbled[1]!, this.nib * 0.56 * width, 1.1 * load)
    }
  }

  /** A row of short marks: dashes of a length, gaps of another. */
  dash(pen: Pen, path: Path, dash: number, gap: number): void {
    let piece: number[] = []
    let rest = dash
    let isDown = true
    for (let at = 2; at < path.length; at += 2) {
      let [x, y] = [path[at - 2]!, path[at - 1]!]
      const [endX, endY] = [path[at]!, path[at + 1]!]
      let left = hypot(endX - x, endY - y)
      if (isDown && piece.length === 0) piece.push(x, y)
      while (left > rest) {
        const share = rest / left
        ;[x, y] = [x + (endX - x) * share, y + (endY - y) * share]
        left -= rest
        if (isDown) {
          piece.push(x, y)
          this.plot(pen, piece)
          piece = []
        } else piece = [x, y]
        isDown = !isDown
        rest = isDown ? dash : gap
      }
      rest -= left
      if (isDown) piece.push(endX, endY)
    }
    if (isDown && piece.length >= 4) this.plot(pen, piece)
  }

  /** Figures and a few signs in the machine's own single strokes; `size` is their height. */
  write(pen: Pen, x: number, y: number, size: number, text: string, turn = 0): void {
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    let run = 0
    for (const sign of text) {
      for (const stroke of GLYPHS[sign] ?? []) {
        const path: number[] = []
        for (let at = 0; at < stroke.length; at += 2) {
          const [px, py] = [run + (stroke[at]! / 6) * size, ((stroke[at + 1]! - 6) / 6) * size]
          path.push(x + px * c - py * s, y + px * s + py * c)
        }
        this.plot(pen, path, { width: 0.85 })
      }
      run += size * (sign === '.' || sign === ':' ? 0.4 : 0.86)
    }
  }

  /** A cross at a place, in every pen, to show how well they meet. */
  register(x: number, y: number, size = 0.014, pens: readonly Pen[] = ['black', 'red', 'blue']): void {
    for (const pen of pens) {
      this.plot(pen, [x - size, y, x, y, x + size, y])
      this.plot(pen, [x, y - size, x, y, x, y + size])
    }
  }

  /** Ends the plot: all ink onto the sheet, then its folds. */
  finish(): void {
    for (const pen of ['blue', 'red', 'black'] as const)
      this.#pens[pen].layer.lay(this.#canvas, INKS[pen], { tooth: this.#tooth, grip: 0.12, deepest: 3.6 })
    const { across = [], down = [] } = this.#stock.folds ?? {}
    if (across.length + down.length > 0)
      foldSheet(
        this.#canvas,
        across.map((share) => share * this.height),
        down.map((share) => share * this.width),
      )
  }

  #wobble(path: Path, { shift }: Holder, pass: number): number[] {
    const points: number[] = []
    for (let at = 0; at < path.length; at += 2) {
      const [x, y] = [path[at]!, path[at + 1]!]
      points.push(
        x + shift[0] + this.#noise(y * 44, x * 9 + pass) * 0.0009 + pass * 0.0003,
        y + shift[1] + this.#noise(x * 44 + 31, y * 9 + pass) * 0.0009,
      )
    }
    return points
  }
}

/** Creases that caught the light and rubbed pale where they cross. */
function foldSheet(canvas: Canvas, across: readonly number[], down: readonly number[]): void {
  const crease = (distance: number) => {
    const near = Math.exp(-Math.abs(distance) * 900)
    const wide = Math.exp(-Math.abs(distance) * 55)
    return near * 0.07 + (distance > 0 ? 0.02 : -0.028) * wide
  }
  const rows = new Float32Array(canvas.height)
  const columns = new Float32Array(canvas.width)
  for (const [at, fold] of across.entries())
    for (let row = 0; row < canvas.height; row++) rows[row]! += crease((row / canvas.unit - fold) * (at % 2 ? -1 : 1))
  for (const [at, fold] of down.entries())
    for (let column = 0; column < canvas.width; column++)
      columns[column]! += crease((column / canvas.unit - fold) * (at % 2 ? -1 : 1))
  canvas.light((x, y) => 1 + rows[(y * canvas.unit) | 0]! + columns[(x * canvas.unit) | 0]!)
}
