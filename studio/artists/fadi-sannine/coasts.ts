import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { smoothstep } from '../../painting/color.ts'
import { takeRelief, traceContours } from '../../painting/contours.ts'
import { curve } from '../../painting/curves.ts'
import { createNoise, layered, type Noise } from '../../painting/noise.ts'
import { Plotter, type Stock } from './plotter.ts'

interface Coast extends Stock {
  /** The lie of the land at a place: above 0 is land. `rough` is given as irregularity of several sizes. */
  land: (x: number, y: number, rough: Noise, size: { width: number; height: number }) => number
  /** Heights between contours on land, and depths in the sea. */
  rise: number
  depths: readonly number[]
  /** Where contours run denser than the rise says, 1 being everywhere the same. */
  soundings: number
  margin?: number
  /** False leaves the sheet without its frame of degrees. */
  isFramed?: boolean
  /** Everything that the red pen and the machine add. */
  finish: (plotter: Plotter, height: Noise) => void
}

/** A chart of a coast that no one has surveyed. */
export const plotCoast = (coast: Coast): Paint => {
  return (canvas, lots) => {
    const plotter = new Plotter(canvas, lots, coast)
    const { width, height } = plotter
    const base = createNoise(lots.below(1e9))
    const rough = layered(base, 6, { gain: 0.52 })
    const margin = coast.margin ?? 0.055
    const lie: Noise = (x, y) => coast.land(x, y, rough, { width, height })
    const relief = takeRelief(lie, width, height, 150)
    const inside = (path: readonly number[]) => clipPath(path, margin, margin, width - margin, height - margin)
    for (let level = 1; level < 40; level++) {
      const lines = traceContours(relief, level * coast.rise)
      if (lines.length === 0) break
      for (const line of lines) {
        if (line.length < 16) continue
        for (const piece of inside(line))
          plotter.plot('black', piece, level % 5 === 0 ? { times: 2, width: 1.15 } : { width: 0.72, load: 0.85 })
      }
    }
    for (const line of traceContours(relief, 0))
      for (const piece of inside(line)) plotter.plot('black', piece, { times: 2, width: 1.5 })
    for (const [at, depth] of coast.depths.entries()) {
      for (const line of traceContours(relief, -depth)) {
        if (line.length < 20) continue
        for (const piece of inside(line)) {
          if (at > 7 && at % 3 === 2) plotter.dash('blue', piece, 0.012, 0.006)
          else plotter.plot('blue', piece, { width: 0.85, load: Math.max(0.45, 1 - at * 0.045) })
        }
      }
    }
    sound(plotter, lie, coast.soundings, margin)
    if (coast.isFramed !== false) drawNeatline(plotter, margin)
    crossCorners(plotter, margin)
    coast.finish(plotter, lie)
    plotter.finish()
  }
}

/** Depths in figures, set along lines of sail rather than on a grid. */
function sound(plotter: Plotter, height: Noise, count: number, margin: number): void {
  const { lots } = plotter
  const set: [number, number][] = []
  for (let attempt = 0; attempt < count * 9 && set.length < count; attempt++) {
    const [x, y] = [
      lots.between(margin + 0.02, plotter.width - margin - 0.04),
      lots.between(margin + 0.03, plotter.height - margin - 0.02),
    ]
    const depth = -height(x, y)
    if (depth < 0.03) continue
    const near = 0.022 + depth * 0.09
    if (set.some(([px, py]) => hypot(px - x, (py - y) * 1.2) < near)) continue
    set.push([x, y])
    plotter.write('black', x, y, 0.0085, `${Math.max(1, Math.round(depth * 160))}`)
  }
}

/** The frame of a chart: two lines, and between them degrees in black and white. */
function drawNeatline(plotter: Plotter, margin: number): void {
  const { width, height } = plotter
  const frame = (inset: number, width_: number) =>
    plotter.plot(
      'black',
      [inset, inset, width - inset, inset, width - inset, height - inset, inset, height - inset, inset, inset].flatMap(
        (part) => [part],
      ),
      { width: width_ },
    )
  frame(margin, 1)
  frame(margin - 0.009, 1)
  const step = 0.05
  for (let side = 0; side < 4; side++) {
    const long = side % 2 ? height : width
    for (let at = margin, tick = 0; at < long - margin - 0.001; at += step, tick++) {
      const end = Math.min(at + step, long - margin)
      if (tick % 2) continue
      for (const inner of [0.3, 0.5, 0.7]) {
        const off = margin - 0.009 * inner
        const path =
          side === 0
            ? [at, off, end, off]
            : side === 1
              ? [width - off, at, width - off, end]
              : side === 2
                ? [at, height - off, end, height - off]
                : [off, at, off, end]
        plotter.plot('black', path, { width: 1.6 })
      }
    }
  }
}

