import { applyTo, type Corners, type Matrix } from './perspective.ts'

/** Pixels in rows, four bytes each. */
export interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

/** The rectangle of whole pixels around four corners, as far as it lies within a picture. */
export function boundsOf(corners: Corners, { width, height }: { width: number; height: number }) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  const [left, top] = [Math.max(0, Math.floor(Math.min(...xs)) - 1), Math.max(0, Math.floor(Math.min(...ys)) - 1)]
  const [right, bottom] = [Math.ceil(Math.max(...xs)) + 1, Math.ceil(Math.max(...ys)) + 1]
  return { left, top, width: Math.min(width, right) - left, height: Math.min(height, bottom) - top }
}

/** Lays a picture over another in perspective: `back` takes a pixel of the one below to one of the picture. */
export function layOver(below: Pixels, offset: { left: number; top: number }, picture: Pixels, back: Matrix): void {
  for (let y = 0; y < below.height; y++) {
    for (let x = 0; x < below.width; x++) {
      const from = applyTo(back, { x: x + offset.left + 0.5, y: y + offset.top + 0.5 })
      // At its edge a picture covers but a part of a pixel.
      const cover = coverOf(from.x, picture.width) * coverOf(from.y, picture.height)
      if (cover <= 0) continue
      const at = (y * below.width + x) * 4
      for (let part = 0; part < 3; part++) {
        const before = below.data[at + part] ?? 0
        below.data[at + part] = before + (sample(picture, from.x - 0.5, from.y - 0.5, part) - before) * cover
      }
    }
  }
}

const coverOf = (place: number, length: number) => Math.min(1, Math.max(0, Math.min(place, length - place) + 0.5))

/** A part of the colour between four pixels. */
function sample({ data, width, height }: Pixels, x: number, y: number, part: number): number {
  const [left, top] = [clamp(Math.floor(x), width), clamp(Math.floor(y), height)]
  const [right, bottom] = [clamp(left + 1, width), clamp(top + 1, height)]
  const [across, down] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))]
  const at = (column: number, row: number) => data[(row * width + column) * 4 + part] ?? 0
  const upper = at(left, top) * (1 - across) + at(right, top) * across
  const lower = at(left, bottom) * (1 - across) + at(right, bottom) * across
  return upper * (1 - down) + lower * down
}

const clamp = (index: number, length: number) => Math.min(length - 1, Math.max(0, index))
