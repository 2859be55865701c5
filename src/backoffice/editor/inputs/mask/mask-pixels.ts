/** How much of an object each pixel shows, 0 to 255, from the upper left on. */
export interface MaskPixels {
  width: number
  height: number
  light: Uint8Array
}

/** A part of a mask, in pixels. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

export interface Stroke {
  from: Point
  to: Point
  radius: number
  /** Whether what it passes belongs to the object. */
  isAdding: boolean
}

/** A mask in which nothing belongs to the object yet. */
export const emptyMask = (width: number, height: number): MaskPixels => ({
  width,
  height,
  light: new Uint8Array(width * height),
})

/** Draws a round brush from one point to another into a mask, with an edge as soft as one pixel; tells which part has changed. */
export function strokeMask({ width, height, light }: MaskPixels, { from, to, radius, isAdding }: Stroke): Part {
  const [left, right] = span(from.x, to.x, radius, width)
  const [top, bottom] = span(from.y, to.y, radius, height)
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const covered = 255 * Math.min(1, Math.max(0, radius - distanceTo({ x: x + 0.5, y: y + 0.5 }, from, to) + 0.5))
      const at = y * width + x
      const before = light[at] ?? 0
      light[at] = isAdding ? Math.max(before, covered) : Math.min(before, 255 - covered)
    }
  }
  return { left, top, width: Math.max(1, right - left + 1), height: Math.max(1, bottom - top + 1) }
}

const span = (one: number, other: number, radius: number, most: number): [number, number] => [
  Math.max(0, Math.floor(Math.min(one, other) - radius - 1)),
  Math.min(most - 1, Math.ceil(Math.max(one, other) + radius + 1)),
]

function distanceTo({ x, y }: Point, from: Point, to: Point): number {
  const [across, down] = [to.x - from.x, to.y - from.y]
  const length = across ** 2 + down ** 2
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * across + (y - from.y) * down) / length))
  return Math.hypot(x - from.x - along * across, y - from.y - along * down)
}

/** Colours as a canvas gives them: four numbers a pixel. */
interface Colors {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** The ground may change its colour little by little, and so much in all. */
const FROM_NEIGHBOUR = 9
const FROM_EDGE = 70

/** Takes for the object whatever cannot be reached from the picture's edges through colours that change little by little. */
export function suggestMask({ width, height, data }: Colors): MaskPixels {
  const mask = emptyMask(width, height)
  mask.light.fill(255)
  const line = new Int32Array(width * height)
  const origin = new Int32Array(width * height)
  let [first, end] = [0, 0]
  const take = (at: number, from: number) => {
    mask.light[at] = 0
    origin[at] = from
    line[end++] = at
  }
  const reach = (at: number, before: number) => {
    const isAlike =
      mask.light[at] === 255 &&
      differ(data, at, before) <= FROM_NEIGHBOUR &&
      differ(data, at, origin[before] ?? before) <= FROM_EDGE
    if (isAlike) take(at, origin[before] ?? before)
  }
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) begin(y * width + x)
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) begin(y * width + x)
  function begin(at: number) {
    if (mask.light[at] === 255) take(at, at)
  }
  while (first < end) {
    const at = line[first++] ?? 0
    const x = at % width
    if (x > 0) reach(at - 1, at)
    if (x < width - 1) reach(at + 1, at)
    if (at >= width) reach(at - width, at)
    if (at < width * (height - 1)) reach(at + width, at)
  }
  return mask
}

const differ = (data: Uint8ClampedArray, one: number, other: number): number =>
  Math.abs((data[one * 4] ?? 0) - (data[other * 4] ?? 0)) +
  Math.abs((data[one * 4 + 1] ?? 0) - (data[other * 4 + 1] ?? 0)) +
  Math.abs((data[one * 4 + 2] ?? 0) - (data[other * 4 + 2] ?? 0))

/** Whether a mask can lie over a picture; whole pixels may make a small difference. */
export const fitsOver = (mask: { width: number; height: number }, picture: { width: number; height: number }) =>
  Math.abs((mask.width * picture.height) / (mask.height * picture.width) - 1) <= 0.01
