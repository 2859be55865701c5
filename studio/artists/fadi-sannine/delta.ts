import type { Lots } from '../../painting/lots.ts'

const SPACE = 0.0028

interface Arm {
  from: number
  to: number
  x: number
}

interface Delta {
  /** The way of every line, as x, y, x, y … */
  lines: number[][]
  /** How far a place lies from the nearest water, on its level. */
  distance: (x: number, y: number) => number
}

/** A river of so many lines that divides, and divides again, until a few of them at a time reach the sea. */
export function divide(lots: Lots, count: number, x: number, top: number, shore: number): Delta {
  const levels = 8
  const heights = Array.from({ length: levels + 2 }, (_, level) => top + (shore - top) * (level / levels) ** 0.9)
  let arms: Arm[] = [{ from: 0, to: count, x }]
  const places: number[][] = Array.from({ length: count }, () => [])
  const set = () => {
    for (const { from, to, x: middle } of arms)
      for (let line = from; line < to; line++) places[line]!.push(middle + (line - (from + to - 1) / 2) * SPACE)
  }
  set()
  for (let level = 1; level <= levels; level++) {
    const open = 0.035 + 0.15 * (level / levels) ** 1.4
    arms = arms.flatMap((arm) => splitArm(lots, arm, level < 2 ? 0 : 0.5, open))
    part(arms)
    // The whole drifts back to the middle of the sheet as it spreads.
    const middle = (arms[0]!.x + arms.at(-1)!.x) / 2
    for (const arm of arms) arm.x += (0.47 - middle) * 0.3
    set()
  }
  for (const arm of arms) arm.x += (arm.x - 0.47) * 0.18
  set()
  heights[levels + 1] = shore + (shore - top) * 0.24
  const lines = places.map((xs) => xs.flatMap((at, level) => [at, heights[level]!]))
  const distance = (px: number, y: number) => {
    let level = 0
    while (level < levels && heights[level + 1]! < y) level++
    const share = (y - heights[level]!) / (heights[level + 1]! - heights[level]!)
    let nearest = Infinity
    for (const xs of places)
      nearest = Math.min(nearest, Math.abs(px - (xs[level]! + (xs[level + 1]! - xs[level]!) * share)))
    return nearest
  }
  return { lines, distance }
}

function splitArm(lots: Lots, { from, to, x }: Arm, chance: number, open: number): Arm[] {
  const count = to - from
  const drift = lots.bell() * 0.025
  if (count < 4 || !lots.chance(chance + (count > 40 ? 0.3 : 0))) return [{ from, to, x: x + drift }]
  const cut = from + Math.max(2, Math.min(count - 2, Math.round(count * lots.between(0.28, 0.72))))
  const share = (cut - from) / count
  const wide = open * lots.between(0.8, 1.5) + count * SPACE * 0.5
  return [
    { from, to: cut, x: x + drift - wide * (1 - share) },
    { from: cut, to, x: x + drift + wide * share },
  ]
}

const lean = (at: number) => Math.abs(Math.sin(at * 2.4 + 1)) * 1.6

/** Keeps neighbours from running into each other. */
function part(arms: Arm[]): void {
  for (let pass = 0; pass < 30; pass++) {
    for (let at = 0; at + 1 < arms.length; at++) {
      const [a, b] = [arms[at]!, arms[at + 1]!]
      // Uneven, or the mouths would stand like a comb.
      const least = ((a.to - a.from + b.to - b.from) / 2) * SPACE + 0.014 + 0.014 * lean(at)
      const lack = least - (b.x - a.x)
      if (lack > 0) {
        a.x -= lack / 2
        b.x += lack / 2
      }
    }
  }
}

/** The pieces of a line whose points pass a test. */
export function clipWhere(path: readonly number[], isKept: (x: number, y: number) => boolean): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  for (let at = 0; at < path.length; at += 2) {
    if (isKept(path[at]!, path[at + 1]!)) piece.push(path[at]!, path[at + 1]!)
    else {
      if (piece.length >= 4) pieces.push(piece)
      piece = []
    }
  }
  if (piece.length >= 4) pieces.push(piece)
  return pieces
}
