import type { Rgb } from '../../painting/color.ts'
import { box, curve, oval, path, place, type Point } from '../../painting/outline.ts'
import { c, onTable } from './cutting-table.ts'
import { leaf } from './shapes.ts'

/** The cutting table from above: sheets, scraps, scissors, and one hand. */
export const paintStudio = onTable(({ w, h, lots, ground, lay, strip }) => {
  ground(c(0.8, 0.035, 75), { brush: 0.1, stroke: 0.7 })
  lay(c(0.72, 0.045, 70), [box(-0.1, 0.4, w + 0.1, 0.406), box(-0.1, 0.9, w + 0.1, 0.906)], { lift: 0, bite: 0.2 })
  const sheet = (x: number, y: number, wide: number, tall: number, turn: number, color: Rgb, lift = 0.8) =>
    lay(color, [place(box(-wide / 2, -tall / 2, wide / 2, tall / 2), x, y, { turn })], { lift, bite: 0.12 })
  sheet(0.2, 0.24, 0.5, 0.62, 0.12, c(0.34, 0.06, 160))
  sheet(0.24, 0.22, 0.5, 0.6, -0.06, c(0.46, 0.1, 250))
  sheet(0.86, 0.2, 0.46, 0.58, -0.2, c(0.66, 0.16, 32))
  sheet(0.9, 0.17, 0.44, 0.56, 0.08, c(0.86, 0.09, 88))
  sheet(0.6, 0.82, 0.62, 0.52, -0.1, c(0.93, 0.015, 90), 1)
  // What has been cut out, and what it was cut from.
  const hole = place(leaf(0.24), 0.42, 0.93, { turn: -0.55, size: 0.42 })
  lay(c(0.44, 0.085, 142), [place(box(-0.3, -0.22, 0.3, 0.22), 0.6, 0.84, { turn: -0.04 })], {
    lift: 0.9,
    bite: 0.1,
    holes: [hole],
  })
  lay(c(0.44, 0.085, 142), [place(leaf(0.24), 0.1, 0.72, { turn: -1.1, size: 0.42 })], { lift: 1.4, bite: 0.022 })
  const scraps: Point[][] = Array.from({ length: 22 }, () => {
    const [x, y, size] = [lots.between(0.02, w), lots.between(0.55, h), lots.between(0.02, 0.055)]
    return place(path('-1 -0.3, 0.2 -0.5, 1 0.1, 0.1 0.4'), x, y, { turn: lots.between(0, 6.3), size })
  })
  for (const [at, color] of [c(0.44, 0.085, 142), c(0.66, 0.16, 32), c(0.46, 0.1, 250), c(0.86, 0.09, 88)].entries())
    lay(
      color,
      scraps.filter((_, index) => index % 4 === at),
      { lift: 0.7, bite: 0.03 },
    )
  // The jar of brushes, seen from above.
  lay(c(0.86, 0.02, 220), [oval(0.86, 0.56, 0.1)], { lift: 2, bite: 0.025 })
  lay(c(0.5, 0.06, 225), [oval(0.86, 0.56, 0.084)], { lift: 0.1, bite: 0.025 })
  for (const [turn, long, color] of [
    [-0.6, 0.24, c(0.66, 0.16, 32)],
    [0.5, 0.2, c(0.34, 0.06, 160)],
    [2.4, 0.22, c(0.2, 0.02, 280)],
  ] as const) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    lay(
      c(0.62, 0.09, 65),
      [
        strip(
          [
            [0.86 - cos * 0.05, 0.56 - sin * 0.05],
            [0.86 + cos * long, 0.56 + sin * long],
          ],
          0.009,
          0.007,
        ),
      ],
      { lift: 1.6, bite: 0.08 },
    )
    lay(color, [place(leaf(0.2), 0.86 + cos * long * 0.96, 0.56 + sin * long * 0.96, { turn, size: 0.07 })], {
      lift: 1,
      bite: 0.02,
    })
  }
  // Scissors, open.
  const steel = c(0.78, 0.012, 240)
  const at = (points: readonly Point[], turn: number) => place(points, 0.44, 0.62, { turn })
  for (const [turn, side] of [
    [-0.34, -1],
    [-0.72, 1],
  ] as const) {
    const blade: Point[] = [
      [-0.02, -0.02],
      [0.14, -0.026 * side - 0.004],
      [0.3, -0.004],
      [0.14, 0.014],
      [-0.02, 0.02],
    ]
    lay(steel, [at(blade, turn)], { lift: 1.3, bite: 0.06, brush: turn })
    lay(
      c(0.18, 0.015, 280),
      [
        at(
          strip(
            [
              [0, 0],
              [-0.1, side * 0.03],
              [-0.16, side * 0.055],
            ],
            0.016,
          ),
          turn,
        ),
        at(oval(-0.215, side * 0.07, 0.07, 0.05, side * 0.3), turn),
      ],
      { lift: 1.5, bite: 0.025, holes: [at(oval(-0.215, side * 0.07, 0.043, 0.027, side * 0.3), turn)] },
    )
  }
  lay(c(0.5, 0.01, 240), [oval(0.44, 0.62, 0.012)], { lift: 0.3, bite: 0.012 })
  // The hand that holds the sheet.
  const skin = c(0.44, 0.07, 50)
  const palm = curve(path('0.8 1.35, 0.78 1.14, 0.74 1.03, 0.79 0.96, 0.9 0.95, 0.98 1.0, 1.02 1.12, 1.08 1.35'), {
    closed: true,
  })
  const fingers = [
    path('0.79 1.02, 0.7 0.93, 0.63 0.86, 0.6 0.81'),
    path('0.83 0.98, 0.77 0.86, 0.73 0.76, 0.71 0.7'),
    path('0.88 0.97, 0.85 0.84, 0.83 0.74, 0.82 0.68'),
    path('0.94 0.99, 0.93 0.88, 0.925 0.8, 0.92 0.74'),
    path('0.79 1.16, 0.68 1.11, 0.59 1.07, 0.53 1.06'),
  ] as Point[][]
  lay(skin, [palm, ...fingers.map((line) => strip(line, 0.036, 0.024))], { lift: 1.8, bite: 0.024, brush: 1.2 })
  lay(
    c(0.58, 0.07, 55),
    fingers.map((line) => {
      const [x, y] = line.at(-1) as Point
      return oval(x + 0.004, y + 0.012, 0.013, 0.017, 0.3)
    }),
    { lift: 0.1, bite: 0.014 },
  )
  lay(c(0.46, 0.1, 250), [path('0.78 1.22, 1.1 1.2, 1.12 1.4, 0.76 1.4')], { lift: 1.2, bite: 0.06 })
})
