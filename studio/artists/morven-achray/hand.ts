import type { Canvas } from '../../painting/canvas.ts'
import { clamp, type Rgb } from '../../painting/color.ts'
import { beside, lengthOf, placeOn, reversed } from '../../painting/curves.ts'
import { InkLayer, type Path } from '../../painting/ink-layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createNoise, type Noise } from '../../painting/noise.ts'

/** Where the light comes from: above, on the left. */
const LIGHT = [-0.62, -0.78] as const

interface Solid {
  /** Line weight; 1 is the ordinary one. */
  weight?: number
  /** How densely its shadow side is hatched; 0 not at all. */
  hatch?: number
  /** How far the hatching's arcs bulge along the axis: positive as if seen from its end. */
  bulge?: number
  /** False lets what lies behind show through. */
  opaque?: boolean
  /** How far across the shadow reaches: 1 the whole width. */
  shade?: number
}

/** A draughtswoman's hand: one point, its weight and its tremor. */
export class Hand {
  readonly layer: InkLayer
  readonly lots: Lots
  readonly #tremor: Noise
  readonly #fine: number
  readonly #load: number
  #drawn = 0

  constructor(canvas: Canvas, lots: Lots, { fine, load }: { fine: number; load: number }) {
    this.layer = new InkLayer(canvas)
    this.lots = lots.fork('hand')
    this.#tremor = createNoise(lots.below(1e9))
    this.#fine = fine
    this.#load = load
  }

  /** One line; `start` and `end` are the shares over which it swells and tapers. */
  line(path: Path, weight = 1, { start = 0.12, end = 0.3, load = 1, lean = 0 } = {}): void {
    const row = (this.#drawn += 1.37)
    const length = lengthOf(path)
    this.layer.stroke(this.#shaken(path, row), {
      width: this.#fine * weight,
      load: this.#load * load,
      pressure: (share) => {
        const swell = start > 0 ? clamp(share / start, 0.25) : 1
        const taper = end > 0 ? clamp((1 - share) / end, 0.08) : 1
        return swell * taper * (1 + lean * (share - 0.5)) * (1 + 0.5 * this.#tremor(share * length * 22, row))
      },
      dilution: (share) => 0.92 + 0.35 * this.#tremor(share * length * 13 + 5, row + 40),
    })
  }

  /** A closed or open outline that is heavier where it turns from the light. */
  contour(path: Path, weight = 1, { load = 1, side = 1 } = {}): void {
    const row = (this.#drawn += 1.37)
    const length = lengthOf(path)
    this.layer.stroke(this.#shaken(path, row), {
      width: this.#fine * weight,
      load: this.#load * load,
      pressure: (share) => {
        const { dx, dy } = placeOn(path, share)
        const away = -(dy * LIGHT[0] - dx * LIGHT[1]) * side
        const ends = clamp(Math.min(share, 1 - share) * 12, 0.3)
        return ends * (0.78 + 0.72 * away) * (1 + 0.35 * this.#tremor(share * length * 22, row))
      },
      dilution: (share) => 0.95 + 0.3 * this.#tremor(share * length * 13 + 5, row + 40),
    })
  }

  /** Anything round about an axis: a stem, a root, a capsule; outline, and hatching where it turns from the light. */
  solid(axis: Path, radius: (share: number) => number, options: Solid = {}): void {
    const { weight = 1, hatch = 1, bulge = 0.35, opaque = true, shade = 0.75 } = options
    const left = beside(axis, radius)
    const right = beside(axis, (share) => -radius(share))
    if (opaque) this.layer.clear([...left, ...reversed(right)])
    this.contour(left, weight)
    this.contour(right, weight, { side: -1 })
    if (hatch > 0) this.hatch(axis, radius, { density: hatch, bulge, shade, weight: Math.min(weight, 1) * 0.62 })
  }

  /** Arcs across a round form on its shadow side. */
  hatch(
    axis: Path,
    radius: (share: number) => number,
    { density = 1, bulge = 0.35, shade = 0.75, weight = 0.6, from = 0, to = 1 } = {},
  ): void {
    const { lots } = this
    const length = lengthOf(axis)
    const row = (this.#drawn += 1.37)
    const count = Math.round(length * (to - from) * 150 * density)
    for (let at = 0; at < count; at++) {
      const share = from + ((to - from) * (at + lots.between(0.2, 0.8))) / count
      const wide = radius(share)
      if (wide < 0.0012) continue
      const { x, y, dx, dy } = placeOn(axis, share)
      const away = dy * -LIGHT[0] + dx * LIGHT[1]
      const side = away >= 0 ? 1 : -1
      // Hatching comes in patches that run out and begin again.
      const patch = this.#tremor(share * length * 9 + 3, row) + 0.12
      if (patch < -0.12) continue
      const reach = shade * (0.4 + 0.7 * Math.abs(away)) * (0.55 + 1.1 * clamp(patch)) * lots.between(0.55, 1.15)
      const inner = Math.max(-0.85, 1 - reach * 1.25)
      const points: number[] = []
      for (let step = 0; step <= 6; step++) {
        const u = 0.97 - (0.97 - inner) * (step / 6)
        const along = bulge * wide * Math.sqrt(Math.max(0, 1 - u * u))
        points.push(x + dy * side * u * wide + dx * along, y - dx * side * u * wide + dy * along)
      }
      this.line(points, weight, { start: 0.05, end: 0.75, load: 0.8 })
    }
  }

  /** Parallel strokes within a band between two lines, for cast shadow and tone. */
  tone(first: Path, second: Path, { count = 30, weight = 0.5, load = 0.6, reach = 1 } = {}): void {
    for (let at = 0; at < count; at++) {
      const share = (at + this.lots.between(0.1, 0.9)) / count
      const a = placeOn(first, share)
      const b = placeOn(second, clamp(share + this.lots.bell() * 0.01))
      const far = reach * this.lots.between(0.55, 1)
      this.line(
        [
          a.x,
          a.y,
          a.x + (b.x - a.x) * far * 0.5,
          a.y + (b.y - a.y) * far * 0.5,
          a.x + (b.x - a.x) * far,
          a.y + (b.y - a.y) * far,
        ],
        weight,
        {
          start: 0.05,
          end: 0.7,
          load,
        },
      )
    }
  }

  /** Brings the drawing onto the sheet. */
  lay(canvas: Canvas, color: Rgb, tooth: Float32Array, { grip = 0.5, deepest = 2.6 } = {}): void {
    this.layer.lay(canvas, color, { tooth, grip, deepest })
  }

  #shaken(path: Path, row: number): number[] {
    const points: number[] = []
    for (let at = 0; at < path.length; at += 2) {
      const [x, y] = [path[at]!, path[at + 1]!]
      points.push(
        x + this.#tremor(x * 38 + row * 3, y * 38) * 0.0007,
        y + this.#tremor(y * 38, x * 38 - row * 3) * 0.0007,
      )
    }
    return points
  }
}