/** Crosses in all pens outside the four corners. */
export function crossCorners(plotter: Plotter, margin: number): void {
  const { width, height } = plotter
  const cross = margin * 0.45
  for (const [x, y] of [
    [cross, cross],
    [width - cross, cross],
    [cross, height - cross],
    [width - cross, height - cross],
  ] as const)
    plotter.register(x, y, 0.011)
}

/** The pieces of a line that lie within a frame, cut exactly at its edges. */
export function clipPath(
  path: readonly number[],
  left: number,
  top: number,
  right: number,
  bottom: number,
): number[][] {
  const pieces: number[][] = []
  let piece: number[] = []
  const isInside = (x: number, y: number) => x >= left && x <= right && y >= top && y <= bottom
  // The share of a step from inside to outside at which it crosses the frame.
  const leaves = (x: number, y: number, dx: number, dy: number) =>
    Math.min(
      dx > 0 ? (right - x) / dx : dx < 0 ? (left - x) / dx : Infinity,
      dy > 0 ? (bottom - y) / dy : dy < 0 ? (top - y) / dy : Infinity,
    )
  for (let at = 0; at < path.length; at += 2) {
    const [x, y] = [path[at]!, path[at + 1]!]
    if (isInside(x, y)) {
      if (piece.length === 0 && at > 0) {
        const [dx, dy] = [path[at - 2]! - x, path[at - 1]! - y]
        const share = leaves(x, y, dx, dy)
        piece.push(x + dx * share, y + dy * share)
      }
      piece.push(x, y)
    } else if (piece.length > 0) {
      const [px, py] = [path[at - 2]!, path[at - 1]!]
      const share = leaves(px, py, x - px, y - py)
      piece.push(px + (x - px) * share, py + (y - py) * share)
      pieces.push(piece)
      piece = []
    }
  }
  if (piece.length >= 4) pieces.push(piece)
  return pieces
}

/** A light with its sectors, as pilots see it. */
export function drawLight(plotter: Plotter, x: number, y: number, radius: number, from: number, to: number): void {
  const arc = (far: number, a: number, b: number) =>
    Array.from({ length: 40 }, (_, at) => [
      x + Math.cos(a + ((b - a) * at) / 39) * far,
      y + Math.sin(a + ((b - a) * at) / 39) * far,
    ]).flat()
  plotter.plot('red', arc(radius, from, to), { times: 2, width: 1.3 })
  for (const angle of [from, to])
    plotter.dash('red', [x, y, x + Math.cos(angle) * radius * 1.12, y + Math.sin(angle) * radius * 1.12], 0.009, 0.005)
  plotter.plot('red', arc(0.006, 0, 6.3), { times: 2 })
}

/** A course over the sea, dashed, with its hours ticked off. */
export function drawCourse(plotter: Plotter, places: readonly number[], ticks: number): void {
  const path = curve(places, 160)
  plotter.dash('red', path, 0.014, 0.007)
  for (let tick = 1; tick < ticks; tick++) {
    const at = Math.floor((tick / ticks) * 159) * 2
    const [dx, dy] = [path[at + 2]! - path[at]!, path[at + 3]! - path[at + 1]!]
    const size = 0.006 / hypot(dx, dy)
    plotter.plot('red', [
      path[at]! - dy * size,
      path[at + 1]! + dx * size,
      path[at]! + dy * size,
      path[at + 1]! - dx * size,
    ])
  }
}

/** A ridge along a line from one place to another. */
export const ridge = (x: number, y: number, ax: number, ay: number, bx: number, by: number, wide: number) => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return smoothstep(wide, 0, hypot(x - ax - dx * share, y - ay - dy * share))
}
