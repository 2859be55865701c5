import { hypot } from '../../painting/arithmetic.ts'
import { Canvas } from '../../painting/canvas.ts'
import type { Rgb } from '../../painting/color.ts'
import { createFilmGrain } from '../../painting/film.ts'

export const BLACK: Rgb = [0, 0, 0]

/** The lamps of a port at night. */
export const SODIUM: Rgb = [1, 0.31, 0.035]
export const AMBER: Rgb = [1, 0.46, 0.11]
export const TUNGSTEN: Rgb = [1, 0.62, 0.27]
export const CYAN: Rgb = [0.04, 0.62, 0.7]
export const MERCURY: Rgb = [0.5, 0.9, 0.78]
export const TAIL: Rgb = [1, 0.025, 0.012]
export const WHITE: Rgb = [0.95, 0.95, 1]
export const SIGNAL: Rgb = [0.08, 0.85, 0.4]

export interface Disc {
  x: number
  y: number
  radius: number
  color: Rgb
  power: number
  /** How much the lens barrel cuts the discs towards the corners. */
  cat?: number
  /** How bright the rim is against the middle. */
  rim?: number
}

/** A lamp out of focus: the image of the aperture, brighter at its rim, cut to an almond away from the middle. */
export function addDisc(canvas: Canvas, { x, y, radius, color, power, cat = 0.5, rim = 0.7 }: Disc): void {
  const { width, height, unit, data } = canvas
  const [centreX, centreY, reach] = [x * unit, y * unit, Math.max(radius * unit, 0.7)]
  const [awayX, awayY] = [centreX - width / 2, centreY - height / 2]
  const corner = hypot(width, height) / 2
  const [cutX, cutY] = [centreX - (awayX / corner) * cat * reach * 1.5, centreY - (awayY / corner) * cat * reach * 1.5]
  const soft = Math.max(0.9, reach * 0.035)
  const [left, right] = [
    Math.max(0, Math.floor(centreX - reach - 1)),
    Math.min(width - 1, Math.ceil(centreX + reach + 1)),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(centreY - reach - 1)),
    Math.min(height - 1, Math.ceil(centreY + reach + 1)),
  ]
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [px, py] = [column + 0.5, row + 0.5]
      const own = Math.sqrt((px - centreX) * (px - centreX) + (py - centreY) * (py - centreY))
      const cut = Math.sqrt((px - cutX) * (px - cutX) + (py - cutY) * (py - cutY))
      const edge = Math.max(own - reach, cut - reach * 1.04)
      if (edge >= soft) continue
      const inside = edge <= 0 ? 1 : 1 - edge / soft
      const near = Math.max(own, cut / 1.04) / reach
      const n2 = near * near
      const glow = power * inside * (1 - rim * 0.5 + rim * (0.25 * n2 + n2 * n2 * n2 * n2))
      const at = (row * width + column) * 3
      data[at]! += color[0] * glow
      data[at + 1]! += color[1] * glow
      data[at + 2]! += color[2] * glow
    }
  }
}

/** A canvas of a fraction of the size, black, for what is out of focus. */
export const createSmall = (canvas: Canvas, fraction: number) =>
  new Canvas(Math.ceil(canvas.width * fraction), Math.ceil(canvas.height * fraction), BLACK)

/** The light at a place in units, read between the pixels, into `into`. */
export function lightAt({ width, height, unit, data }: Canvas, x: number, y: number, into: Float64Array): void {
  const gridX = Math.min(Math.max(x * unit - 0.5, 0), width - 1.001)
  const gridY = Math.min(Math.max(y * unit - 0.5, 0), height - 1.001)
  const [column, row] = [gridX | 0, gridY | 0]
  const [dx, dy] = [gridX - column, gridY - row]
  const at = (row * width + column) * 3
  const under = at + width * 3
  for (let part = 0; part < 3; part++) {
    const above = data[at + part]! + (data[at + 3 + part]! - data[at + part]!) * dx
    const below = data[under + part]! + (data[under + 3 + part]! - data[under + part]!) * dx
    into[part] = above + (below - above) * dy
  }
}

