import { hypot, tabulate } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { oklch } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { sampled } from '../../painting/noise.ts'
import { createClouds, createGrain, type Tile } from '../../painting/tiles.ts'
import { createWeave } from './weave.ts'

/** A colour by lightness, chroma and hue. */
export type Tone = readonly [lightness: number, chroma: number, hue: number]

/** A straight line through two points, in shares of width and height. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number]

/** From where to where, in units, something can be on a row at all: spares looking at the rest. */
export type Span = (y: number) => readonly [from: number, to: number]

const FRACTION = 0.4
const STEPS = 512
const THICKEST = 4

/** Raw linen that takes thin pigment: coats filter the light one after the other, as stains do. */
export class Linen {
  readonly width: number
  readonly height: number
  private readonly canvas: Canvas
  private readonly red: Layer
  private readonly green: Layer
  private readonly blue: Layer
  private readonly creases: { distance: Tile; depth: number }[] = []

  constructor(canvas: Canvas, cloth: Tone) {
    this.canvas = canvas
    this.width = canvas.width / canvas.unit
    this.height = canvas.height / canvas.unit
    const color = oklch(...cloth)
    this.red = new Layer(canvas, FRACTION)
    this.green = new Layer(canvas, FRACTION)
    this.blue = new Layer(canvas, FRACTION)
    this.red.data.fill(color[0])
    this.green.data.fill(color[1])
    this.blue.data.fill(color[2])
  }

  /** Irregularity over the cloth; `x` and `y` are features a unit, the angle turns them. */
  drift(lots: Lots, x: number, y = x, angle = 0): Tile {
    const clouds = createClouds(`corval ${lots.below(4)}`)
    const [shiftX, shiftY] = [lots.next() * 8, lots.next() * 8]
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    return (px, py) => clouds((px * cos + py * sin) * x + shiftX, (py * cos - px * sin) * y + shiftY)
  }

  /** A smooth amount, worked out at so many places a unit and read between them. */
  sample(cells: number, amountAt: Tile): Tile {
    return sampled(amountAt, this.width, this.height, cells)
  }

  /** How far a place is to the right of a line, in units. */
  beside(line: Line): Tile {
    const [x1, y1] = [line[0] * this.width, line[1] * this.height]
    const [dx, dy] = [line[2] * this.width - x1, line[3] * this.height - y1]
    const length = hypot(dx, dy)
    return (x, y) => ((y - y1) * dx - (x - x1) * dy) / length
  }

  /** Where a place can be to the right of all these lines, or at most so far to their left. */
  spanBeside(lines: readonly (readonly [line: Line, slack: number])[]): Span {
    const sides = lines.map(([line, slack]) => {
      const [x1, y1] = [line[0] * this.width, line[1] * this.height]
      const [dx, dy] = [line[2] * this.width - x1, line[3] * this.height - y1]
      return { dx, dy, rest: x1 * dy - y1 * dx + slack * hypot(dx, dy) }
    })
    return (y) => {
      let [from, to] = [0, this.width]
      for (const { dx, dy, rest } of sides) {
        const bound = y * dx + rest
        if (dy > 0) to = Math.min(to, bound / dy)
        else if (dy < 0) from = Math.max(from, bound / dy)
        else if (bound < 0) to = -1
      }
      return [from, to]
    }
  }

  /** A transparent coat: where the amount is 1 the cloth takes on the tone, beyond that it deepens. */
  stain(tone: Tone, amountAt: Tile, spanAt?: Span): void {
    const color = oklch(...tone)
    const [first, second, third] = [filterOf(color[0]), filterOf(color[1]), filterOf(color[2])]
    const [red, green, blue] = [this.red.data, this.green.data, this.blue.data]
    this.visit((x, y, at) => {
      const amount = amountAt(x, y)
      if (amount <= 0.002) return
      const step = Math.min(amount * (STEPS / THICKEST), STEPS - 1) | 0
      red[at]! *= first[step]!
      green[at]! *= second[step]!
      blue[at]! *= third[step]!
    }, spanAt)
  }

  /** An opaque coat, such as chalk: 1 hides what is below. */
  cover(tone: Tone, amountAt: Tile, spanAt?: Span): void {
    const color = oklch(...tone)
    const [red, green, blue] = [this.red.data, this.green.data, this.blue.data]
    this.visit((x, y, at) => {
      const amount = amountAt(x, y)
      if (amount <= 0.002) return
      red[at]! += (color[0] - red[at]!) * amount
      green[at]! += (color[1] - green[at]!) * amount
      blue[at]! += (color[2] - blue[at]!) * amount
    }, spanAt)
  }

  /** Folds and opens the cloth: a ridge stays that catches the light. */
  crease(line: Line, depth = 1): void {
    this.creases.push({ distance: this.beside(line), depth })
  }

