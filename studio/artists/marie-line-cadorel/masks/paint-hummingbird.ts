import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, place } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { BONE, fan, ribbons, SOOT } from './motifs.ts'

/** Hummingbird: a throat of scales and a beak like a needle. */
export const paintHummingbird = onTable((table) => {
  const { ground, lay, lots, strip } = table
  ground(c(0.78, 0.12, 82), { brush: 2.3, dry: 0.2, stroke: 0.8 })
  ribbons(
    table,
    c(0.93, 0.02, 90),
    path('0.2 0.42, 0.08 0.34, 0.06 0.18, -0.03 0.1'),
    path('0.5 0.8, 0.56 0.9, 0.5 1.02, 0.52 1.1'),
  )
  const green = [c(0.3, 0.06, 165), c(0.4, 0.09, 158), c(0.5, 0.11, 152)] as [Rgb, Rgb, Rgb]
  fan(table, green[0], [0.36, 0.52], { from: 1.7, to: 4.5, count: 13, reach: 0.42, start: 0.12, wide: 0.14 })
  fan(table, green[1], [0.37, 0.52], { from: 1.75, to: 4.45, count: 11, reach: 0.33, start: 0.1, wide: 0.16 })
  lay(
    green[0],
    [
      curve(path('0.2 0.48, 0.28 0.3, 0.46 0.24, 0.6 0.32, 0.66 0.44, 0.58 0.58, 0.44 0.7, 0.28 0.66'), {
        closed: true,
      }),
    ],
    { lift: 1.3, bite: 0.03 },
  )
  lay(
    green[2],
    [curve(path('0.28 0.4, 0.36 0.29, 0.48 0.265, 0.6 0.34, 0.5 0.36, 0.4 0.4, 0.33 0.46'), { closed: true })],
    { lift: 0.6, bite: 0.03 },
  )
  // The beak first, then the throat over its root: rows of scales from the breast up.
  lay(SOOT, [strip(path('0.56 0.45, 0.78 0.3, 1.05 0.09'), 0.026, 0.007)], { lift: 1.4, bite: 0.06, brush: -0.7 })
  lay(c(0.36, 0.02, 280), [strip(path('0.6 0.43, 0.78 0.308, 1.05 0.096'), 0.005, 0.002)], { lift: 0.1, bite: 0.06 })
  const hues = [c(0.36, 0.14, 345), c(0.44, 0.17, 352), c(0.52, 0.19, 0), c(0.6, 0.19, 12), c(0.67, 0.17, 25)]
  for (let row = 0; row < 8; row++) {
    const share = row / 7
    const count = 8 - Math.floor(row * 0.6)
    const [x, y] = [0.47 + share * 0.12, 0.79 - share * 0.33]
    const half = 0.25 - share * 0.16
    const scales = Array.from({ length: count }, (_, at) => {
      const way = (at + (row % 2 ? 0.5 : 0)) / (count - 0.5) - 0.5
      return place(
        oval(0, 0, 0.038, 0.032, 0, 10),
        x + way * half * 2,
        y - Math.abs(way) ** 2 * 0.3 * (1 - share * 0.6),
        { turn: 1.3 + way, size: 1.1 - share * 0.3 },
      )
    })
    lay(hues[Math.min(4, Math.floor(share * 4.4 + lots.next() * 0.8))] as Rgb, scales, { lift: 0.8, bite: 0.012 })
  }
  lay(BONE, [oval(0.44, 0.42, 0.062, 0.056)], { lift: 0.7, holes: [oval(0.445, 0.42, 0.036, 0.034)] })
  lay(SOOT, [oval(0.445, 0.42, 0.037)], { lift: 0 })
  lay(BONE, [oval(0.455, 0.405, 0.009)], { lift: 0, bite: 0.008 })
})
