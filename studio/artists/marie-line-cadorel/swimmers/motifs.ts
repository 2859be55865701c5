import type { Rgb } from '../../../painting/color.ts'
import { place } from '../../../painting/outline.ts'
import { c, type CuttingTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'

export const FOAM = c(0.95, 0.012, 200)

export const CORAL = c(0.66, 0.17, 32)

export const SKIN = [c(0.33, 0.055, 45), c(0.42, 0.07, 50), c(0.5, 0.08, 55)] as [Rgb, Rgb, Rgb]

/** Splinters of foam around a place. */
export function splash(
  { lots, lay }: CuttingTable,
  x: number,
  y: number,
  reach: number,
  count: number,
  turn = -Math.PI / 2,
  spread = 1.2,
): void {
  const drops = Array.from({ length: count }, () => {
    const way = turn + lots.bell() * spread * 0.6
    const far = reach * lots.between(0.25, 1)
    return place(leaf(0.24), x + Math.cos(way) * far, y + Math.sin(way) * far, {
      turn: way,
      size: reach * lots.between(0.12, 0.42),
    })
  })
  lay(FOAM, drops, { lift: 0.7, bite: 0.012, stroke: 0.5 })
}
