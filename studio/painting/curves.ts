import { hypot } from './arithmetic.ts'
import type { Path } from './ink-layer.ts'

/** A smooth curve through given places (x, y, x, y …), as that many points. */
export function curve(places: readonly number[], count: number): number[] {
  const spans = places.length / 2 - 1
  const points: number[] = []
  for (let at = 0; at < count; at++) {
    const place = (at / (count - 1)) * spans
    const span = Math.min(Math.floor(place), spans - 1)
    const share = place - span
    for (let axis = 0; axis < 2; axis++) {
      const b = places[span * 2 + axis]!
      const c = places[span * 2 + 2 + axis]!
      const a = span > 0 ? places[span * 2 - 2 + axis]! : b * 2 - c
      const d = span < spans - 1 ? places[span * 2 + 4 + axis]! : c * 2 - b
      points.push(b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a))))
    }
  }
  return points
}

/** The place on a line for a share of its points from 0 to 1, and the direction there, of length one. */
export function placeOn(path: Path, share: number): { x: number; y: number; dx: number; dy: number } {
  const last = path.length / 2 - 1
  const place = Math.min(Math.max(share, 0), 1) * last
  const at = Math.min(Math.floor(place), last - 1)
  const rest = place - at
  const [x0, y0, x1, y1] = [path[at * 2]!, path[at * 2 + 1]!, path[at * 2 + 2]!, path[at * 2 + 3]!]
  const length = hypot(x1 - x0, y1 - y0) || 1
  return { x: x0 + (x1 - x0) * rest, y: y0 + (y1 - y0) * rest, dx: (x1 - x0) / length, dy: (y1 - y0) / length }
}

/** A line beside a line, as far to its left as asked for along it (negative: to its right). */
export function beside(path: Path, distance: (share: number) => number): number[] {
  const count = path.length / 2
  const points: number[] = []
  for (let at = 0; at < count; at++) {
    const before = Math.max(at - 1, 0)
    const after = Math.min(at + 1, count - 1)
    const dx = path[after * 2]! - path[before * 2]!
    const dy = path[after * 2 + 1]! - path[before * 2 + 1]!
    const far = distance(at / (count - 1)) / (hypot(dx, dy) || 1)
    points.push(path[at * 2]! + dy * far, path[at * 2 + 1]! - dx * far)
  }
  return points
}

/** The length of a line. */
export function lengthOf(path: Path): number {
  let sum = 0
  for (let at = 2; at < path.length; at += 2) sum += hypot(path[at]! - path[at - 2]!, path[at + 1]! - path[at - 1]!)
  return sum
}

/** The same line walked from its end. */
export function reversed(path: Path): number[] {
  const points: number[] = []
  for (let at = path.length - 2; at >= 0; at -= 2) points.push(path[at]!, path[at + 1]!)
  return points
}

/** A piece of a line, between two shares of its points. */
export function pieceOf(path: Path, from: number, to: number): number[] {
  const last = path.length / 2 - 1
  const count = Math.max(2, Math.round(Math.abs(to - from) * last) + 1)
  const points: number[] = []
  for (let at = 0; at < count; at++) {
    const { x, y } = placeOn(path, from + ((to - from) * at) / (count - 1))
    points.push(x, y)
  }
  return points
}
