import { tabulate } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import type { Rgb } from '../../painting/color.ts'
import { cutMask } from '../../painting/mask.ts'
import { createNoise, sampled } from '../../painting/noise.ts'
import type { Outline } from '../../painting/outline.ts'
import { LANES, LoadedBrush, type Stroke, strokeRow } from './loaded-brush.ts'

/** Nothing smaller is painted directly, so that the hairs stay the same at every size. */
const LEAST_UNIT = 400

/** A painting of thick oil: colour and height of the paint, lit from the upper left when it is finished. */
export class Impasto {
  readonly width: number
  readonly height: number
  readonly unit: number
  /** Colours as their square roots, which mix more like paint than light does. */
  private readonly paint: Float32Array
  private readonly relief: Float32Array
  private readonly lanes = new Float32Array(LANES * 3)
  private readonly touch = new LoadedBrush()
  private readonly canvas: Canvas

  constructor(canvas: Canvas, ground: Rgb, seed: string) {
    const factor = Math.max(1, Math.ceil(LEAST_UNIT / canvas.unit))
    this.canvas = canvas
    this.width = canvas.width * factor
    this.height = canvas.height * factor
    this.unit = canvas.unit * factor
    this.paint = new Float32Array(this.width * this.height * 3)
    this.relief = new Float32Array(this.width * this.height)
    this.prime(ground, seed)
  }

  private prime(ground: Rgb, seed: string): void {
    const { width, height, unit, paint, relief } = this
    const noise = createNoise(seed)
    const rub = sampled((x, y) => noise(x * 5, y * 5) + noise(x * 17, y * 13) * 0.7, width / unit, height / unit, 40)
    const threads = tabulate(Math.max(width, height), (at) =>
      Math.sin((at / unit) * 190 * Math.PI * 2 + noise((at / unit) * 30, 5) * 2),
    )
    const [red, green, blue] = [Math.sqrt(ground[0]), Math.sqrt(ground[1]), Math.sqrt(ground[2])]
    const roots = Float64Array.of(red, green, blue)
    const worn = new Float32Array(width)
    for (let row = 0; row < height; row++) {
      if (row % 3 === 0)
        for (let at = 0; at < width; at++) worn[at] = at & 3 ? worn[at - 1]! : rub(at / unit, row / unit)
      primeRow(paint, relief, row * width, worn, threads, threads[row]!, roots)
    }
  }

  /** The colour of the wet paint at a place. */
  at(x: number, y: number): Rgb {
    const at = this.indexOf(x * this.unit, y * this.unit) * 3
    return [this.paint[at]! ** 2, this.paint[at + 1]! ** 2, this.paint[at + 2]! ** 2]
  }

  private indexOf(pixelX: number, pixelY: number): number {
    const column = Math.min(Math.max(pixelX | 0, 0), this.width - 1)
    const row = Math.min(Math.max(pixelY | 0, 0), this.height - 1)
    return row * this.width + column
  }

  /** Rubs a shape in thinly, before the thick paint. */
  block(within: readonly Outline[], colorAt: (x: number, y: number) => Rgb): void {
    const { width, unit, paint, relief } = this
    const mask = cutMask(this, within)
    const cells = new Float32Array(Math.ceil(mask.width / CELL) * 3)
    for (let row = 0; row < mask.height; row++) {
      if (row % CELL === 0) {
        for (let cell = 0; cell * CELL < mask.width; cell++) {
          const [x, y] = [mask.left + (cell + 0.5) * CELL, mask.top + row + CELL / 2]
          const color = colorAt(x / unit, y / unit)
          for (let part = 0; part < 3; part++) cells[cell * 3 + part] = Math.sqrt(color[part]!)
        }
      }
      blockRow(paint, relief, (row + mask.top) * width + mask.left, mask.data, row * mask.width, mask.width, cells)
    }
  }

  /** Puts one mark on. */
  stroke(mark: Stroke): void {
    const { unit, width } = this
    const { body = 1, knife = false, bend = 0 } = mark
    const [cos, sin] = [Math.cos(mark.angle), Math.sin(mark.angle)]
    const long = Math.max((mark.length * unit) / 2, 1)
    const half = Math.max((mark.width * unit) / 2, 0.8)
    const [middleX, middleY] = [mark.x * unit, mark.y * unit]
    const touch = this.touch
    touch.load(mark, long, half, body * mark.width * (knife ? 0.1 : 0.085))
    touch.level = this.takeAlong(middleX - cos * long * 0.6, middleY - sin * long * 0.6, sin, cos, half)
    const wide = half + Math.abs(bend) * long * 2
    const reachY = Math.abs(sin) * long + Math.abs(cos) * wide + 1
    const top = Math.max(0, Math.floor(middleY - reachY))
    const bottom = Math.min(this.height - 1, Math.ceil(middleY + reachY))
    for (let row = top; row <= bottom; row++) {
      const dy = row + 0.5 - middleY
      const [first, last] = span(dy, cos, sin, long, wide)
      const left = Math.max(0, Math.floor(middleX + first))
      const right = Math.min(width - 1, Math.ceil(middleX + last))
      const dx = left + 0.5 - middleX
      strokeRow(
        touch,
        this.paint,
        this.relief,
        this.lanes,
        row * width + left,
        right - left + 1,
        dx * cos + dy * sin,
        dy * cos - dx * sin + bend * long,
        cos,
        sin,
      )
    }
  }

