import type { Lots } from '../../painting/lots.ts'
import { type Outline, type Point, resample } from '../../painting/outline.ts'

/** Cuts along a line as scissors do: straight bites of uneven length, now and then a corner too many. */
export function snip(line: Outline, lots: Lots, bite = 0.022): Point[] {
  const fine = resample(line, bite / 5, true)
  const cut: Point[] = []
  let at = 0
  while (at < fine.length) {
    const [x, y] = fine[at] as Point
    cut.push([x + lots.bell() * bite * 0.035, y + lots.bell() * bite * 0.035])
    at += 2 + lots.below(6)
    // A sharp turn is never cut off.
    for (let next = at - 1; next > cut.length && next > at - 5; next--) {
      if (next < fine.length - 1 && next > 0 && turnAt(fine, next) > 0.5) at = next
    }
  }
  return cut
}

function turnAt(line: Outline, at: number): number {
  const [[ax, ay], [bx, by], [cx, cy]] = [line[at - 1] as Point, line[at] as Point, line[at + 1] as Point]
  const turn = Math.atan2(cy - by, cx - bx) - Math.atan2(by - ay, bx - ax)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}
