import { clamp } from '../painting/color.ts'
import { takeRelief, traceContours } from '../painting/contours.ts'
import type { Point } from '../painting/outline.ts'
import type { Distance } from '../painting/sdf.ts'
import { type Place, placeIn, seeHead, type Sight, type View } from './see-head.ts'

/** Somebody who sits for a portrait of 4 : 5, asked by a place in units of its width. */
export interface Sitter {
  sight: Sight
  /** How much of a place the sitter covers, 0 to 1, softly at the edges; one part or all of them. */
  coverAt: (x: number, y: number, part?: number) => number
  /** How near the surface is. */
  nearAt: (x: number, y: number) => number
  openAt: (x: number, y: number) => number
  /** Where a place of the head is seen, in units, even if something lies before it. */
  placeOf: (...place: Place) => Point
  /** The light on the surface: 0 in the shade, 1 in full light. */
  lightAt: (x: number, y: number) => number
  /** Closed lines around what exceeds a level, in units; small ones are left out. */
  linesAround: (value: (x: number, y: number) => number, level: number, smallest?: number) => Point[][]
}

export interface Sitting extends View {
  parts: readonly Distance[]
  /** Where the light comes from: to the right, up, towards the eye; any length. */
  light: readonly [number, number, number]
  fill?: number
}

const ACROSS = 320

/** Seats somebody, and looks once. */
export function seat({ parts, light, fill = 0.12, ...view }: Sitting): Sitter {
  const [width, height] = [ACROSS, Math.round(ACROSS * 1.25)]
  const sight = seeHead(parts, width, height, view)
  const length = Math.hypot(...light)
  const [lx, ly, lz] = light.map((part) => part / length) as [number, number, number]
  const lit = new Float32Array(width * height)
  for (let at = 0; at < lit.length; at++) {
    if (!sight.part[at]) continue
    const { normal } = sight
    const facing = normal[at * 3]! * lx + normal[at * 3 + 1]! * ly + normal[at * 3 + 2]! * lz
    lit[at] =
      (Math.max(facing, 0) * (1 - fill) + fill * (0.6 + 0.4 * normal[at * 3 + 1]!)) * (0.3 + 0.7 * sight.open[at]!)
  }
  const whole = new Float32Array(width * height)
  for (const cover of sight.covers) for (let at = 0; at < whole.length; at++) whole[at]! += cover[at]!
  const coverOf = (part: number) => (part === 0 ? whole : sight.covers[part - 1]!)
  // Just beyond its edge a form goes on as it was, so that reading between the points finds no dark rim.
  for (const values of [lit, sight.near, sight.open]) extend(values, sight)
  const read = (values: Float32Array, x: number, y: number) => {
    const column = clamp(x * width - 0.5, 0, width - 1.001)
    const row = clamp(y * width - 0.5, 0, height - 1.001)
    const at = (row | 0) * width + (column | 0)
    const [dx, dy] = [column - (column | 0), row - (row | 0)]
    const above = values[at]! + (values[at + 1]! - values[at]!) * dx
    const below = values[at + width]! + (values[at + width + 1]! - values[at + width]!) * dx
    return above + (below - above) * dy
  }
  return {
    sight,
    coverAt: (x, y, part = 0) => read(coverOf(part), x, y),
    nearAt: (x, y) => read(sight.near, x, y),
    openAt: (x, y) => read(sight.open, x, y),
    placeOf: (...place) => placeIn(view, place),
    lightAt: (x, y) => read(lit, x, y),
    linesAround: (value, level, smallest = 0.004) => {
      // Beyond the picture nothing exceeds the level, so that every line closes.
      const bordered = (x: number, y: number) =>
        x <= 0.001 || y <= 0.001 || x >= 1.019 || y >= 1.269 ? -1 : value(x - 0.01, y - 0.01)
      const relief = takeRelief(bordered, 1.02, 1.27, 220)
      return traceContours(relief, level)
        .map((line) =>
          Array.from({ length: line.length / 2 }, (_, at): Point => [line[at * 2]! - 0.01, line[at * 2 + 1]! - 0.01]),
        )
        .filter((line) => Math.abs(areaOf(line)) > smallest)
    },
  }
}

/** Gives the points around a form the values of their neighbours in it, three rows of them. */
function extend(values: Float32Array, { part, width, height }: Sight): void {
  const known = Uint8Array.from(part, (number) => (number > 0 ? 1 : 0))
  for (let ring = 0; ring < 3; ring++) {
    const found: [at: number, value: number][] = []
    for (let row = 1; row < height - 1; row++) {
      for (let column = 1; column < width - 1; column++) {
        const at = row * width + column
        if (known[at]) continue
        let [sum, count] = [0, 0]
        for (const other of [at - 1, at + 1, at - width, at + width]) {
          if (!known[other]) continue
          sum += values[other]!
          count++
        }
        if (count > 0) found.push([at, sum / count])
      }
    }
    for (const [at, value] of found) {
      values[at] = value
      known[at] = 1
    }
  }
}

/** The area within a closed line, negative if it runs the other way round. */
function areaOf(line: readonly Point[]): number {
  let area = 0
  let before = line.at(-1)!
  for (const point of line) {
    area += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return area / 2
}

/** The same line with fewer points, none further away than so much: what a knife or a ruler makes of it. */
export function simplify(line: readonly Point[], slack: number): Point[] {
  if (line.length < 4) return [...line]
  // A closed line is cut open at its two points furthest apart.
  let far = 0
  let most = 0
  for (let at = 1; at < line.length; at++) {
    const distance = Math.hypot(line[at]![0] - line[0]![0], line[at]![1] - line[0]![1])
    if (distance > most) {
      most = distance
      far = at
    }
  }
  return [
    ...thin(line.slice(0, far + 1), slack).slice(0, -1),
    ...thin([...line.slice(far), line[0]!], slack).slice(0, -1),
  ]
}

function thin(line: readonly Point[], slack: number): Point[] {
  const [first, last] = [line[0]!, line.at(-1)!]
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy) || 1
  let far = 0
  let most = 0
  for (let at = 1; at < line.length - 1; at++) {
    const off = Math.abs((line[at]![0] - first[0]) * dy - (line[at]![1] - first[1]) * dx) / length
    if (off > most) {
      most = off
      far = at
    }
  }
  if (most <= slack) return [first, last]
  return [...thin(line.slice(0, far + 1), slack).slice(0, -1), ...thin(line.slice(far), slack)]
}