/** Enlarges a small canvas row by row: the light of one row of the large one, valid until the next is asked for. */
export function createEnlarger(
  small: Canvas,
  width: number,
  height: number,
  strength: number,
): (row: number) => Float32Array {
  const line = new Float32Array(small.width * 3)
  const wide = new Float32Array(width * 3)
  const places = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let column = 0; column < width; column++) {
    const place = Math.min(Math.max(((column + 0.5) * small.width) / width - 0.5, 0), small.width - 1.001)
    places[column] = (place | 0) * 3
    shares[column] = place - (place | 0)
  }
  return (row) => {
    const place = Math.min(Math.max(((row + 0.5) * small.height) / height - 0.5, 0), small.height - 1.001)
    const above = (place | 0) * small.width * 3
    const below = above + small.width * 3
    const dy = place - (place | 0)
    for (let part = 0; part < line.length; part++) {
      const light = small.data[above + part]!
      line[part] = (light + (small.data[below + part]! - light) * dy) * strength
    }
    for (let column = 0, at = 0; column < width; column++, at += 3) {
      const from = places[column]!
      const dx = shares[column]!
      wide[at] = line[from]! + (line[from + 3]! - line[from]!) * dx
      wide[at + 1] = line[from + 1]! + (line[from + 4]! - line[from + 1]!) * dx
      wide[at + 2] = line[from + 2]! + (line[from + 5]! - line[from + 2]!) * dx
    }
    return wide
  }
}

/** Adds a small canvas's light, enlarged. */
export function addEnlarged({ width, height, data }: Canvas, small: Canvas, strength = 1): void {
  const enlarge = createEnlarger(small, width, height, strength)
  for (let row = 0, at = 0; row < height; row++) {
    const light = enlarge(row)
    for (let part = 0; part < light.length; part++, at++) data[at]! += light[part]!
  }
}

/** A smaller picture of the same, by averaging. */
export function reduce({ width, height, data }: Canvas, by: number): Canvas {
  // Of large squares every other pixel tells enough.
  const stride = by > 5 ? 2 : 1
  const small = new Canvas(Math.ceil(width / by), Math.ceil(height / by), [0, 0, 0])
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      const into = (row * small.width + column) * 3
      let count = 0
      for (let down = row * by; down < Math.min(row * by + by, height); down += stride) {
        for (let across = column * by; across < Math.min(column * by + by, width); across += stride, count++) {
          const from = (down * width + across) * 3
          small.data[into]! += data[from]!
          small.data[into + 1]! += data[from + 1]!
          small.data[into + 2]! += data[from + 2]!
        }
      }
      small.data[into]! /= count
      small.data[into + 1]! /= count
      small.data[into + 2]! /= count
    }
  }
  return small
}

interface Development {
  exposure?: number
  /** Light that spills around lamps. */
  halo?: number
  haloReach?: number
  grain?: number
  vignette?: number
}

/** Develops a night: halos around the lamps, a shoulder that keeps their colour, deep blacks, a little grain. */
export function develop(
  canvas: Canvas,
  { exposure = 1, halo = 0.12, haloReach = 0.03, grain = 0.02, vignette = 0.35 }: Development,
): void {
  const { width, height, data } = canvas
  const spill = reduce(canvas, Math.max(1, Math.round(canvas.unit / 120)))
  spill.blur(haloReach)
  const haloAt = createEnlarger(spill, width, height, halo)
  const grainAt = createFilmGrain()
  const curve = Float32Array.from(
    { length: 4096 },
    (_, step) => 1 - Math.exp(-Math.max((step / 1023) ** 2 - 0.0025, 0) * 1.15),
  )
  const corner = (width * width + height * height) / 4
  const strength = grain * Math.min(Math.max(canvas.unit / 900, 0.35), 1)
  // How much grain shows in a tone: little in the blacks, most in between.
  const grains = curve.map((light) => strength * (0.06 + Math.sqrt(light) * (1 - light)))
  for (let row = 0, at = 0; row < height; row++) {
    const down = row - height / 2
    const around = haloAt(row)
    for (let column = 0, part = 0; column < width; column++) {
      const across = column - width / 2
      const gain = exposure * (1 - (vignette * (across * across + down * down)) / corner)
      const noise = grainAt(column, row)
      for (let channel = 0; channel < 3; channel++, at++, part++) {
        const light = (data[at]! + around[part]!) * gain
        const place = light >= 16 ? 4095 : (Math.sqrt(light) * 1023) | 0
        const tone = curve[place]! + noise * grains[place]! + 0.0012
        data[at] = tone < 0 ? 0 : tone
      }
    }
  }
}
