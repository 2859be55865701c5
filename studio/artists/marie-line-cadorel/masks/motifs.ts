import type { Rgb } from '../../../painting/color.ts'
import { place, type Point } from '../../../painting/outline.ts'
import { c, type CuttingTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'

export const SOOT = c(0.2, 0.015, 280)

export const BONE = c(0.92, 0.025, 88)

/** A row of feathers around a place, from one direction to another. */
export function fan(
  { lots, lay }: CuttingTable,
  color: Rgb,
  [x, y]: Point,
  {
    from,
    to,
    count,
    reach,
    start = 0,
    wide = 0.16,
    squeeze = 1,
  }: { from: number; to: number; count: number; reach: number; start?: number; wide?: number; squeeze?: number },
): void {
  const feathers = Array.from({ length: count }, (_, at) => {
    const turn = from + ((to - from) * at) / (count - 1) + lots.bell() * 0.03
    const [px, py] = [x + Math.cos(turn) * start, y + Math.sin(turn) * start * squeeze]
    return place(leaf(wide), px, py, { turn, size: (reach - start) * lots.between(0.92, 1.08) })
  })
  // Every other one lies on its neighbours, so that shadows fall between them.
  lay(
    color,
    feathers.filter((_, at) => at % 2 === 0),
    { lift: 0.9, bite: 0.02 },
  )
  lay(
    color,
    feathers.filter((_, at) => at % 2 === 1),
    { lift: 0.9, bite: 0.02 },
  )
}

/** The ribbons that tie a mask. */
export function ribbons({ lay, strip }: CuttingTable, color: Rgb, left: Outline4, right: Outline4): void {
  lay(color, [strip(left, 0.013, 0.017), strip(right, 0.013, 0.017)], { lift: 0.8 })
}

type Outline4 = readonly Point[]
