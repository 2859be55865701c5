import { crossCorners } from '../artists/fadi-sannine/coasts.ts'
import { Plotter } from '../artists/fadi-sannine/plotter.ts'
import type { Paint } from '../painter.ts'
import { takeRelief, traceContours } from '../painting/contours.ts'
import { distanceFrom } from './distance-from.ts'
import { cropped } from './hair.ts'
import { sculptHead } from './head.ts'
import { seat } from './sitter.ts'

/** A head surveyed like an island: its heights in black, every fifth line red, the water around it in blue. */
export const plotPortrait: Paint = (canvas, lots) => {
  const plotter = new Plotter(canvas, lots, {
    nib: 0.0021,
    tone: [0.962, 0.009, 95],
    folds: { across: [0.5], down: [0.5] },
  })
  const sitter = seat({
    parts: [sculptHead({ nose: 1.1, jaw: 1.02 }), cropped(0.6)],
    turn: 32,
    bow: 4,
    tall: 1.72,
    middle: [0.02, -0.17],
    light: [0, 0, 1],
  })
  const far = distanceFrom(sitter.sight)
  const edge = takeRelief((x, y) => sitter.coverAt(x, y), 1, 1.25, 260)
  const sea = takeRelief((x, y) => far(x, y), 1, 1.25, 220)
  for (const off of [0.008, 0.019, 0.033, 0.051, 0.074, 0.104, 0.142, 0.19, 0.25, 0.32]) {
    for (const line of traceContours(sea, off))
      plotter.plot('blue', even(line, 0.004), { width: 0.8, load: 0.95 - off })
  }
  for (const line of traceContours(edge, 0.5)) plotter.plot('black', even(line, 0.007), { width: 1.3 })
  const land = takeRelief((x, y) => (sitter.coverAt(x, y) > 0.98 ? sitter.nearAt(x, y) : -9), 1, 1.25, 260)
  /** Not so near the edge that the lines would run together there. */
  const isWithin = (x: number, y: number) =>
    [-0.005, 0.005].every((off) => sitter.coverAt(x + off, y) > 0.995 && sitter.coverAt(x, y + off) > 0.995)
  for (let step = 0, level = -0.75; level < 0.6; step++, level += 0.0102) {
    const isFifth = step % 5 === 0
    for (const line of traceContours(land, level)) {
      for (const piece of inland(line, (x, y) => isWithin(x, y))) {
        plotter.plot(isFifth ? 'red' : 'black', even(piece, 0.0035), { width: isFifth ? 0.85 : 0.6 })
      }
    }
  }
  // Where the hair begins, as a boundary is drawn.
  const hair = takeRelief((x, y) => sitter.coverAt(x, y, 2), 1, 1.25, 220)
  for (const line of traceContours(hair, 0.5)) {
    for (const piece of inland(line, (x, y) => sitter.coverAt(x, y) > 0.995))
      plotter.dash('black', even(piece, 0.004), 0.009, 0.006)
  }
  plotter.write('black', 0.1, 1.18, 0.017, '1:4')
  plotter.plot('black', [0.16, 1.17, 0.16, 1.18, 0.3, 1.18, 0.3, 1.17], { width: 0.8 })
  crossCorners(plotter, 0.07)
  plotter.finish()
}

/** Points at even distances, so that the pen keeps its pace. */
function even(line: readonly number[], distance: number): number[] {
  const points = [line[0]!, line[1]!]
  let rest = 0
  for (let at = 2; at < line.length; at += 2) {
    rest += Math.hypot(line[at]! - line[at - 2]!, line[at + 1]! - line[at - 1]!)
    if (rest < distance) continue
    points.push(line[at]!, line[at + 1]!)
    rest = 0
  }
  points.push(line.at(-2)!, line.at(-1)!)
  return points
}

/** The pieces of a line that lie where they may. */
function inland(line: readonly number[], isLand: (x: number, y: number) => boolean): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  for (let at = 0; at < line.length; at += 2) {
    if (isLand(line[at]!, line[at + 1]!)) piece.push(line[at]!, line[at + 1]!)
    else {
      if (piece.length > 8) pieces.push(piece)
      piece = []
    }
  }
  if (piece.length > 8) pieces.push(piece)
  return pieces
}
