import type { Rgb } from '../../../painting/color.ts'
import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf, rosette } from '../shapes.ts'
import { CHINA, FISH, fork, glass, knife, plate, SOOT } from './motifs.ts'

/** Sunday noon: the long table and everything on it. */
export const paintSunday = onTable((table) => {
  const { w, lots, ground, lay, strip } = table
  ground(c(0.62, 0.075, 40), { brush: 0.4 })
  const tiles: Point[][] = []
  for (let row = -1; row < 6; row++) {
    for (let column = -1; column < 8; column++)
      if ((row + column) % 2 === 0)
        tiles.push(box(column * 0.225, row * 0.225, column * 0.225 + 0.22, row * 0.225 + 0.22))
  }
  lay(c(0.54, 0.08, 36), tiles, { lift: 0.15, bite: 0.09 })
  for (const [x, y, turn, color] of [
    [0.3, 0.08, 0.05, c(0.34, 0.06, 165)],
    [0.78, 0.04, 0, c(0.4, 0.06, 30)],
    [1.24, 0.02, -0.1, c(0.34, 0.06, 165)],
    [0.2, 0.97, 0, c(0.4, 0.06, 30)],
    [0.66, 0.96, 0.06, c(0.34, 0.06, 165)],
    [1.14, 0.93, -0.05, c(0.4, 0.06, 30)],
  ] as const) {
    lay(
      color,
      [
        place(
          curve(path('-0.11 -0.09, 0.11 -0.09, 0.12 0.05, 0.06 0.11, -0.06 0.11, -0.12 0.05'), {
            closed: true,
            steps: 4,
          }),
          x,
          y,
          { turn: y > 0.5 ? turn : turn + Math.PI },
        ),
      ],
      { lift: 1.3, bite: 0.05 },
    )
  }
  lay(
    c(0.93, 0.018, 88),
    [
      [
        [-0.1, 0.2],
        [w + 0.1, 0.12],
        [w + 0.1, 0.8],
        [-0.1, 0.87],
      ],
    ],
    { lift: 2, bite: 0.09, brush: 0, stroke: 0.6 },
  )
  lay(
    c(0.55, 0.09, 250),
    [
      strip(
        [
          [-0.1, 0.235],
          [0.7, 0.195],
          [w + 0.1, 0.155],
        ],
        0.006,
      ),
      strip(
        [
          [-0.1, 0.835],
          [0.7, 0.8],
          [w + 0.1, 0.765],
        ],
        0.006,
      ),
    ],
    { lift: 0.08, bite: 0.08 },
  )
  // Serving dishes down the middle.
  const long = (x: number, y: number, wide: number, tall: number, turn: number, rim: Rgb, well: Rgb) => {
    lay(rim, [oval(x, y, wide, tall, turn, 56)], { lift: 1.4, bite: 0.03 })
    lay(well, [oval(x, y, wide * 0.82, tall * 0.76, turn, 50)], { lift: 0.1, bite: 0.03 })
  }
  long(0.34, 0.51, 0.22, 0.125, -0.1, c(0.42, 0.1, 258), c(0.9, 0.02, 90))
  lay(c(0.57, 0.18, 30), [place(FISH, 0.33, 0.485, { turn: -0.1, size: 0.33 })], { lift: 1, bite: 0.018 })
  lay(c(0.62, 0.15, 38), [place(FISH, 0.36, 0.55, { turn: -0.06, size: 0.29 })], { lift: 1, bite: 0.018 })
  lay(SOOT, [oval(0.205, 0.494, 0.008, undefined, 0, 6), oval(0.252, 0.556, 0.007, undefined, 0, 6)], {
    lift: 0.1,
    bite: 0.006,
  })
  plate(table, 0.76, 0.46, 0.125, c(0.6, 0.1, 60), c(0.95, 0.012, 95))
  lay(c(0.97, 0.008, 95), [rosette(0.76, 0.46, 0.085, 9, lots)], { lift: 1.2, bite: 0.01 })
  lay(
    c(0.3, 0.05, 25),
    Array.from({ length: 16 }, () =>
      oval(0.76 + lots.bell() * 0.04, 0.46 + lots.bell() * 0.036, 0.009, 0.006, lots.between(0, 3), 7),
    ),
    { lift: 0.4, bite: 0.006 },
  )
  long(1.13, 0.45, 0.19, 0.1, 0.04, c(0.34, 0.06, 165), c(0.86, 0.03, 90))
  for (let at = 0; at < 5; at++) {
    lay(
      c(0.6, 0.12, 125),
      [place(leaf(0.36), 1.02 + at * 0.055, 0.5 - (at % 2) * 0.02, { turn: -1.4 + at * 0.08, size: 0.105 })],
      { lift: 0.7, bite: 0.014 },
    )
    lay(
      c(0.87, 0.1, 108),
      [place(leaf(0.28), 1.023 + at * 0.055, 0.49 - (at % 2) * 0.02, { turn: -1.4 + at * 0.08, size: 0.085 })],
      { lift: 0.1, bite: 0.012 },
    )
    lay(c(0.42, 0.07, 50), [oval(1.032 + at * 0.055, 0.448 - (at % 2) * 0.02, 0.013)], { lift: 0.4, bite: 0.01 })
  }
  // Places laid and places taken.
  const places: [x: number, y: number, size: number, side: number][] = [
    [0.3, 0.29, 0.09, 1],
    [0.76, 0.265, 0.092, 1],
    [1.22, 0.24, 0.09, 1],
    [0.17, 0.75, 0.09, -1],
    [0.63, 0.725, 0.092, -1],
    [1.1, 0.7, 0.09, -1],
    [1.44, 0.67, 0.088, -1],
  ]
  for (const [at, [x, y, size, side]] of places.entries()) {
    plate(table, x, y, size, CHINA, at % 2 ? c(0.9, 0.03, 60) : c(0.88, 0.018, 85))
    fork(table, x - size * 1.28 * side, y, side > 0 ? Math.PI : 0, 0.62)
    knife(table, x + size * 1.28 * side, y, side > 0 ? Math.PI : 0, 0.62)
    glass(
      table,
      x + 0.085,
      y + side * 0.115,
      0.032,
      lots.pick([c(0.48, 0.13, 20), c(0.9, 0.015, 210), c(0.84, 0.1, 92)]),
    )
    if (at === 1)
      lay(c(0.76, 0.13, 70), [place(leaf(0.3), x - 0.05, y, { turn: 0.3, size: 0.1 })], { lift: 0.6, bite: 0.014 })
    if (at === 3) lay(c(0.57, 0.18, 30), [place(FISH, x, y, { turn: 0.3, size: 0.13 })], { lift: 0.7, bite: 0.012 })
    if (at === 5) lay(c(0.42, 0.08, 145), [rosette(x, y, 0.04, 6, lots)], { lift: 0.7, bite: 0.01 })
  }
  lay(c(0.72, 0.09, 25), [path('1.38 0.33, 1.49 0.31, 1.5 0.44, 1.4 0.45')], { lift: 1, bite: 0.05 })
  lay(c(0.3, 0.06, 155), [oval(0.58, 0.56, 0.036)], { lift: 2.2, bite: 0.02 })
  lay(c(0.5, 0.09, 148), [oval(0.58, 0.56, 0.014)], { lift: 0.6, bite: 0.014 })
  lay(c(0.62, 0.08, 68), [oval(0.94, 0.62, 0.06, 0.026, 0.4), oval(0.965, 0.585, 0.055, 0.024, 0.2)], {
    lift: 1,
    bite: 0.02,
  })
})
