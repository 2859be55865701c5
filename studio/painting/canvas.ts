import sharp from 'sharp'

import { hypot, tabulate } from './arithmetic.ts'
import { type Rgb, toLinear, toSrgb } from './color.ts'

/** How a layer joins what lies below it. */
export type Blend = 'over' | 'multiply' | 'screen'

/**
 * A picture being painted, in linear light, three numbers a pixel. Painters think in units of the shorter side:
 * `unit` is how many pixels that is, so that a picture looks the same at every size.
 */
export class Canvas {
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly data: Float32Array

  constructor(width: number, height: number, background: Rgb = [1, 1, 1]) {
    this.width = width
    this.height = height
    this.unit = Math.min(width, height)
    this.data = new Float32Array(width * height * 3)
    this.fill(background)
  }

  fill([red, green, blue]: Rgb): void {
    if (red === green && red === blue) {
      this.data.fill(red)
      return
    }
    for (let at = 0; at < this.data.length; at += 3) {
      this.data[at] = red
      this.data[at + 1] = green
      this.data[at + 2] = blue
    }
  }

  /** Asks for the colour of every pixel, by its place in units of the shorter side. */
  shade(colorAt: (x: number, y: number, below: Rgb) => Rgb): void {
    const { width, height, unit, data } = this
    for (let row = 0; row < height; row++) shadeRow(data, row * width * 3, width, unit, (row + 0.5) / unit, colorAt)
  }

  /** Lays one colour over everything, as thick as asked for at every pixel (0 to 1): faster than `shade`. */
  glaze(color: Rgb, opacityAt: (x: number, y: number) => number): void {
    const { width, height, unit, data } = this
    for (let row = 0; row < height; row++) {
      glazeRow(data, row * width * 3, width, unit, (row + 0.5) / unit, color, opacityAt)
    }
  }

  /** Paints what is soft on a canvas of a fraction of the size and enlarges it: a quarter of the work at a half. */
  async underpaint(fraction: number, paint: (small: Canvas) => Promise<void> | void): Promise<void> {
    const small = new Canvas(Math.ceil(this.width * fraction), Math.ceil(this.height * fraction))
    await paint(small)
    const raw = { width: small.width, height: small.height, channels: 3 as const }
    const large = await sharp(small.toBytes(), { raw })
      .resize(this.width, this.height, { kernel: 'cubic', fit: 'fill' })
      .raw()
      .toBuffer()
    for (let at = 0; at < this.data.length; at++) this.data[at] = LINEAR[large[at]!]!
  }

  /** Multiplies every pixel by a factor of its place: light, shadow, grain. */
  light(factorAt: (x: number, y: number) => number): void {
    const { width, height, unit, data } = this
    for (let row = 0; row < height; row++) lightRow(data, row * width * 3, width, unit, (row + 0.5) / unit, factorAt)
  }

  /** Lays colour on one pixel, by its column and row. */
  blend(column: number, row: number, color: Rgb, opacity: number): void {
    if (column < 0 || row < 0 || column >= this.width || row >= this.height) return
    const at = (row * this.width + column) * 3
    const { data } = this
    data[at]! += (color[0] - data[at]!) * opacity
    data[at + 1]! += (color[1] - data[at + 1]!) * opacity
    data[at + 2]! += (color[2] - data[at + 2]!) * opacity
  }

  /** A soft round touch of a brush; place and radius in units, `hardness` 0 to 1. */
  dab(x: number, y: number, radius: number, color: Rgb, opacity: number, hardness = 0.5): void {
    const { unit } = this
    const [centreX, centreY, reach] = [x * unit, y * unit, Math.max(radius * unit, 0.5)]
    const soft = Math.max(reach * (1 - hardness), 0.75)
    const [left, right] = [
      Math.max(0, Math.floor(centreX - reach - 1)),
      Math.min(this.width - 1, Math.ceil(centreX + reach + 1)),
    ]
    const [top, bottom] = [
      Math.max(0, Math.floor(centreY - reach - 1)),
      Math.min(this.height - 1, Math.ceil(centreY + reach + 1)),
    ]
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const distance = hypot(column + 0.5 - centreX, row + 0.5 - centreY)
        const share = (reach + 0.5 - distance) / soft
        if (share > 0) this.blend(column, row, color, opacity * (share >= 1 ? 1 : share))
      }
    }
  }

  /** Draws an SVG over the picture: `content` stands in a viewBox of units × 1000. */
  async draw(
    content: string,
    { blend = 'over', opacity = 1 }: { blend?: Blend; opacity?: number } = {},
  ): Promise<void> {
    const { width, height, unit, data } = this
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${(width / unit) * 1000} ${(height / unit) * 1000}">${content}</svg>`
    const layer = await sharp(Buffer.from(svg), { limitInputPixels: false }).ensureAlpha().raw().toBuffer()
    for (let row = 0; row < height; row++) joinRow(data, layer, row * width, width, blend, opacity)
  }

  /** Blurs everything; the radius in units. */
  blur(radius: number): void {
    for (let pass = 0; pass < 3; pass++) boxBlur(this, Math.max(1, Math.round(radius * this.unit * 0.6)))
  }

  /** The picture as eight-bit values, with so little noise that no bands show in soft gradients. */
  toBytes(): Buffer {
    const { data } = this
    const bytes = Buffer.allocUnsafeSlow(data.length)
    for (let row = 0; row < this.height; row++) writeRow(data, bytes, row * this.width * 3, this.width * 3)
    return bytes
  }

  /** The finished picture as a JPEG of high quality. */
  toJpeg(): Promise<Buffer> {
    const raw = { width: this.width, height: this.height, channels: 3 as const }
    return sharp(this.toBytes(), { raw })
      .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
      .toBuffer()
  }
}

