import type { Paint } from '../../painter.ts'
import { hypot } from '../../painting/arithmetic.ts'
import { clamp, smoothstep } from '../../painting/color.ts'
import { curve } from '../../painting/curves.ts'
import { INDIGO, Strands } from './strands.ts'

interface Stone {
  x: number
  y: number
  /** Half its length along the stream and half its width across it. */
  long: number
  wide: number
  turn?: number
}

/** How far outside a stone a place lies: 1 on its rim, less within. */
const around = ({ x, y, long, wide, turn = 0 }: Stone, px: number, py: number) => {
  const [dx, dy] = [px - x, py - y]
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return hypot((dx * c + dy * s) / long, (dy * c - dx * s) / wide)
}

/**
 * Where water goes that comes from the left and finds stones: the stream bends aside before them and closes slowly
 * behind them. Gives the height of a strand that was at `y` far upstream; `sides` says on which side it passes each.
 */
function part(stones: readonly Stone[], x: number, y: number, sides: readonly number[]): number {
  let at = y
  for (const [index, stone] of stones.entries()) {
    const along = (x - stone.x) / stone.long
    // Fuller upstream than down: a stone's wake is longer than its bow wave.
    const reach = along < 0 ? Math.exp(-((along * 0.95) ** 2) * 0.7) : Math.exp(-((along * 0.62) ** 2) * 0.7)
    const side = sides[index]!
    const off = Math.max(0, ((at - stone.y) / stone.wide) * side)
    at =
      stone.y +
      side * Math.sqrt(off * off + 1.35 * reach) * stone.wide +
      Math.min(0, (at - stone.y) * side) * side * (1 - reach)
  }
  return at
}

/** On which side of each stone a strand passes that comes at this height. */
function takeSides(stones: readonly Stone[], y: number): number[] {
  const sides: number[] = []
  for (const stone of stones) sides.push(part(stones.slice(0, sides.length), stone.x, y, sides) >= stone.y ? 1 : -1)
  return sides
}

/** Three stones that are not painted; the river knows where they lie. */
export const paintThreeStones: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { width, height, noise } = sheet
  const stones: Stone[] = [
    { x: width * 0.3, y: height * 0.66, long: 0.2, wide: 0.1 },
    { x: width * 0.56, y: height * 0.86, long: 0.13, wide: 0.05 },
    { x: width * 0.74, y: height * 0.57, long: 0.12, wide: 0.062 },
  ]
  for (let strand = 0; strand < 3000; strand++) {
    const share = sheet.lots.next()
    const start = height * (0.4 + 0.62 * share ** 0.8)
    const band = noise(start * 7 + 2.2, 3)
    if (sheet.lots.next() > 0.62 + band * 1.3) continue
    const sides = takeSides(stones, start)
    const from = sheet.lots.chance(0.5) ? -0.05 : sheet.lots.between(-0.05, width * 0.9)
    const to = Math.min(width + 0.05, from + sheet.lots.between(0.25, 1.6))
    const path: number[] = []
    for (let step = 0; step <= 90; step++) {
      const x = from + ((to - from) * step) / 90
      const sway =
        0.012 * noise(x * 2.2, start * 2.5) + 0.004 * noise(x * 9, start * 20) + 0.03 * Math.sin(x * 1.3 + 0.5)
      path.push(x, part(stones, x, start + sway, sides))
    }
    const near = stones.reduce(
      (sum, stone) => Math.max(sum, Math.exp(-((around(stone, (from + to) / 2, start) - 1) ** 2) * 1.6)),
      0,
    )
    const edge = smoothstep(0.4, 0.47, start / height)
    sheet.draw(path, {
      width: sheet.lots.between(0.0006, 0.0021),
      ink:
        (0.4 + 3.4 * near * sheet.lots.next() + 1.4 * sheet.lots.next() ** 4 + Math.max(0, band) * 2) *
        (0.3 + 0.7 * edge),
      lift: 0.5,
      dry: 0.7,
      breaks: sheet.lots.between(0.1, 0.5),
    })
  }
  sheet.finish()
}

