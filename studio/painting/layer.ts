import sharp from 'sharp'

/** How many pixels something has, and how many of them make a unit. */
interface Extent {
  width: number
  height: number
  unit: number
}

/** One number a pixel, in the units of the canvas it serves: a mask, a height, an amount of water. */
export class Layer {
  readonly width: number
  readonly height: number
  readonly unit: number
  readonly data: Float32Array

  constructor(canvas: Extent, fraction = 1) {
    this.width = Math.ceil(canvas.width * fraction)
    this.height = Math.ceil(canvas.height * fraction)
    this.unit = canvas.unit * (this.width / canvas.width)
    this.data = new Float32Array(this.width * this.height)
  }

  /** A drawing in black and white, as light: `content` stands in a viewBox of units × 1000, on black. */
  static async drawn(canvas: Extent, content: string, fraction = 1): Promise<Layer> {
    const layer = new Layer(canvas, fraction)
    const box = `0 0 ${(canvas.width / canvas.unit) * 1000} ${(canvas.height / canvas.unit) * 1000}`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${layer.width}" height="${layer.height}" viewBox="${box}" preserveAspectRatio="none">${content}</svg>`
    const bytes = await sharp(Buffer.from(svg), { limitInputPixels: false })
      .flatten({ background: '#000' })
      .extractChannel(1)
      .raw()
      .toBuffer()
    for (let at = 0; at < layer.data.length; at++) layer.data[at] = bytes[at]! / 255
    return layer
  }

  /** Asks for the value of every pixel, by its place in units. */
  each(valueAt: (x: number, y: number, below: number) => number): this {
    const { width, height, unit, data } = this
    for (let row = 0; row < height; row++) fillRow(data, row * width, width, unit, (row + 0.5) / unit, valueAt)
    return this
  }

  copy(): Layer {
    const copy = new Layer(this)
    copy.data.set(this.data)
    return copy
  }

  /** Softens everything; the radius in units. */
  blur(radius: number): this {
    const reach = Math.round(radius * this.unit * 0.6)
    if (reach < 1) return this
    const spare = new Float32Array(this.data.length)
    for (let pass = 0; pass < 3; pass++) {
      blurRows(this.data, spare, this.width, this.height, reach)
      blurColumns(spare, this.data, this.width, this.height, reach)
    }
    return this
  }

  /** The value at any place, read between the pixels. */
  at(x: number, y: number): number {
    const { width, height, unit, data } = this
    const gridX = Math.min(Math.max(x * unit - 0.5, 0), width - 1.001)
    const gridY = Math.min(Math.max(y * unit - 0.5, 0), height - 1.001)
    const column = gridX | 0
    const row = gridY | 0
    const dx = gridX - column
    const at = row * width + column
    const above = data[at]! + (data[at + 1]! - data[at]!) * dx
    const below = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * dx
    return above + (below - above) * (gridY - row)
  }
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const share = 1 / (reach * 2 + 1)
  for (let row = 0; row < height; row++) {
    const [first, last] = [row * width, row * width + width - 1]
    let sum = from[first]! * (reach + 1)
    for (let at = 1; at <= reach; at++) sum += from[Math.min(first + at, last)]!
    for (let at = first; at <= last; at++) {
      to[at] = sum * share
      sum += from[at + reach < last ? at + reach + 1 : last]! - from[at - reach > first ? at - reach : first]!
    }
  }
}

/** Walks down all columns side by side, which is kinder to the memory than one after the other. */
function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const share = 1 / (reach * 2 + 1)
  const sums = new Float32Array(width)
  for (let row = -reach; row <= reach; row++) {
    const start = Math.min(Math.max(row, 0), height - 1) * width
    for (let column = 0; column < width; column++) sums[column]! += from[start + column]!
  }
  for (let row = 0; row < height; row++) {
    const entering = Math.min(row + reach + 1, height - 1) * width
    const leaving = Math.max(row - reach, 0) * width
    const start = row * width
    for (let column = 0; column < width; column++) {
      to[start + column] = sums[column]! * share
      sums[column]! += from[entering + column]! - from[leaving + column]!
    }
  }
}

// A function of its own for one row: engines make such loops fast at once.
function fillRow(
  data: Float32Array,
  start: number,
  count: number,
  unit: number,
  y: number,
  valueAt: (x: number, y: number, below: number) => number,
): void {
  for (let column = 0, at = start; column < count; column++, at++)
    data[at] = valueAt((column + 0.5) / unit, y, data[at]!)
}
