import { tabulate } from '../../painting/arithmetic.ts'
import { createLots } from '../../painting/lots.ts'
import { createNoise } from '../../painting/noise.ts'

const SIDE = 512
const LAST = SIDE - 1
/** How many points of the sheet lie along a unit. */
const FINE = 600
const BANDS = 420

/** A sheet brushed from side to side with gouache: lighter and darker bands around 0, joined without a seam. */
const brushed = createBrushed()

function createBrushed(): Float32Array {
  const lots = createLots('gouache')
  const noise = createNoise('gouache hairs')
  const sheet = new Float32Array(SIDE * SIDE)
  const hairs = new Float32Array(64)
  for (let band = 0; band < BANDS; band++) {
    const [left, top] = [lots.below(SIDE), lots.below(SIDE)]
    const [long, wide] = [lots.between(70, 240) | 0, lots.between(14, 40) | 0]
    const shade = lots.bell() * 0.6
    const sag = (lots.bell() * 14) / (long * long)
    const seed = lots.between(0, 90)
    for (let at = 0; at < 64; at++) hairs[at] = noise(at * 0.31, seed) * 0.7 + noise(at * 0.09, seed + 40) * 0.5
    for (let row = 0; row < wide; row++) {
      const side = Math.min(row + 1, wide - row, 4) / 4
      // Where two bands meet, the wet edge dries a little darker.
      const rim = row < 2 || row > wide - 3 ? -0.25 : 0
      const drift = lots.bell() * 0.03
      for (let column = 0; column < long; column++) {
        const end = Math.min(column / 18, (long - column) / 60, 1)
        const hair = hairs[row & 63]!
        const cover = side * end * (0.5 + hair * 0.35)
        if (cover <= 0) continue
        const at = ((top + row + ((sag * column * (long - column)) | 0)) & LAST) * SIDE + ((left + column) & LAST)
        sheet[at]! += (shade + hair * 0.4 + rim + drift - sheet[at]!) * Math.min(cover, 1)
      }
    }
  }
  // Spread evenly around 0, so that a trace of 1 is a strong one.
  const middle = sheet.reduce((sum, value) => sum + value, 0) / sheet.length
  const spread = Math.sqrt(sheet.reduce((sum, value) => sum + (value - middle) ** 2, 0) / sheet.length)
  return sheet.map((value) => Math.max(-1.6, Math.min(1.6, (value - middle) / spread / 1.6)))
}

/** The brush's trace at a place along and across its direction, in units; both above 0. */
export function readGouache(along: number, across: number): number {
  const u = along * FINE
  const v = across * FINE
  const column = u | 0
  const row = v | 0
  const dx = u - column
  const left = column & LAST
  const right = (column + 1) & LAST
  const above = (row & LAST) * SIDE
  const below = ((row + 1) & LAST) * SIDE
  const first = brushed[above + left]! + (brushed[above + right]! - brushed[above + left]!) * dx
  const second = brushed[below + left]! + (brushed[below + right]! - brushed[below + left]!) * dx
  return first + (second - first) * (v - row)
}

/** The tooth of the paper below it, 256 × 256 points within ±1. */
export const tooth = createTooth()

function createTooth(): Float32Array {
  const lots = createLots('tooth')
  const raw = tabulate(65_536, () => lots.next() * 2 - 1)
  return raw.map((value, at) => value * 0.5 + (raw[(at + 1) & 65_535]! + raw[(at + 256) & 65_535]!) * 0.35)
}