/** A fall on a hanging sheet: it drops past a beam that is not there. */
export const paintTheFall: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots)
  const { height, noise } = sheet
  const beam = (x: number) => height * 0.56 + (x - 0.5) * 0.1
  for (let strand = 0; strand < 1700; strand++) {
    const column = clamp(0.47 + sheet.lots.bell() * 0.13, 0.16, 0.8)
    const gap = noise(column * 26, 9)
    if (gap > 0.22) continue
    const from = sheet.lots.chance(0.6) ? -0.03 : sheet.lots.between(0, height * 0.7)
    const to = Math.min(height * 0.86 + sheet.lots.bell() * 0.03, from + sheet.lots.between(0.3, 1.5))
    const upper: number[] = []
    const lower: number[] = []
    for (let step = 0; step <= 110; step++) {
      const y = from + ((to - from) * step) / 110
      const fall = smoothstep(0, height, y)
      const x =
        column +
        (column - 0.47) * fall * 0.5 +
        0.05 * Math.sin(y * 1.4) +
        noise(column * 7, y * 1.6) * 0.02 +
        noise(column * 60, y * 5) * 0.004
      if (y < beam(x) - 0.021) upper.push(x, y)
      else if (y > beam(x) + 0.03 + Math.abs(noise(column * 50, 2)) * 0.02) lower.push(x, y)
    }
    const ink = 0.3 + 2.8 * sheet.lots.next() ** 2.2 * (1 - gap)
    const brush = {
      width: sheet.lots.between(0.0006, 0.0024),
      ink,
      lift: 0.15,
      set: 0.2,
      dry: 0.4,
      breaks: sheet.lots.between(0, 0.35),
    }
    if (upper.length > 8) sheet.draw(upper, brush)
    if (lower.length > 8) sheet.draw(lower, { ...brush, ink: ink * 0.75, lift: 0.7 })
  }
  // Where the water lands, rings that leave the sheet on one side.
  for (let ring = 0; ring < 150; ring++) {
    const far = 0.05 + 0.62 * (ring / 150) ** 1.5
    const first = sheet.lots.between(0, 6.28)
    const path: number[] = []
    for (let step = 0; step <= 50; step++) {
      const turn = first + (step / 50) * sheet.lots.pick([0.8, 1.4, 2.2])
      path.push(
        0.5 + Math.cos(turn) * far * (1 + noise(turn, ring) * 0.03),
        height * 0.885 + Math.sin(turn) * far * 0.16,
      )
    }
    sheet.draw(path, {
      width: sheet.lots.between(0.0007, 0.0018),
      ink: 1.6 * Math.exp(-far * 3.4) + 0.15,
      set: 0.3,
      lift: 0.5,
      dry: 0.2,
      breaks: 0.3,
    })
  }
  sheet.finish()
}

/** Two rivers in one bed, one black and one nearly water; between them a line of indigo. */
export const paintConfluence: Paint = (canvas, lots) => {
  const sheet = new Strands(canvas, lots, { tone: [0.952, 0.016, 88] })
  const { noise } = sheet
  const bank = (share: number, side: number) =>
    side < 0
      ? curve(
          [
            -0.05,
            0.12 + share * 0.16,
            0.2,
            0.2 + share * 0.2,
            0.42,
            0.42 + share * 0.13,
            0.66,
            0.55 + share * 0.11,
            1.05,
            0.6 + share * 0.15,
          ],
          110,
        )
      : curve(
          [
            0.1 + share * 0.98,
            1.06,
            0.26 + share * 0.76,
            0.885 + share * 0.08,
            0.52 + share * 0.48,
            0.745 + share * 0.15,
            0.78 + share * 0.28,
            0.72 + share * 0.18,
            1.06,
            0.755 + share * 0.24,
          ],
          110,
        )
  for (const side of [-1, 1]) {
    for (let strand = 0; strand < (side < 0 ? 620 : 1100); strand++) {
      const share = sheet.lots.next()
      const seam = side < 0 ? share : 1 - share
      const path = bank(share, side)
      for (let at = 0; at < path.length; at += 2) path[at + 1]! += noise(path[at]! * 4, share * 14) * 0.012
      const [from, length] = [sheet.lots.next() ** 1.5 * 0.7, sheet.lots.between(0.25, 0.9)]
      const first = Math.floor(from * 110) * 2
      const piece = path.slice(first, Math.min(path.length, first + Math.floor(length * 110) * 2))
      if (piece.length < 12) continue
      const ink =
        side < 0 ? 0.9 + 3 * sheet.lots.next() ** 1.4 * (0.4 + 0.6 * seam) : 0.1 + 0.34 * sheet.lots.next() ** 2
      sheet.draw(piece, {
        width: sheet.lots.between(0.0008, 0.0026),
        ink,
        dry: 0.55,
        lift: 0.4,
        breaks: side < 0 ? 0.12 : 0.45,
      })
    }
  }
  sheet.tint(bank(0.02, 1).slice(40), INDIGO, { width: 0.0042, ink: 2.4, set: 0.3, lift: 0.5, dry: 0.3 })
  sheet.finish()
}
