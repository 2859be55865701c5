import type { Paint } from '../../painter.ts'
import type { Canvas } from '../../painting/canvas.ts'
import { oklch, toHex } from '../../painting/color.ts'
import { Layer } from '../../painting/layer.ts'
import type { Lots } from '../../painting/lots.ts'
import { createClouds, createGrain } from '../../painting/tiles.ts'

/** A colour by lightness, chroma and hue. */
export type Tone = readonly [lightness: number, chroma: number, hue: number]

export type Point = readonly [x: number, y: number]

/** One masked plane of paint, in centimetres of the panel. */
export interface Plane {
  /** The outline of an SVG path. */
  path: string
  tone: Tone
  /** Not the inside of the path but a band of this width along it. */
  band?: number
  /** How much of the wood shows through: 0 is many coats, 1 bare. */
  thin?: number
}

interface Panel {
  /** Centimetres, as the work itself. */
  height: number
  width: number
  ground: Tone
  /** How much of the wood the ground leaves, 1 is bare birch. */
  bare?: number
  planes: Plane[]
}

/** Paints planes with hard, masked edges on a birch panel. */
export const paintPanel = ({ height, width, ground, bare = 0.12, planes }: Panel): Paint => {
  return async (canvas, lots) => {
    const scale = `<g transform="scale(${1000 / Math.min(height, width)})">`
    const thick = Math.min(height, width) * 0.0021
    canvas.fill(oklch(...ground))
    await canvas.draw(`${scale}${planes.map((plane) => lay(plane, toHex(oklch(...plane.tone)))).join('')}</g>`)
    const relief = await Layer.drawn(
      canvas,
      `${scale}${planes.map((plane, at) => raise(plane, at, thick)).join('')}</g>`,
    )
    const marked = planes.map((plane, at) => lay(plane, grey(at + 1), 'crispEdges')).join('')
    const marks = await Layer.drawn(canvas, `${scale}${marked}</g>`)
    finish(canvas, lots, { relief, marks, thins: [bare, ...planes.map(({ thin = 0.12 }) => thin)] })
  }
}

const grey = (level: number) => `rgb(${level},${level},${level})`

function lay({ path, band }: Plane, color: string, rendering = 'auto'): string {
  const paint = band ? `fill="none" stroke="${color}" stroke-width="${band}"` : `fill="${color}"`
  return `<path d="${path}" ${paint} shape-rendering="${rendering}"/>`
}

/** Heights as greys: each coat lies on the last, with a ridge where the tape was. */
function raise({ path, band }: Plane, at: number, thick: number): string {
  const level = grey(90 + ((at * 37) % 50))
  if (band === undefined) {
    return `<path d="${path}" fill="${level}" stroke="#d8d8d8" stroke-width="${thick}" stroke-linejoin="miter"/>`
  }
  return (
    `<path d="${path}" fill="none" stroke="#d8d8d8" stroke-width="${band + thick}"/>` +
    `<path d="${path}" fill="none" stroke="${level}" stroke-width="${band - thick}"/>`
  )
}

interface Surface {
  relief: Layer
  marks: Layer
  thins: number[]
}

/** Wood below, raking light above: grain through thin coats, ridges, pooling, the rounded rim of the panel. */
function finish(canvas: Canvas, lots: Lots, { relief, marks, thins }: Surface): void {
  const { width, height, unit, data } = canvas
  const [wood, pool] = [growBirch(canvas, lots), gatherPools(relief, lots)]
  const skin = rollSkin()
  const coats = thins.map((thin) => ({ thin, tilt: lots.between(-0.06, 0.06), rise: lots.between(-0.06, 0.06) }))
  const pitch = 1900 / unit
  const calm = Math.min(1, unit / 900)
  const rim = 0.0045 * unit
  for (let row = 0, pixel = 0; row < height; row++) {
    const y = row / unit
    const skinRow = ((row * pitch) & (SKIN - 1)) * SKIN
    for (let column = 0; column < width; column++, pixel++) {
      const x = column / unit
      const { thin, tilt, rise } = coats[(marks.data[pixel]! * 255 + 0.5) | 0] ?? coats[0]!
      const here = relief.data[pixel]!
      const left = column > 0 ? relief.data[pixel - 1]! : here
      const above = row > 0 ? relief.data[pixel - width]! : here
      const slope = (here * 2 - left - above) * 0.2
      const bumps = skin[skinRow | ((column * pitch) & (SKIN - 1))]! * calm
      let factor = 1 + slope + bumps + pool.at(x, y) - here * 0.12 + tilt * (x - 0.5) + rise * (y - 0.5)
      if (thin > 0.02) factor += thin * wood.at(x, y)
      const [near, far] = [Math.min(column, row), Math.min(width - 1 - column, height - 1 - row)]
      if (near < rim || far < rim) factor *= near < far ? 1.2 - (0.2 * near) / rim : 0.66 + (0.34 * far) / rim
      // Satin paint gives back a little of the window, which shows in the darks.
      const sheen = 0.006 * (1 + slope * 6 + bumps * 10) * (1.5 - x * 0.5 - y * 0.4) * (1 - thin)
      const at = pixel * 3
      data[at] = data[at]! * factor + sheen
      data[at + 1] = data[at + 1]! * factor + sheen
      data[at + 2] = data[at + 2]! * factor + sheen * 1.1
    }
  }
}

/** The figure of birch and its fine pores, lying across. */
function growBirch(canvas: Canvas, lots: Lots): Layer {
  const figure = createClouds('birch figure', 3)
  const pores = createClouds('birch pores', 5, 0.8)
  const [shiftX, shiftY] = [lots.next() * 8, lots.next() * 8]
  return new Layer(canvas, 0.5).each((x, y) => {
    const bend = figure(x * 0.5 + shiftX, y * 0.8 + shiftY)
    return pores(x * 1.6 + shiftX, (y + bend * 0.05) * 64 + shiftY) * 0.1 + bend * 0.07
  })
}

/** Where the paint has gathered: slow drifts, and a little along every edge. */
function gatherPools(relief: Layer, lots: Lots): Layer {
  const slow = createClouds('pooling', 4)
  const shift = lots.next() * 8
  const small = new Layer(relief, 0.2).each((x, y) => relief.at(x, y)).blur(0.014)
  return small.each((x, y, around) => around * 0.12 + slow(x * 1.7 + shift, y * 1.7) * 0.05)
}

const SKIN = 512
let rolled: Float32Array | undefined

/** The skin a foam roller leaves, lit from the side. Made once. */
function rollSkin(): Float32Array {
  if (rolled) return rolled
  const peel = createClouds('orange peel', 3, 0.8)
  const stipple = createGrain('roller')
  rolled = new Float32Array(SKIN * SKIN)
  for (let row = 0, at = 0; row < SKIN; row++) {
    for (let column = 0; column < SKIN; column++, at++) {
      const [x, y] = [column / 64, row / 64]
      rolled[at] = (peel(x, y) - peel(x + 0.016, y + 0.016)) * 0.3 + stipple(column, row) * 0.018
    }
  }
  return rolled
}
