import type { Canvas } from './canvas.ts'
import type { Outline, Point } from './outline.ts'

/** How much of each pixel a shape covers (0 to 1), within the part of the canvas it touches. */
export interface Mask {
  left: number
  top: number
  width: number
  height: number
  data: Float32Array
}

interface Cut {
  /** Shapes left empty within the others. */
  holes?: readonly Outline[]
  /** Room around the shapes, in units. */
  pad?: number
}

/** Fills closed lines together, antialiased. */
export function cutMask(
  { width, height, unit }: Pick<Canvas, 'width' | 'height' | 'unit'>,
  outlines: readonly Outline[],
  { holes = [], pad = 0 }: Cut = {},
): Mask {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const outline of outlines) {
    for (const [x, y] of outline) {
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  left = Math.max(0, Math.floor((left - pad) * unit) - 1)
  top = Math.max(0, Math.floor((top - pad) * unit) - 1)
  right = Math.min(width, Math.ceil((right + pad) * unit) + 2)
  bottom = Math.min(height, Math.ceil((bottom + pad) * unit) + 2)
  const mask = { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
  if (mask.width === 0 || mask.height === 0) return { ...mask, data: new Float32Array(0) }
  // Each edge leaves its signed area in the cells it crosses; their running sum along a row is the cover.
  const stride = mask.width + 2
  const area = borrow(stride * mask.height + 2).fill(0)
  for (const [at, outline] of [...outlines, ...holes].entries()) {
    // All shapes run the same way round, so that they add up; holes run the other way.
    const way = isClockwise(outline) === at < outlines.length ? outline : outline.toReversed()
    let before = way.at(-1) as Point
    for (const point of way) {
      const [ax, ay] = [before[0] * unit - left, before[1] * unit - top]
      addEdge(area, stride, mask.height, ax, ay, point[0] * unit - left, point[1] * unit - top)
      before = point
    }
  }
  const data = new Float32Array(mask.width * mask.height)
  for (let row = 0; row < mask.height; row++) coverRow(area, row * stride, data, row * mask.width, mask.width)
  return { ...mask, data }
}

function coverRow(area: Float32Array, from: number, data: Float32Array, to: number, count: number): void {
  let sum = 0
  for (let column = 0; column < count; column++) {
    sum += area[from + column]!
    // Shapes count below 0, holes above; a hole beyond its shape is nothing.
    data[to + column] = sum > 0 ? 0 : sum < -1 ? 1 : -sum
  }
}

/** Room to work in that is used again and again; whatever was in it before is still there. */
let room = new Float32Array(0)
function borrow(length: number): Float32Array {
  if (room.length < length) room = new Float32Array(length)
  return room.subarray(0, length)
}

function isClockwise(outline: Outline): boolean {
  let area = 0
  let before = outline.at(-1) as Point
  for (const point of outline) {
    area += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return area > 0
}

function addEdge(area: Float32Array, stride: number, rows: number, ax: number, ay: number, bx: number, by: number) {
  if (ay === by) return
  const sign = ay < by ? 1 : -1
  const [topX, topY, lowX, lowY] = ay < by ? [ax, ay, bx, by] : [bx, by, ax, ay]
  const slope = (lowX - topX) / (lowY - topY)
  const last = Math.min(rows - 1, Math.ceil(lowY) - 1)
  for (let row = Math.max(0, Math.floor(topY)); row <= last; row++) {
    const from = Math.max(topY, row)
    const to = Math.min(lowY, row + 1)
    const tall = (to - from) * sign
    if (tall === 0) continue
    let x0 = topX + (from - topY) * slope
    let x1 = topX + (to - topY) * slope
    if (x0 > x1) [x0, x1] = [x1, x0]
    const limit = stride - 2
    x0 = x0 < 0 ? 0 : x0 > limit ? limit : x0
    x1 = x1 < 0 ? 0 : x1 > limit ? limit : x1
    const first = Math.floor(x0)
    const start = row * stride + first
    if (x1 <= first + 1) {
      const part = tall * ((x0 + x1) / 2 - first)
      area[start]! += tall - part
      area[start + 1]! += part
      continue
    }
    const rate = tall / (x1 - x0)
    let below = 0
    let filled = 0
    for (let cell = first; cell < x1; cell++) {
      const ramp = cell + 1 >= x1 ? (x1 - x0) * (cell + 1 - (x0 + x1) / 2) : (cell + 1 - x0) ** 2 / 2
      const cover = rate * (ramp - below)
      area[row * stride + cell]! += cover - filled
      below = ramp
      filled = cover
    }
    area[row * stride + Math.ceil(x1)]! += tall - filled
  }
}

/** A mask that is soft from the start, worked out at a fraction of the size where it is very soft; the radius in units. */
export function cutSoftMask(
  canvas: Pick<Canvas, 'width' | 'height' | 'unit'>,
  outlines: readonly Outline[],
  radius: number,
  cut: Cut = {},
): Mask {
  const pixels = radius * canvas.unit
  const factor = pixels > 16 ? 4 : pixels > 6 ? 2 : 1
  const pad = (cut.pad ?? 0) + radius * 1.6
  if (factor === 1) {
    const sharp = cutMask(canvas, outlines, { ...cut, pad })
    return pixels < 1.3 ? sharp : softenMask(sharp, pixels)
  }
  const small = {
    width: Math.ceil(canvas.width / factor) + 1,
    height: Math.ceil(canvas.height / factor) + 1,
    unit: canvas.unit / factor,
  }
  const soft = softenMask(cutMask(small, outlines, { ...cut, pad }), pixels / factor)
  return enlarge(soft, factor, canvas)
}

function enlarge(soft: Mask, factor: number, canvas: Pick<Canvas, 'width' | 'height'>): Mask {
  const [left, top] = [soft.left * factor, soft.top * factor]
  const width = Math.max(0, Math.min(soft.width * factor, canvas.width - left))
  const height = Math.max(0, Math.min(soft.height * factor, canvas.height - top))
  const data = new Float32Array(width * height)
  const line = new Float32Array(soft.width + 2)
  for (let row = 0; row < height; row++) {
    // A small pixel's middle lies between the large ones it stands for.
    const y = Math.min(Math.max((row + 0.5) / factor - 0.5, 0), soft.height - 1)
    const above = (y | 0) * soft.width
    const below = Math.min((y | 0) + 1, soft.height - 1) * soft.width
    const dy = y - (y | 0)
    for (let cell = 0; cell < soft.width; cell++) {
      line[cell + 1] = soft.data[above + cell]! + (soft.data[below + cell]! - soft.data[above + cell]!) * dy
    }
    line[0] = line[1]!
    line[soft.width + 1] = line[soft.width]!
    enlargeRow(line, data, row * width, width, factor)
  }
  return { left, top, width, height, data }
}

function enlargeRow(line: Float32Array, to: Float32Array, start: number, width: number, factor: number): void {
  for (let cell = 0; cell < line.length - 1; cell++) {
    const here = line[cell]!
    const next = line[cell + 1]!
    if (here === 0 && next === 0) continue
    const first = cell * factor - factor / 2
    for (let part = 0; part < factor; part++) {
      const column = first + part
      if (column >= 0 && column < width) to[start + column] = here + ((next - here) * (part + 0.5)) / factor
    }
  }
}

/** The same mask with soft edges; the radius in pixels. Beyond its box it goes on as at the border. */
export function softenMask(mask: Mask, radius: number): Mask {
  const { width, height } = mask
  const data = mask.data.slice()
  const reach = Math.round(radius * 0.6)
  if (reach < 1 || width === 0 || height === 0) return { ...mask, data }
  const other = borrow(data.length)
  for (let pass = 0; pass < 2; pass++) {
    blurRows(data, other, width, height, reach)
    blurColumns(other, data, width, height, reach)
  }
  return { ...mask, data }
}

function blurRows(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  for (let row = 0; row < height; row++) blurRow(from, to, row * width, width, reach)
}

function blurRow(from: Float32Array, to: Float32Array, start: number, width: number, reach: number): void {
  const share = 1 / (reach * 2 + 1)
  const first = from[start]!
  const last = from[start + width - 1]!
  let sum = first * (reach + 1)
  for (let at = 0; at < reach; at++) sum += at < width ? from[start + at]! : last
  for (let at = 0; at < width; at++) {
    sum += at + reach < width ? from[start + at + reach]! : last
    sum -= at - reach > 0 ? from[start + at - reach - 1]! : first
    to[start + at] = sum * share
  }
}

function blurColumns(from: Float32Array, to: Float32Array, width: number, height: number, reach: number): void {
  const sums = new Float32Array(width)
  const end = (height - 1) * width
  for (let at = 0; at < width; at++) sums[at] = from[at]! * (reach + 1)
  for (let row = 0; row < reach; row++) {
    const line = Math.min(row, height - 1) * width
    for (let at = 0; at < width; at++) sums[at]! += from[line + at]!
  }
  for (let row = 0; row < height; row++) {
    const enter = row + reach < height ? (row + reach) * width : end
    const leave = row - reach > 0 ? (row - reach - 1) * width : 0
    slideRow(sums, from, to, enter, leave, row * width, 1 / (reach * 2 + 1))
  }
}

function slideRow(
  sums: Float32Array,
  from: Float32Array,
  to: Float32Array,
  enter: number,
  leave: number,
  start: number,
  share: number,
): void {
  for (let at = 0; at < sums.length; at++) {
    const sum = sums[at]! + from[enter + at]! - from[leave + at]!
    sums[at] = sum
    to[start + at] = sum * share
  }
}
