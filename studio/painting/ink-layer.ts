import { hypot, tabulate } from './arithmetic.ts'
import type { Canvas } from './canvas.ts'
import { clamp, type Rgb } from './color.ts'

/** A line as x, y, x, y …, in units of the shorter side. */
export type Path = ArrayLike<number>

interface Touch {
  /** Units of the shorter side. */
  width: number
  /** Density of one pass, as a natural logarithm: 0.1 is a breath of grey, 1 a clear grey, 4 black. */
  load: number
  /** Factor of the width along the line, from 0 at its start to 1 at its end. */
  pressure?: (share: number) => number
  /** Factor of the load along the line. */
  dilution?: (share: number) => number
  /** How much darker the rims of a broad wet line dry, 0 to 1. */
  rim?: number
}

/** Ink or graphite on its way to the paper: how much lies on every pixel. Strokes add up, as they do on paper. */
export class InkLayer {
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly load: Float32Array

  constructor({ width, height, unit }: { width: number; height: number; unit: number }) {
    this.width = width
    this.height = height
    this.unit = unit
    this.load = new Float32Array(width * height)
  }

  /** Draws one line with the weight of a hand. */
  stroke(points: Path, { width, load, pressure, dilution, rim = 0 }: Touch): void {
    const { unit } = this
    const count = points.length >> 1
    let x = points[0]! * unit
    let y = points[1]! * unit
    let wide = width * unit * (pressure ? pressure(0) : 1)
    let dark = load * (dilution ? dilution(0) : 1)
    for (let at = 1; at < count; at++) {
      const share = at / (count - 1)
      const nextX = points[at * 2]! * unit
      const nextY = points[at * 2 + 1]! * unit
      const nextWide = width * unit * (pressure ? pressure(share) : 1)
      const nextDark = load * (dilution ? dilution(share) : 1)
      if (wide + nextWide > 0 && dark + nextDark > 0) {
        this.#segment(x, y, nextX - x, nextY - y, wide, nextWide - wide, dark, nextDark - dark, rim)
      }
      x = nextX
      y = nextY
      wide = nextWide
      dark = nextDark
    }
  }