/** What a screen shows for a level of light, in 256ths, on a grid that is fine enough even in the shadows. */
const LEVELS = Uint16Array.from({ length: 4096 }, (_, level) => Math.round(toSrgb((level + 0.5) / 4096) * 255 * 256))
/** Less than one step of a screen, drawn by lot. */
const DITHER = drawDither()
const LINEAR = tabulate(256, (value) => toLinear(value / 255))

// Functions of their own for one row: engines make such loops fast at once.

function shadeRow(
  data: Float32Array,
  start: number,
  count: number,
  unit: number,
  y: number,
  colorAt: (x: number, y: number, below: Rgb) => Rgb,
): void {
  for (let column = 0, at = start; column < count; column++, at += 3) {
    const color = colorAt((column + 0.5) / unit, y, [data[at]!, data[at + 1]!, data[at + 2]!])
    data[at] = color[0]
    data[at + 1] = color[1]
    data[at + 2] = color[2]
  }
}

function glazeRow(
  data: Float32Array,
  start: number,
  count: number,
  unit: number,
  y: number,
  [red, green, blue]: Rgb,
  opacityAt: (x: number, y: number) => number,
): void {
  for (let column = 0, at = start; column < count; column++, at += 3) {
    const opacity = opacityAt((column + 0.5) / unit, y)
    if (opacity <= 0) continue
    data[at]! += (red - data[at]!) * opacity
    data[at + 1]! += (green - data[at + 1]!) * opacity
    data[at + 2]! += (blue - data[at + 2]!) * opacity
  }
}

function lightRow(
  data: Float32Array,
  start: number,
  count: number,
  unit: number,
  y: number,
  factorAt: (x: number, y: number) => number,
): void {
  for (let column = 0, at = start; column < count; column++, at += 3) {
    const factor = factorAt((column + 0.5) / unit, y)
    data[at]! *= factor
    data[at + 1]! *= factor
    data[at + 2]! *= factor
  }
}

function joinRow(data: Float32Array, layer: Buffer, start: number, count: number, blend: Blend, opacity: number): void {
  for (let from = start * 4, at = start * 3, last = (start + count) * 3; at < last; from += 4, at += 3) {
    const cover = layer[from + 3]!
    if (cover === 0) continue
    const alpha = (cover / 255) * opacity
    for (let part = 0; part < 3; part++) {
      const below = data[at + part]!
      const color = LINEAR[layer[from + part]!]!
      const joined = blend === 'over' ? color : blend === 'multiply' ? below * color : 1 - (1 - below) * (1 - color)
      data[at + part] = below + (joined - below) * alpha
    }
  }
}

function writeRow(data: Float32Array, bytes: Buffer, start: number, count: number): void {
  for (let at = start, last = start + count; at < last; at++) {
    const value = data[at]!
    const level = LEVELS[value <= 0 ? 0 : value >= 1 ? 4095 : (value * 4095) | 0]!
    bytes[at] = (level + DITHER[at & 0xff_ff]!) >> 8
  }
}

function drawDither(): Uint8Array {
  const dither = new Uint8Array(65_536)
  let state = 12_345
  for (let at = 0; at < dither.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    dither[at] = state >>> 24
  }
  return dither
}

function boxBlur({ width, height, data }: Canvas, reach: number): void {
  const line = new Float32Array(Math.max(width, height) * 3)
  const run = (start: number, step: number, count: number) => {
    for (let part = 0; part < 3; part++) {
      let sum = 0
      for (let at = -reach; at <= reach; at++) sum += data[start + Math.min(Math.max(at, 0), count - 1) * step + part]!
      for (let at = 0; at < count; at++) {
        line[at * 3 + part] = sum / (reach * 2 + 1)
        sum += data[start + Math.min(at + reach + 1, count - 1) * step + part]!
        sum -= data[start + Math.max(at - reach, 0) * step + part]!
      }
    }
    for (let at = 0; at < count; at++) {
      for (let part = 0; part < 3; part++) data[start + at * step + part] = line[at * 3 + part]!
    }
  }
  for (let row = 0; row < height; row++) run(row * width * 3, 3, width)
  for (let column = 0; column < width; column++) run(column * 3, width * 3, height)
}
