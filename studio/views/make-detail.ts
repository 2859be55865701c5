import type { Work } from '../painters.ts'
import { Canvas } from '../painting/canvas.ts'
import { paintAt } from '../painting/paint-at.ts'
import { findBusiest } from './find-busiest.ts'

/** How much of the longer side a detail shows. */
const SHARE = 0.34

/** A part of the work, painted so much larger and cut, not enlarged: where most is going on. */
export async function makeDetail(work: Work, longest: number): Promise<Canvas> {
  const whole = Math.round(longest / SHARE)
  const scale = whole / Math.max(work.width, work.height)
  const shorter = Math.min(work.width, work.height) * scale
  const [wide, high] =
    work.width >= work.height
      ? [longest, Math.min(longest * 0.75, shorter)]
      : [Math.min(longest * 0.75, shorter), longest]
  // Of plain colours on wood only the grain would be busy.
  const joins = work.technique.endsWith('on-panel') ? 1.5 : 0
  const place = findBusiest(await paintAt(work, 360), wide / (work.width * scale), high / (work.height * scale), joins)
  const large = await paintAt(work, whole)
  return cut(
    large,
    Math.round(place.x * large.width),
    Math.round(place.y * large.height),
    Math.round(wide),
    Math.round(high),
  )
}

/** A part of a picture. */
export function cut(from: Canvas, left: number, top: number, width: number, height: number): Canvas {
  const part = new Canvas(Math.min(width, from.width), Math.min(height, from.height))
  const x = Math.min(Math.max(left, 0), from.width - part.width)
  const y = Math.min(Math.max(top, 0), from.height - part.height)
  for (let row = 0; row < part.height; row++) {
    const start = ((y + row) * from.width + x) * 3
    part.data.set(from.data.subarray(start, start + part.width * 3), row * part.width * 3)
  }
  return part
}
