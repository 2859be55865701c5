import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { fold } from '../shapes.ts'
import { fan, ribbons } from './motifs.ts'

/** Frigatebird: black wings, the red pouch full. */
export const paintFrigate = onTable((table) => {
  const { ground, lay, lots, strip } = table
  ground(c(0.88, 0.03, 85), { brush: 0.1, dry: 0.2, stroke: 0.7 })
  ribbons(
    table,
    c(0.45, 0.02, 250),
    path('0.3 0.36, 0.16 0.42, 0.12 0.6, 0.04 0.72'),
    path('0.7 0.36, 0.85 0.41, 0.9 0.58, 0.97 0.7'),
  )
  const ink = [c(0.17, 0.02, 285), c(0.22, 0.03, 270), c(0.28, 0.045, 250)] as [Rgb, Rgb, Rgb]
  for (const side of [-1, 1]) {
    const shoulder: Point = [0.5 + side * 0.13, 0.4]
    const turn = (way: number) => (side > 0 ? way : Math.PI - way)
    fan(table, ink[0], shoulder, { from: turn(-0.75), to: turn(1.2), count: 11, reach: 0.62, start: 0.06, wide: 0.1 })
    fan(table, ink[1], shoulder, { from: turn(-0.55), to: turn(1.1), count: 9, reach: 0.44, start: 0.06, wide: 0.12 })
    fan(table, ink[2], shoulder, { from: turn(-0.4), to: turn(1.0), count: 7, reach: 0.28, start: 0.04, wide: 0.15 })
  }
  // The pouch: red paper in three curves.
  const pouch = (size: number) =>
    fold(
      curve([
        [0.5, 0.56],
        [0.5 - 0.2 * size, 0.52 + 0.04 * (1 - size)],
        [0.5 - 0.31 * size, 0.68],
        [0.5 - 0.29 * size, 0.92],
        [0.5 - 0.17 * size, 1.13],
        [0.5, 1.24 - 0.06 * (1 - size)],
      ]),
      0.5,
      lots,
    )
  lay(c(0.44, 0.16, 24), [pouch(1)], { lift: 1.6, bite: 0.05, brush: 1.3 })
  lay(c(0.53, 0.2, 27), [pouch(0.76).map(([x, y]): Point => [x - 0.02, 0.86 + (y - 0.86) * 0.84])], {
    lift: 0.6,
    bite: 0.05,
    brush: 1.5,
  })
  lay(c(0.61, 0.2, 31), [pouch(0.48).map(([x, y]): Point => [x - 0.05, 0.84 + (y - 0.86) * 0.62])], {
    lift: 0.5,
    bite: 0.05,
    brush: 1.4,
  })
  // Head and beak.
  lay(ink[0], [fold(curve(path('0.5 0.06, 0.4 0.1, 0.32 0.22, 0.33 0.38, 0.4 0.52, 0.5 0.6')), 0.5, lots)], {
    lift: 1.5,
    bite: 0.035,
  })
  lay(ink[2], [fold(curve(path('0.5 0.1, 0.44 0.14, 0.46 0.26, 0.5 0.32')), 0.5, lots)], { lift: 0.5, bite: 0.035 })
  for (const x of [0.405, 0.595]) {
    lay(c(0.72, 0.035, 235), [oval(x, 0.29, 0.05, 0.042)], { lift: 0.6, holes: [oval(x, 0.29, 0.03, 0.026)] })
  }
  lay(
    c(0.7, 0.03, 240),
    [
      curve(
        path(
          '0.46 0.34, 0.5 0.31, 0.545 0.34, 0.54 0.56, 0.535 0.76, 0.555 0.86, 0.53 0.93, 0.48 0.915, 0.495 0.88, 0.485 0.78, 0.47 0.56',
        ),
        { closed: true },
      ),
    ],
    { lift: 1.4, bite: 0.04, brush: 1.5 },
  )
  lay(c(0.52, 0.035, 245), [strip(path('0.515 0.36, 0.515 0.6, 0.515 0.84'), 0.006, 0.004)], { lift: 0.1 })
})
