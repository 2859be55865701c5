import { hypot } from '../../painting/arithmetic.ts'
import type { Lots } from '../../painting/lots.ts'
import { clipPath } from './coasts.ts'
import type { Pen, Plotter } from './plotter.ts'

/** From a town's own coordinates (along and across its streets) to the sheet. */
export type Place = (u: number, v: number) => readonly [number, number]

interface Town {
  place: Place
  /** Where its streets run. */
  us: readonly number[]
  vs: readonly number[]
  /** Half the width of a street. */
  gap: number
  /** How closely a place is built up, 0 to 1; 0 is open land. */
  built: (u: number, v: number) => number
  margin: number
}

/** Streets at uneven distances, a wider one now and then. */
export function layStreets(lots: Lots, from: number, to: number, step: number): number[] {
  const streets = [from]
  for (let at = from; at < to;) {
    at += step * (lots.chance(0.16) ? lots.between(1.35, 1.7) : lots.between(0.72, 1.15))
    streets.push(at)
  }
  return streets
}

/** Plots every block of a town, denser and blacker the closer it is built. */
export function plotTown(plotter: Plotter, { place, us, vs, gap, built, margin }: Town): void {
  const { lots } = plotter
  for (let row = 0; row + 1 < vs.length; row++) {
    for (let column = 0; column + 1 < us.length; column++) {
      const [u0, u1, v0, v1] = [us[column]! + gap, us[column + 1]! - gap, vs[row]! + gap, vs[row + 1]! - gap]
      const share = built((u0 + u1) / 2, (v0 + v1) / 2)
      if (lots.next() > share * 1.5) continue
      plotBlock({ plotter, place, margin }, { u0, u1, v0, v1 }, share, lots.chance(0.5) ? 2 : 1, gap)
    }
  }
}

interface Ground {
  plotter: Plotter
  place: Place
  margin: number
}

interface Block {
  u0: number
  u1: number
  v0: number
  v1: number
}

function plotBlock(ground: Ground, { u0, u1, v0, v1 }: Block, share: number, splits: number, gap: number): void {
  const { lots } = ground.plotter
  const [wide, high] = [u1 - u0, v1 - v0]
  if (wide < gap * 1.2 || high < gap * 1.2) return
  if (splits > 0 && Math.max(wide, high) > gap * 7) {
    const cut = lots.between(0.36, 0.64)
    if (wide > high) {
      plotBlock(ground, { u0, u1: u0 + wide * cut - gap * 0.35, v0, v1 }, share, splits - 1, gap)
      plotBlock(ground, { u0: u0 + wide * cut + gap * 0.35, u1, v0, v1 }, share, splits - 1, gap)
    } else {
      plotBlock(ground, { u0, u1, v0, v1: v0 + high * cut - gap * 0.35 }, share, splits - 1, gap)
      plotBlock(ground, { u0, u1, v0: v0 + high * cut + gap * 0.35, v1 }, share, splits - 1, gap)
    }
    return
  }
  if (lots.chance(0.05)) return
  outline(ground, { u0, u1, v0, v1 })
  const kind = lots.next()
  if (kind < 0.1 && share > 0.5) {
    outline(ground, { u0: u0 + wide * 0.28, u1: u1 - wide * 0.28, v0: v0 + high * 0.28, v1: v1 - high * 0.28 })
    return
  }
  if (kind > 0.93) return plant(ground, { u0, u1, v0, v1 }, gap)
  // Hatching stands for houses: the closer the town, the closer the lines.
  const step = gap * (share > 0.75 ? 0.42 : share > 0.5 ? 0.62 : share > 0.3 ? 1 : 1.7) * lots.between(0.85, 1.2)
  const isUpright = wide > high
  const count = Math.floor((isUpright ? wide : high) / step)
  for (let line = 1; line < count; line++) {
    if (isUpright) follow(ground, 'black', u0 + (wide * line) / count, v0, u0 + (wide * line) / count, v1)
    else follow(ground, 'black', u0, v0 + (high * line) / count, u1, v0 + (high * line) / count)
  }
}

function outline({ plotter, place, margin }: Ground, { u0, u1, v0, v1 }: Block): void {
  const corners = [u0, v0, u1, v0, u1, v1, u0, v1, u0, v0]
  const path: number[] = []
  for (let side = 0; side < 4; side++) {
    const [au, av, bu, bv] = [
      corners[side * 2]!,
      corners[side * 2 + 1]!,
      corners[side * 2 + 2]!,
      corners[side * 2 + 3]!,
    ]
    for (let step = 0; step < 4; step++) path.push(...place(au + ((bu - au) * step) / 4, av + ((bv - av) * step) / 4))
  }
  path.push(path[0]!, path[1]!)
  const pieces = clipPath(path, margin, margin, plotter.width - margin, plotter.height - margin)
  for (const piece of pieces) plotter.plot('black', piece)
}

/** A straight line of the town, bent as the sheet has it. */
export function follow(
  { plotter, place, margin }: Ground,
  pen: Pen,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  options: { times?: number; width?: number; dash?: number } = {},
): void {
  const steps = Math.max(3, Math.ceil(hypot(u1 - u0, v1 - v0) / 0.012))
  const path: number[] = []
  for (let step = 0; step <= steps; step++)
    path.push(...place(u0 + ((u1 - u0) * step) / steps, v0 + ((v1 - v0) * step) / steps))
  for (const piece of clipPath(path, margin, margin, plotter.width - margin, plotter.height - margin)) {
    if (options.dash) plotter.dash(pen, piece, options.dash, options.dash * 0.6)
    else plotter.plot(pen, piece, { times: options.times ?? 1, width: options.width ?? 0.8 })
  }
}

/** Trees of a square or a park: small rings. */
function plant({ plotter, place, margin }: Ground, { u0, u1, v0, v1 }: Block, gap: number): void {
  const step = gap * 1.7
  for (let u = u0 + step * 0.6; u < u1 - step * 0.3; u += step) {
    for (let v = v0 + step * 0.6; v < v1 - step * 0.3; v += step) {
      const [x, y] = place(u + plotter.lots.bell() * gap * 0.2, v + plotter.lots.bell() * gap * 0.2)
      if (x < margin || y < margin || x > plotter.width - margin || y > plotter.height - margin) continue
      const ring = Array.from({ length: 7 }, (_, at) => [
        x + Math.cos(at * 1.05) * gap * 0.5,
        y + Math.sin(at * 1.05) * gap * 0.5,
      ]).flat()
      plotter.plot('black', ring, { width: 0.8 })
    }
  }
}

/** Water between two banks: the banks twice, the current in lines that come and go. */
export function plotRiver(ground: Ground, u0: number, u1: number, half: number, lines = 9): void {
  const { lots } = ground.plotter
  for (const bank of [-1, 1]) follow(ground, 'black', u0, bank * half, u1, bank * half, { times: 2, width: 1.3 })
  for (let line = 0; line < lines; line++) {
    const v = half * (-0.86 + (1.72 * line) / (lines - 1))
    for (let u = u0; u < u1;) {
      const end = Math.min(u1, u + lots.between(0.05, 0.4) * (0.4 + Math.abs(v / half)))
      follow(ground, 'blue', u, v, end, v, { width: 0.9 })
      u = end + lots.between(0.01, 0.12) * (1.4 - Math.abs(v / half))
    }
  }
}
