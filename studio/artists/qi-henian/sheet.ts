import { tabulate } from '../../painting/arithmetic.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { oklch } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createClouds, createGrain } from '../../painting/tiles.ts'

/** A colour by lightness, chroma and hue. */
export type Tone = readonly [lightness: number, chroma: number, hue: number]

/** A sheet of unsized xuan paper: ink stays where the brush leaves it and creeps where it is wet. */
export class Sheet {
  readonly canvas: Canvas
  readonly width: number
  readonly height: number
  /** How much ink lies at each pixel, as optical density. */
  readonly ink: Layer
  /** Ink that is still wet and creeps into the paper, at half the size. */
  readonly damp: Layer
  /** The tooth of the paper, around 0. */
  readonly tooth: (column: number, row: number) => number

  constructor(canvas: Canvas) {
    this.canvas = canvas
    this.width = canvas.width / canvas.unit
    this.height = canvas.height / canvas.unit
    this.ink = new Layer(canvas)
    this.damp = new Layer(canvas, 0.5)
    const grain = createGrain('xuan tooth')
    const scale = 430 / canvas.unit
    this.tooth = (column, row) => grain(column * scale, row * scale)
  }

  /** Lets the ink creep, dry and darken at its rims, and lights the paper. */
  dry(lots: Lots, { paper = [0.95, 0.012, 88] as Tone, creep = 1 } = {}): void {
    const { canvas, ink, damp, tooth } = this
    const { width, height, unit, data } = canvas
    const grit = (x: number, y: number) => tooth(x * unit, y * unit)
    const crept = this.creep(lots, creep).data
    const near = new Layer(damp).each((x, y) => ink.at(x, y)).blur(0.0075).data
    const sheet = createClouds('xuan sheet', 5, 0.6)
    const mottle = createClouds('ink mottle', 5, 0.7)
    const paperAt = (x: number, y: number) =>
      1 + 0.018 * sheet(x * 2, y * 2) + 0.01 * sheet(x * 30, y * 9) + 0.01 * grit(x, y)
    const flaws = new Layer(damp).each((x, y) => paperAt(x, y)).data
    const mottles = new Layer(damp).each((x, y) => 1 + 0.17 * mottle(x * 11, y * 11) + 0.1 * grit(x, y)).data
    const light = oklch(...paper)
    const laid = unit / 96
    const screen = tabulate(width, (column) => 0.997 + ((column % laid) / laid) * 0.006)
    const across = damp.width
    const [lastX, lastY] = [across - 1.001, damp.height - 1.001]
    for (let row = 0, pixel = 0; row < height; row++) {
      const y = Math.min(Math.max(row * 0.5 - 0.25, 0), lastY)
      const dy = y - (y | 0)
      for (let column = 0; column < width; column++, pixel++) {
        // All the softer layers share one grid: its four nearest points are looked up once.
        const x = Math.min(Math.max(column * 0.5 - 0.25, 0), lastX)
        const dx = x - (x | 0)
        const a = (y | 0) * across + (x | 0)
        const c = a + across
        const wa = (1 - dx) * (1 - dy)
        const wb = dx * (1 - dy)
        const wc = (1 - dx) * dy
        const wd = dx * dy
        const own = ink.data[pixel]!
        const flaw = flaws[a]! * wa + flaws[a + 1]! * wb + flaws[c]! * wc + flaws[c + 1]! * wd
        const wet = crept[a]! * wa + crept[a + 1]! * wb + crept[c]! * wc + crept[c + 1]! * wd
        const shine = flaw * screen[column]!
        const at = pixel * 3
        if (own < 0.004 && wet < 0.004) {
          data[at] = light[0] * shine
          data[at + 1] = light[1] * shine
          data[at + 2] = light[2] * shine
          continue
        }
        const rim = own - (near[a]! * wa + near[a + 1]! * wb + near[c]! * wc + near[c + 1]! * wd)
        const uneven = mottles[a]! * wa + mottles[a + 1]! * wb + mottles[c]! * wc + mottles[c + 1]! * wd
        const laidInk = own * uneven + (rim > 0 ? rim * 0.6 * Math.max(0, 1 - own * 0.5) : 0)
        const density = Math.max(laidInk, (wet + own * 0.25) * uneven)
        const pass = Math.exp(-density) * shine
        data[at] = light[0] * pass
        data[at + 1] = light[1] * pass * (1 + density * 0.004)
        data[at + 2] = light[2] * pass * (1 + density * 0.03)
      }
    }
  }

  /** How far wet ink has crept: along fibres, with a feathered front. */
  private creep(lots: Lots, strength: number): Layer {
    const { damp } = this
    const far = damp.copy().blur(0.03 * strength)
    const close = damp.copy().blur(0.011 * strength)
    const fibre = createClouds('xuan fibre', 5, 0.75)
    const slow = createClouds('xuan thirst', 4)
    const shift = lots.next() * 8
    return far.each((x, y, wide) => {
      if (wide < 0.004) return 0
      const hair = fibre(x * 44 + shift, y * 44)
      const thirst = 1 + 1.5 * slow(x * 5 + shift, y * 5)
      const front = wide * Math.max(thirst, 0.25) + hair * (0.03 + wide * 0.22) - 0.13
      if (front <= 0) return 0
      const edge = Math.min(front / 0.035, 1)
      return edge * (0.05 + Math.min(wide, 1.2) * 0.42 + close.at(x, y) * 0.3)
    })
  }
}