  /** A round touch of a point. */
  dot(x: number, y: number, radius: number, load: number): void {
    const { unit, width, height } = this
    const [centreX, centreY, reach] = [x * unit, y * unit, Math.max(radius * unit, 0.1)]
    const thin = Math.min(1, reach * reach * 4)
    const full = thin < 1 ? cover(thin, load) : load
    const edge = Math.max(reach, 0.5)
    const [top, bottom] = [Math.max(0, Math.floor(centreY - edge)), Math.min(height - 1, Math.ceil(centreY + edge))]
    const [left, right] = [Math.max(0, Math.floor(centreX - edge)), Math.min(width - 1, Math.ceil(centreX + edge))]
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const inside = edge + 0.5 - hypot(column + 0.5 - centreX, row + 0.5 - centreY)
        if (inside > 0) this.load[row * width + column]! += full * Math.min(1, inside)
      }
    }
  }

  /** Adds an even tone within a closed outline. */
  flood(outline: Path, load: number): void {
    this.#scan(outline, (at, share) => {
      this.load[at]! += load * share
    })
  }

  /** Takes away what lies within a closed outline, so that what is drawn next stands in front. */
  clear(outline: Path, share = 1): void {
    this.#scan(outline, (at, inside) => {
      this.load[at]! *= 1 - inside * share
    })
  }

  /** Lets a share of the ink creep into the paper around it. */
  spread(radius: number, share: number): void {
    const reach = Math.max(1, Math.round(radius * this.unit))
    const soft = this.load.slice()
    for (let pass = 0; pass < 2; pass++) blurPlane(soft, this.width, this.height, reach)
    for (let at = 0; at < soft.length; at++) this.load[at] = this.load[at]! * (1 - share) + soft[at]! * share
  }

  /**
   * Brings everything onto the picture. `color` is what one full pass looks like on white, `deepest` the density at
   * which more changes nothing, `tooth` the hills of the paper and `grip` how much more they take than the valleys.
   */
  lay(canvas: Canvas, color: Rgb, { deepest = 3.4, tooth, grip = 0.2 }: Laying = {}): void {
    const { load } = this
    const { data } = canvas
    const steps = 1023
    const depth = color.map((part) => -Math.log(Math.max(part, 0.004)))
    const even = Math.max(...depth)
    const tables = depth.map((part) => tabulate(steps + 1, (at) => Math.exp((-part / even) * (at / steps) * deepest)))
    const [red, green, blue] = tables as [Float32Array, Float32Array, Float32Array]
    for (let at = 0, pixel = 0; at < load.length; at++, pixel += 3) {
      let amount = load[at]!
      if (amount < 0.002) continue
      if (tooth) amount *= Math.max(0, 1 + grip * tooth[at]!)
      // Saturation along amount / (1 + amount / deepest …) keeps thin layers true and lets thick ones close.
      const level = (amount / Math.sqrt(1 + (amount / deepest) ** 2) / deepest) * steps
      const step = level >= steps ? steps : level | 0
      data[pixel]! *= red[step]!
      data[pixel + 1]! *= green[step]!
      data[pixel + 2]! *= blue[step]!
    }
  }

  #segment(
    x: number,
    y: number,
    dx: number,
    dy: number,
    wide: number,
    widen: number,
    dark: number,
    darken: number,
    rim: number,
  ): void {
    const length = hypot(dx, dy)
    if (length === 0) return
    const { width, height } = this
    const reach = Math.max(wide, wide + widen) + 2
    if (Math.max(x, x + dx) < -reach || Math.min(x, x + dx) > width + reach) return
    if (Math.max(y, y + dy) < -reach || Math.min(y, y + dy) > height + reach) return
    const steps = Math.max(1, Math.ceil(length / 0.8))
    const step = length / steps
    const [acrossX, acrossY] = [-dy / length, dx / length]
    for (let at = 0; at < steps; at++) {
      const share = (at + 0.5) / steps
      const thick = wide + widen * share
      const load = dark + darken * share
      const placeX = x + dx * share - 0.5
      const placeY = y + dy * share - 0.5
      if (thick <= 0 || load <= 0) continue
      if (thick < 1.1) {
        this.#splat(placeX, placeY, step * (thick < 1 ? cover(thick, load) : load * thick))
        continue
      }
      const ribs = Math.ceil(thick / 0.8)
      const each = (thick / ribs) * step * load
      for (let rib = 0; rib < ribs; rib++) {
        const off = (rib + 0.5) / ribs - 0.5
        const edge = rim === 0 ? 1 : 1 - rim * 0.5 + rim * 6 * off * off
        this.#splat(placeX + acrossX * off * thick, placeY + acrossY * off * thick, each * edge)
      }
    }
  }

  #splat(x: number, y: number, amount: number): void {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const { width, height, load } = this
    if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return
    const dx = x - column
    const dy = y - row
    const at = row * width + column
    const right = amount * dx
    const left = amount - right
    load[at]! += left * (1 - dy)
    load[at + 1]! += right * (1 - dy)
    load[at + width]! += left * dy
    load[at + width + 1]! += right * dy
  }

  #scan(outline: Path, paint: (at: number, share: number) => void): void {
    const { unit, width, height } = this
    const count = outline.length >> 1
    let [low, high] = [Infinity, -Infinity]
    for (let at = 0; at < count; at++) {
      const y = outline[at * 2 + 1]! * unit
      if (y < low) low = y
      if (y > high) high = y
    }
    const inner = 2
    const crossings: number[] = []
    for (let row = Math.max(0, Math.floor(low)); row <= Math.min(height - 1, Math.ceil(high)); row++) {
      for (let sub = 0; sub < inner; sub++) {
        const y = row + (sub + 0.5) / inner
        crossings.length = 0
        for (let at = 0, before = count - 1; at < count; before = at++) {
          const y0 = outline[before * 2 + 1]! * unit
          const y1 = outline[at * 2 + 1]! * unit
          if (y0 > y === y1 > y) continue
          const x0 = outline[before * 2]! * unit
          crossings.push(x0 + ((y - y0) / (y1 - y0)) * (outline[at * 2]! * unit - x0))
        }
        crossings.sort((a, b) => a - b)
        for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
          const from = Math.max(0, crossings[pair]!)
          const to = Math.min(width, crossings[pair + 1]!)
          for (let column = Math.floor(from); column < to; column++) {
            const share = Math.min(column + 1, to) - Math.max(column, from)
            if (share > 0) paint(row * width + column, share / inner)
          }
        }
      }
    }
  }
}

interface Laying {
  deepest?: number
  tooth?: Float32Array
  grip?: number
}

/** The density that makes a whole pixel as dark as a line that covers a part of it. */
function cover(part: number, load: number): number {
  return -Math.log(1 - clamp(part) * (1 - Math.exp(-load)))
}

function blurPlane(plane: Float32Array, width: number, height: number, reach: number): void {
  const line = new Float32Array(Math.max(width, height))
  const run = (start: number, step: number, count: number) => {
    let sum = plane[start]! * (reach + 1)
    for (let at = 1; at <= reach; at++) sum += plane[start + Math.min(at, count - 1) * step]!
    for (let at = 0; at < count; at++) {
      line[at] = sum / (reach * 2 + 1)
      sum += plane[start + Math.min(at + reach + 1, count - 1) * step]!
      sum -= plane[start + Math.max(at - reach, 0) * step]!
    }
    for (let at = 0; at < count; at++) plane[start + at * step] = line[at]!
  }
  for (let row = 0; row < height; row++) run(row * width, 1, width)
  for (let column = 0; column < width; column++) run(column, width, height)
}
