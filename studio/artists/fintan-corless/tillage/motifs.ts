import type { Point } from '../../../painting/outline.ts'
import { c, type Easel, UP } from '../easel.ts'

export const EARTH = [c(0.2, 0.025, 20), c(0.28, 0.035, 35), c(0.37, 0.045, 45), c(0.48, 0.05, 55), c(0.62, 0.045, 65)]

/** Bare trees along a far ditch. */
export function treeline(
  { lots, lay, fringe, noise }: Easel,
  left: number,
  right: number,
  level: number,
  tall: number,
  tone: number,
): void {
  const line: Point[] = []
  for (let x = left; x <= right; x += 0.03)
    line.push([x, level - tall * (0.45 + Math.abs(noise(x * 6, tone * 9)) * 1.3) * lots.between(0.8, 1.1)])
  const ramp = [c(0.26 + tone * 0.2, 0.025, 300), c(0.36 + tone * 0.2, 0.03, 270), c(0.46 + tone * 0.2, 0.035, 240)]
  lay({
    within: [...line, [right, level + 0.008], [left, level + 0.008]],
    ramp,
    stray: 0.3,
    angle: UP,
    sway: 0.3,
    length: tall * 0.9,
    width: 0.016,
    cover: 2.2,
    wet: 0.3,
  })
  fringe(line, { ramp, stray: 0.3, length: tall * 0.45, width: 0.01, wet: 0.3, dry: 0.7 })
}
