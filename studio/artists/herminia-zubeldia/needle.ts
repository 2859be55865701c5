import { hypot } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import type { Etching } from './press.ts'

export type Point = readonly [x: number, y: number]

/** Works a plate whose sides are so long, the shorter one 1000. */
export type Etch = (lots: Lots, width: number, height: number) => Etching

const at = (value: number) => value.toFixed(1)

/** How long the acid worked: 0 leaves paper, 1 the ink's full depth. */
export const bite = (depth: number) => {
  const level = Math.round(Math.min(Math.max(depth, 0), 1) * 255)
    .toString(16)
    .padStart(2, '0')
  return `#${level}${level}${level}`
}

/** One tone over the whole plate. */
export const ground = (width: number, height: number, depth: number) =>
  `<rect width="${width}" height="${height}" fill="${bite(depth)}"/>`

/** Walks from point to point in small steps that waver as a hand does. */
function waver(points: readonly Point[], lots: Lots, wobble: number, step: number, isClosed: boolean): Point[] {
  const walked: Point[] = []
  const count = isClosed ? points.length : points.length - 1
  let [driftX, driftY] = [0, 0]
  for (let side = 0; side < count; side++) {
    const [x1, y1] = points[side]!
    const [x2, y2] = points[(side + 1) % points.length]!
    const steps = Math.max(1, Math.round(hypot(x2 - x1, y2 - y1) / step))
    for (let part = 0; part < steps; part++) {
      driftX = driftX * 0.7 + lots.bell() * wobble * 0.5
      driftY = driftY * 0.7 + lots.bell() * wobble * 0.5
      const share = part / steps
      walked.push([x1 + (x2 - x1) * share + driftX, y1 + (y2 - y1) * share + driftY])
    }
  }
  if (!isClosed) walked.push(points.at(-1)!)
  return walked
}

const through = (points: readonly Point[], isClosed: boolean) =>
  `M${points.map(([x, y]) => `${at(x)} ${at(y)}`).join('L')}${isClosed ? 'Z' : ''}`

/** A tone stopped out with a brush: a flat shape whose edge shows the hand. */
export const stop = (
  lots: Lots,
  points: readonly Point[],
  depth: number,
  { wobble = 2.2, step = 16, opacity = 1 } = {},
) =>
  `<path d="${through(waver(points, lots, wobble, step, true), true)}" fill="${bite(depth)}" fill-opacity="${opacity}"/>`

/** A round tone: ellipse with an uneven rim. */
export function stopRound(lots: Lots, [x, y]: Point, rx: number, ry: number, depth: number, wobble = 0.02): string {
  const turn = lots.next() * 6.28
  const points: Point[] = []
  for (let step = 0; step < 48; step++) {
    const angle = (step / 48) * Math.PI * 2
    const reach =
      1 + wobble * (Math.sin(angle * 3 + turn) * 0.6 + Math.sin(angle * 7 + turn * 2) * 0.3 + lots.bell() * 0.2)
    points.push([x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach])
  }
  return `<path d="${through(points, true)}" fill="${bite(depth)}"/>`
}

interface Scratch {
  width?: number
  wobble?: number
  /** How often the needle went over it. */
  times?: number
  depth?: number
}

/** A line of the needle: it bites deeper here and there, and seldom keeps quite to its way. */
export function scratch(
  lots: Lots,
  points: readonly Point[],
  { width = 1.5, wobble = 1.2, times = 1, depth = 1 }: Scratch = {},
): string {
  let lines = ''
  for (let time = 0; time < times; time++) {
    const aside: Point[] = points.map(([x, y]) => [
      x + lots.bell() * wobble * (time > 0 ? 2.2 : 0.8),
      y + lots.bell() * wobble * (time > 0 ? 2.2 : 0.8),
    ])
    const walked = waver(aside, lots, wobble * 0.5, 9, false)
    const piece = Math.max(2, Math.ceil(walked.length / 5))
    for (let from = 0; from < walked.length - 1; from += piece) {
      const part = walked.slice(from, from + piece + 1)
      lines += `<path d="${through(part, false)}" fill="none" stroke="${bite(depth)}" stroke-width="${(width * lots.between(0.6, 1.25)).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
    }
  }
  return lines
}

/** Strokes side by side within a box, never quite parallel. */
export function hatch(
  lots: Lots,
  [x, y, width, height]: readonly [number, number, number, number],
  { angle = 0.9, gap = 7, length = 60, depth = 0.9, stroke = 1.1 } = {},
): string {
  let lines = ''
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const count = Math.round((width * height) / (gap * length))
  for (let line = 0; line < count; line++) {
    const [cx, cy] = [x + lots.next() * width, y + lots.next() * height]
    const half = (length / 2) * lots.between(0.5, 1.2)
    const lean = lots.bell() * 0.05
    lines += `<path d="M${at(cx - (dx + lean) * half)} ${at(cy - dy * half)}Q${at(cx + lots.bell() * 2)} ${at(cy + lots.bell() * 2)} ${at(cx + dx * half)} ${at(cy + (dy + lean) * half)}" fill="none" stroke="${bite(depth)}" stroke-width="${(stroke * lots.between(0.5, 1.2)).toFixed(2)}" stroke-linecap="round"/>`
  }
  return lines
}
