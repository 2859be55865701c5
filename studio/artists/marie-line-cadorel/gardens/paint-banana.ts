import type { Rgb } from '../../../painting/color.ts'
import { curve, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf, tornLeaf } from '../shapes.ts'
import { BOTTLE, FERN, LIME, MOSS, PINE } from './motifs.ts'

/** Banana plants after a windy night. */
export const paintBanana = onTable(({ w, h, lots, ground, lay, strip }) => {
  ground(c(0.88, 0.04, 55), { dry: 0.35, brush: 0.1 })
  lay(
    c(0.8, 0.07, 70),
    [
      [
        ...curve([
          [-0.1, 0.62],
          [0.3, 0.55],
          [0.75, 0.6],
          [1.1, 0.5],
          [w + 0.1, 0.55],
        ]),
        [w + 0.1, h + 0.1],
        [-0.1, h + 0.1],
      ],
    ],
    { bite: 0.04, dry: 0.2 },
  )
  lay(
    c(0.62, 0.09, 45),
    [
      [
        ...curve([
          [-0.1, 0.77],
          [0.5, 0.74],
          [1, 0.78],
          [w + 0.1, 0.71],
        ]),
        [w + 0.1, h + 0.1],
        [-0.1, h + 0.1],
      ],
    ],
    { bite: 0.04 },
  )
  lay(
    BOTTLE,
    [
      [
        ...curve([
          [-0.1, 0.93],
          [0.4, 0.9],
          [0.8, 0.93],
          [w + 0.1, 0.89],
        ]),
        [w + 0.1, h + 0.1],
        [-0.1, h + 0.1],
      ],
    ],
    { bite: 0.03 },
  )
  const plants: [x: number, crown: number, lean: number, size: number][] = [
    [1.02, 0.46, 0.06, 1.1],
    [0.36, 0.3, -0.05, 1.75],
    [1.36, 0.34, 0.05, 1.6],
  ]
  for (const [at, [x, crown, lean, size]] of plants.entries()) {
    lay(
      [c(0.42, 0.055, 355), c(0.5, 0.07, 35), c(0.45, 0.06, 20)][at] as Rgb,
      [
        strip(
          [
            [x - lean, h + 0.05],
            [x, 0.75],
            [x + lean, crown],
          ],
          0.038 * size,
          0.024 * size,
        ),
      ],
      { lift: 1, brush: 1.5 },
    )
    for (const [turn, long] of [
      [-2.9, 0.4],
      [-0.15, 0.42],
      [-2.35, 0.46],
      [-0.75, 0.44],
      [-1.85, 0.34],
    ] as const) {
      const reach = long * size * lots.between(0.85, 1.1)
      const way = turn + lots.bell() * 0.14
      const [cos, sin] = [Math.cos(way), Math.sin(way)]
      const droop = Math.abs(cos) * reach * 0.6
      const line: Point[] = [
        [x + lean, crown + 0.02],
        [x + lean + cos * reach * 0.45, crown + sin * reach * 0.6],
        [x + lean + cos * reach * 0.88, crown + sin * reach * 0.65 + droop * 0.35],
        [x + lean + cos * reach * 1.12, crown + sin * reach * 0.35 + droop],
      ]
      lay(lots.pick([BOTTLE, PINE, FERN, FERN, MOSS]), [tornLeaf(line, 0.075 * size, lots)], {
        lift: 1.3,
        bite: 0.012,
        brush: way,
      })
      lay(LIME, [strip(line, 0.006 * size, 0.0015)], { lift: 0.25, bite: 0.03 })
    }
  }
  // One hand of fruit, the only yellow.
  lay(c(0.4, 0.1, 10), [place(leaf(0.32), 0.475, 0.6, { turn: 1.3, size: 0.19 })], { lift: 1.1 })
  lay(c(0.46, 0.08, 120), [strip(path('0.33 0.36, 0.43 0.45, 0.485 0.61'), 0.011, 0.008)], { lift: 0.7 })
  for (const [x, y] of [
    [0.4, 0.45],
    [0.425, 0.52],
  ] as const) {
    const fingers = Array.from({ length: 6 }, (_, at) =>
      strip(
        [
          [x + at * 0.026, y],
          [x - 0.006 + at * 0.032, y + 0.055],
          [x - 0.03 + at * 0.042, y + 0.085],
        ],
        0.015,
        0.007,
      ),
    )
    lay(c(0.82, 0.14, 95), fingers, { lift: 0.9, bite: 0.02 })
  }
})
