import { curve } from '../../painting/curves.ts'
import { createNoise } from '../../painting/noise.ts'
import { type Making, type Raster, toneAt } from './stage.ts'

/** The way of the brush, in units of the sheet. */
const WAY = curve([0.62, -0.16, 0.4, 0.08, 0.22, 0.4, 0.3, 0.72, 0.62, 0.86, 0.95, 0.72, 1.2, 0.46], 240)

/** Where the seals are pressed: left, top and width in units. */
const SEALS = [
  [0.86, 0.1, 0.06],
  [0.1, 0.9, 0.034],
] as const

/** One walk of the brush across the sheet, wet at first; when it has dried, the seals. */
export function oneStroke(work: Raster): Making {
  const { width, height, data } = work
  const count = width * height
  const corner = [0, 1, 2].map((part) => {
    let sum = 0
    for (let row = 4; row < 24; row++)
      for (let column = 4; column < 24; column++) sum += data[(row * width + column) * 3 + part]!
    return sum / 400
  })
  const noise = createNoise('sheet')
  const bare = new Float32Array(data.length)
  for (let pixel = 0; pixel < count; pixel++) {
    const tone = 1 + 0.012 * noise((pixel % width) / 3, Math.floor(pixel / width) / 3)
    for (let part = 0; part < 3; part++) bare[pixel * 3 + part] = corner[part]! * tone
  }
  const black = data.slice()
  const wet = data.slice()
  const order = new Float32Array(count)
  const sealing = new Float32Array(count).fill(1)
  for (let row = 0, pixel = 0; row < height; row++) {
    for (let column = 0; column < width; column++, pixel++) {
      const [x, y] = [column / width, row / width]
      let [least, nearest] = [Infinity, 0]
      for (let at = 0; at < WAY.length; at += 4) {
        const squared = (WAY[at]! - x) ** 2 + (WAY[at + 1]! - y) ** 2
        if (squared < least) {
          least = squared
          nearest = at
        }
      }
      // Hairs do not arrive all at once.
      const aside = Math.sqrt(least) * (x * 0.7 + y > 0.8 ? 1 : -1)
      order[pixel] = nearest / WAY.length + noise(aside * 70, 4) * 0.018 + noise(aside * 9, 9) * 0.02
      const seal = SEALS.some(
        ([left, top, side]) =>
          x > left - 0.02 && x < left + side + 0.02 && y > top - 0.02 && y < top + side * 1.5 + 0.02,
      )
      if (seal) for (let part = 0; part < 3; part++) black[pixel * 3 + part] = bare[pixel * 3 + part]!
      // Wet ink is blacker, and has not begun to creep.
      const tone = toneAt(black, pixel)
      for (let part = 0; part < 3; part++) {
        wet[pixel * 3 + part] =
          tone < 0.62 ? black[pixel * 3 + part]! * (tone < 0.35 ? 0.72 : 1) : bare[pixel * 3 + part]!
      }
      if (seal) sealing[pixel] = y < 0.5 ? 0.1 : 0.75
    }
  }
  const all = new Float32Array(count)
  for (let pixel = 0; pixel < count; pixel++)
    all[pixel] = 0.5 + 0.5 * noise((pixel % width) / 60, Math.floor(pixel / width) / 60)
  return {
    width,
    height,
    bare,
    steps: [
      { after: wet, order, from: 3.4, to: 7, soft: 0.012 },
      { after: black, order: all, from: 7, to: 9.4, soft: 0.6 },
      { after: data, order: sealing, from: 9.5, to: 11, soft: 0.02 },
    ],
  }
}