  private visit(pixel: (x: number, y: number, at: number) => void, spanAt?: Span): void {
    const { width, height, unit } = this.red
    for (let row = 0; row < height; row++) {
      const y = (row + 0.5) / unit
      const [from, to] = spanAt?.(y) ?? [0, this.width]
      const last = Math.min(width, Math.ceil(to * unit) + 1)
      const start = row * width
      for (let column = Math.max(0, Math.floor(from * unit) - 1); column < last; column++) {
        pixel((column + 0.5) / unit, y, start + column)
      }
    }
  }

  /** Lets the pigment settle in specks and drifts, the more the darker it is. */
  private settle(lots: Lots): void {
    const [red, green, blue] = [this.red.data, this.green.data, this.blue.data]
    const sediment = createClouds('corval sediment', 5, 0.8)
    const shift = lots.next() * 8
    this.visit((x, y, at) => {
      const depth = 1 - (red[at]! + green[at]! + blue[at]!) / 3
      const factor = 1 + sediment(x * 24 + shift, y * 24) * depth * depth * 0.16
      red[at]! *= factor
      green[at]! *= factor
      blue[at]! *= factor
    })
  }

  /** Lets the cloth show through: pigment lies deeper between the threads, and edges fray along them. */
  dry(lots: Lots, threads: number): void {
    this.settle(lots)
    const { width, height, unit, data } = this.canvas
    const [red, green, blue] = [this.red.data, this.green.data, this.blue.data]
    const across = this.red.width
    const zoom = this.red.unit / unit
    const [edgeX, edgeY] = [across - 1.001, this.red.height - 1.001]
    const weave = createWeave(this.canvas, lots, threads)
    const grit = createGrain('corval grit')
    const shift = lots.below(512)
    const scale = 620 / unit
    const fray = unit * 0.0032
    for (let row = 0, at = 0; row < height; row++) {
      weave.enter(row)
      for (let column = 0; column < width; column++, at += 3) {
        const thread = weave.at(column)
        const grain = grit(column * scale + shift, row * scale)
        const gridX = Math.min(Math.max((column + (weave.isOver ? 0 : weave.tone * fray)) * zoom, 0), edgeX)
        const gridY = Math.min(Math.max((row + (weave.isOver ? weave.tone * fray : 0)) * zoom, 0), edgeY)
        const from = (gridY | 0) * across + (gridX | 0)
        const dx = gridX - (gridX | 0)
        const dy = gridY - (gridY | 0)
        const under = from + across
        const a = (1 - dx) * (1 - dy)
        const b = dx * (1 - dy)
        const c = (1 - dx) * dy
        const d = dx * dy
        const r = red[from]! * a + red[from + 1]! * b + red[under]! * c + red[under + 1]! * d
        const g = green[from]! * a + green[from + 1]! * b + green[under]! * c + green[under + 1]! * d
        const l = blue[from]! * a + blue[from + 1]! * b + blue[under]! * c + blue[under + 1]! * d
        const depth = 1 - (r + g + l) / 3
        const factor = 1 + thread * (0.06 + 0.1 * depth) + grain * (0.015 + 0.08 * depth * depth)
        // A fibre stands up here and there and keeps some of the cloth's own light.
        const lint = thread > 0.62 ? (thread - 0.62) * 0.05 : 0
        data[at] = r * factor + lint
        data[at + 1] = g * factor + lint
        data[at + 2] = l * factor + lint * 0.8
      }
    }
    this.lightCreases()
  }

  private lightCreases(): void {
    const { width, height, unit, data } = this.canvas
    const wide = Math.max(0.0011, 0.9 / unit)
    for (const { distance, depth } of this.creases) {
      for (let row = 0; row < height; row++) {
        for (let column = 0; column < width; column++) {
          const away = distance((column + 0.5) / unit, (row + 0.5) / unit) / wide
          if (away < -14 || away > 14) {
            // The nearest the line can come on this row is that many pixels further on.
            column += Math.max(0, ((Math.abs(away) - 14) * wide * unit) | 0)
            continue
          }
          const ridge = Math.exp(-away * away) * 0.2 - Math.exp(-(((away - 2.2) / 2) ** 2)) * 0.16
          const factor = 1 + depth * (ridge + 0.05 * Math.exp(-(((away + 5) / 5) ** 2)))
          const at = (row * width + column) * 3
          data[at]! *= factor
          data[at + 1]! *= factor
          data[at + 2]! *= factor
        }
      }
    }
  }
}

function filterOf(part: number): Float32Array {
  const base = Math.max(part, 0.004)
  return tabulate(STEPS, (step) => base ** ((step + 0.5) * (THICKEST / STEPS)))
}
