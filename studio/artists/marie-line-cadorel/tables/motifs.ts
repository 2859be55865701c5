import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, type CuttingTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'

export const CHINA = c(0.94, 0.015, 90)

const STEEL = c(0.8, 0.01, 240)

export const SOOT = c(0.21, 0.015, 280)

/** A plate of two sheets. */
export function plate(
  { lay }: CuttingTable,
  x: number,
  y: number,
  size: number,
  rim: Rgb = CHINA,
  well: Rgb = c(0.88, 0.018, 85),
): void {
  lay(rim, [oval(x, y, size, size, 0, 60)], { lift: 1.2, bite: 0.03 })
  lay(well, [oval(x, y, size * 0.68, size * 0.68, 0, 48)], { lift: 0.25, bite: 0.028 })
}

/** A glass: a ring, what is in it, and a glint. */
export function glass({ lay }: CuttingTable, x: number, y: number, size: number, drink: Rgb): void {
  lay(c(0.84, 0.02, 220), [oval(x, y, size)], { lift: 1.6, bite: 0.02 })
  lay(drink, [oval(x, y, size * 0.82)], { lift: 0.2, bite: 0.02 })
  lay(c(0.95, 0.01, 100), [place(leaf(0.18), x - size * 0.5, y - size * 0.2, { turn: -0.9, size: size * 0.6 })], {
    lift: 0,
    bite: 0.02,
  })
}

export function fork({ lay, strip }: CuttingTable, x: number, y: number, turn: number, size = 1): void {
  const at = (points: Point[]) => place(points, x, y, { turn, size })
  const tines = [-0.018, -0.006, 0.006, 0.018].map((side) =>
    strip(
      at([
        [side * 0.9, -0.09],
        [side, -0.175],
      ]),
      0.0032,
    ),
  )
  lay(
    STEEL,
    [
      ...tines,
      at(curve(path('-0.021 -0.1, -0.018 -0.05, -0.005 -0.02, 0.005 -0.02, 0.018 -0.05, 0.021 -0.1'))),
      strip(at(path('0 -0.03, 0 0.08, 0 0.17')), 0.006, 0.009),
    ],
    { lift: 0.9, bite: 0.03, brush: turn },
  )
}

export function knife(
  { lay, strip }: CuttingTable,
  x: number,
  y: number,
  turn: number,
  size = 1,
  handle: Rgb = STEEL,
): void {
  const at = (points: Point[]) => place(points, x, y, { turn, size })
  lay(STEEL, [at(curve(path('-0.012 0.03, -0.014 -0.08, -0.008 -0.17, 0.008 -0.19, 0.013 -0.1, 0.012 0.03')))], {
    lift: 0.9,
    bite: 0.04,
    brush: turn + 1.5,
  })
  lay(handle, [strip(at(path('0 0.025, 0 0.17')), 0.011 * size, 0.013 * size)], { lift: 1, bite: 0.04 })
}

/** A fish lying head to the left, around 0, one unit long. */
export const FISH: Point[] = curve(
  path(
    '-0.5 0.01, -0.38 -0.12, -0.18 -0.19, 0.06 -0.17, 0.26 -0.07, 0.33 -0.045, 0.5 -0.16, 0.455 0, 0.5 0.15, 0.33 0.045, 0.24 0.08, 0.04 0.17, -0.2 0.17, -0.4 0.1',
  ),
  { closed: true, steps: 5 },
)
