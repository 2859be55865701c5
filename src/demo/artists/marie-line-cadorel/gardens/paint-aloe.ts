import type { Rgb } from '../../../painting/color.ts'
import { box, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'

/** An aloe in its pot on a limewashed wall. */
export const paintAloe = onTable(({ w, h, lots, ground, lay, strip }) => {
  ground(c(0.74, 0.1, 68), { dry: 0.3, brush: 1.2 })
  lay(
    c(0.92, 0.02, 90),
    [
      [
        [-0.1, 0.72],
        [0.63, 0.75],
        [0.64, 0.98],
        [w + 0.1, 1.0],
        [w + 0.1, h + 0.1],
        [-0.1, h + 0.1],
      ],
    ],
    { bite: 0.09, dry: 0.3, brush: 0.05, lift: 1 },
  )
  lay(
    c(0.78, 0.025, 250),
    [
      [
        [0.63, 0.75],
        [w + 0.1, 0.99],
        [w + 0.1, 1.0],
        [0.64, 0.98],
      ],
    ],
    { bite: 0.09, lift: 0 },
  )
  // Its shadow, cut from grey paper and laid first.
  const blades: [turn: number, long: number][] = [
    [-2.8, 0.36],
    [-0.38, 0.38],
    [-2.32, 0.52],
    [-0.84, 0.54],
    [-1.97, 0.6],
    [-1.2, 0.64],
    [-1.58, 0.7],
  ]
  const shadow = blades
    .slice(1)
    .map(([turn, long]) => place(leaf(0.09), 0.56, 0.7, { turn: turn * 0.8 + 0.15, size: long * 0.72 }))
  lay(c(0.55, 0.09, 55), [...shadow, path('0.5 0.62, 0.66 0.66, 0.68 0.755, 0.46 0.74')], { lift: 0.15, bite: 0.03 })
  lay(c(0.74, 0.03, 260), [path('0.42 0.75, 0.63 0.752, 0.635 0.9, 0.45 0.93, 0.3 0.92')], { lift: 0.15, bite: 0.05 })
  const foot: Point = [0.37, 0.68]
  for (const [at, [turn, long]] of blades.entries()) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const side = cos > 0 ? 1 : -1
    const tip: Point = [foot[0] + cos * long * 1.05, foot[1] + sin * long + Math.abs(cos) * 0.05]
    const line: Point[] = [foot, [foot[0] + cos * long * 0.4 + side * 0.03, foot[1] + sin * long * 0.5], tip]
    lay([c(0.42, 0.06, 175), c(0.5, 0.065, 168), c(0.58, 0.065, 160)][at % 3] as Rgb, [strip(line, 0.052, 0.002)], {
      lift: 1.3,
      brush: turn,
      bite: 0.05,
    })
    const spots = Array.from({ length: 7 }, (_, spot) => {
      const share = 0.15 + spot * 0.1
      return oval(
        foot[0] + (tip[0] - foot[0]) * share + lots.bell() * 0.012,
        foot[1] + (tip[1] - foot[1]) * share,
        0.008 * (1.2 - share),
        0.004,
        turn,
        5,
      )
    })
    lay(c(0.8, 0.05, 150), spots, { lift: 0.12, bite: 0.004 })
  }
  lay(c(0.5, 0.11, 36), [path('0.22 0.66, 0.54 0.66, 0.49 0.92, 0.27 0.92')], { lift: 1.1, bite: 0.06, brush: 0.1 })
  lay(c(0.58, 0.12, 40), [box(0.2, 0.63, 0.56, 0.7)], { lift: 0.8, bite: 0.06, brush: 0.05 })
  lay(c(0.36, 0.085, 32), [path('0.43 0.7, 0.53 0.7, 0.485 0.92, 0.42 0.92')], { lift: 0, bite: 0.05 })
})