  /** Remembers what lies under the brush where it is set down, lane by lane, and answers how high it is. */
  private takeAlong(x: number, y: number, sin: number, cos: number, half: number): number {
    let level = 0
    for (let lane = 0; lane < LANES; lane++) {
      const side = ((lane + 0.5) / LANES - 0.5) * 1.8 * half
      const at = this.indexOf(x - sin * side, y + cos * side)
      level += this.relief[at]! / LANES
      for (let part = 0; part < 3; part++) this.lanes[lane * 3 + part] = this.paint[at * 3 + part]!
    }
    return level
  }

  /** Lights the relief and hands the picture over to its canvas. */
  finish({ strength = 1, gloss = 1 } = {}): void {
    const { width, height, unit, paint, relief, canvas } = this
    const scale = unit * strength
    const lit = canvas.width === width ? canvas.data : new Float32Array(paint.length)
    for (let row = 0; row < height; row++) lightRow(lit, paint, relief, width, row, height, scale, gloss)
    if (lit !== canvas.data) this.reduce(lit)
  }

  /** A smaller canvas gets the same painting, seen from farther away. */
  private reduce(lit: Float32Array): void {
    const { canvas, width } = this
    const factor = width / canvas.width
    const share = 1 / (factor * factor)
    for (let row = 0, at = 0; row < canvas.height; row++) {
      for (let column = 0; column < canvas.width; column++, at += 3) {
        for (let part = 0; part < 3; part++) {
          let sum = 0
          for (let dy = 0; dy < factor; dy++) {
            for (let dx = 0; dx < factor; dx++) {
              sum += lit[((row * factor + dy) * width + column * factor + dx) * 3 + part]!
            }
          }
          canvas.data[at + part] = sum * share
        }
      }
    }
  }
}

// Functions of their own for single rows: engines make such loops fast at once.

function primeRow(
  paint: Float32Array,
  relief: Float32Array,
  start: number,
  worn: Float32Array,
  threads: Float32Array,
  thread: number,
  roots: Float64Array,
): void {
  const [red, green, blue] = [roots[0]!, roots[1]!, roots[2]!]
  for (let column = 0; column < worn.length; column++) {
    const rubbed = worn[column]!
    const at = start + column
    relief[at] = (0.00016 + 0.0002 * rubbed) * (threads[column]! * 0.8 + thread) + 0.0006 * rubbed
    const tone = 1 + rubbed * 0.09
    paint[at * 3] = red * tone
    paint[at * 3 + 1] = green * tone
    paint[at * 3 + 2] = blue * tone
  }
}

/** How many pixels of a thin layer have the same colour. */
const CELL = 6

function blockRow(
  paint: Float32Array,
  relief: Float32Array,
  start: number,
  covers: Float32Array,
  line: number,
  count: number,
  cells: Float32Array,
): void {
  for (let column = 0; column < count; column++) {
    const cover = covers[line + column]! * 0.92
    if (cover === 0) continue
    const at = start + column
    const cell = ((column / CELL) | 0) * 3
    relief[at]! *= 1 - 0.45 * cover
    paint[at * 3]! += (cells[cell]! - paint[at * 3]!) * cover
    paint[at * 3 + 1]! += (cells[cell + 1]! - paint[at * 3 + 1]!) * cover
    paint[at * 3 + 2]! += (cells[cell + 2]! - paint[at * 3 + 2]!) * cover
  }
}

function lightRow(
  lit: Float32Array,
  paint: Float32Array,
  relief: Float32Array,
  width: number,
  row: number,
  height: number,
  scale: number,
  gloss: number,
): void {
  const up = row > 0 ? width : 0
  const down = row < height - 1 ? width : 0
  const reach = 3
  const farUp = row >= reach ? reach * width : 0
  for (let column = 0; column < width; column++) {
    const at = row * width + column
    const slopeX = (relief[column < width - 1 ? at + 1 : at]! - relief[column > 0 ? at - 1 : at]!) * scale * 0.5
    const slopeY = (relief[at + down]! - relief[at - up]!) * scale * 0.5
    // The light comes from the upper left: what rises towards it is bright.
    const steep = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY)
    const facing = (0.62 + (slopeX * 0.62 + slopeY * 0.78) * 0.62) * steep
    let shade = 0.42 + 0.94 * (facing < 0 ? 0 : facing)
    // Higher paint up the light's way throws a shadow.
    const cast = (relief[at - (column >= reach ? reach : 0) - farUp]! - relief[at]!) * scale - reach * 0.55
    if (cast > 0) shade *= 1 - (cast > 1.5 ? 0.42 : cast * 0.28)
    const shine = facing - 0.86
    const glint = shine > 0 ? shine * shine * 1.6 * gloss : 0
    const pixel = at * 3
    lit[pixel] = paint[pixel]! * paint[pixel]! * shade + glint
    lit[pixel + 1] = paint[pixel + 1]! * paint[pixel + 1]! * shade + glint
    lit[pixel + 2] = paint[pixel + 2]! * paint[pixel + 2]! * shade + glint
  }
}

/** From where to where a row crosses a mark, beside its middle. */
function span(dy: number, cos: number, sin: number, long: number, wide: number): [number, number] {
  let [first, last] = [-Infinity, Infinity]
  if (Math.abs(cos) > 1e-3) {
    const [a, b] = [(-long - dy * sin) / cos, (long - dy * sin) / cos]
    first = Math.min(a, b)
    last = Math.max(a, b)
  }
  if (Math.abs(sin) > 1e-3) {
    const [a, b] = [(dy * cos - wide) / sin, (dy * cos + wide) / sin]
    first = Math.max(first, Math.min(a, b))
    last = Math.min(last, Math.max(a, b))
  }
  return [first, last]
}
