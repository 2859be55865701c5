import type { Rgb } from '../../../painting/color.ts'
import { oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf, rosette } from '../shapes.ts'
import { BOTTLE, FERN, LIME, MOSS, PINE, STRAW } from './motifs.ts'

/** The kitchen garden as it is seen from the roof. */
export const paintRoofGarden = onTable(({ w, h, lots, ground, lay, strip }) => {
  ground(c(0.87, 0.035, 80), { dry: 0.25 })
  const bed = (left: number, top: number, right: number, bottom: number) =>
    [
      [left, top],
      [right, top + lots.bell() * 0.012],
      [right + lots.bell() * 0.01, bottom],
      [left + lots.bell() * 0.012, bottom + lots.bell() * 0.01],
    ] as Point[]
  const beds = [
    bed(-0.1, -0.1, 0.4, 0.3),
    bed(0.5, -0.1, w + 0.1, 0.22),
    bed(-0.1, 0.4, 0.4, 0.66),
    bed(-0.1, 0.75, 0.4, h + 0.1),
    bed(0.5, 0.31, w + 0.1, 0.64),
    bed(0.5, 0.74, 0.83, h + 0.1),
  ]
  lay(c(0.36, 0.05, 40), beds.slice(0, 3), { lift: 0.8, bite: 0.08, brush: 0.1 })
  lay(c(0.43, 0.065, 38), beds.slice(3), { lift: 0.8, bite: 0.08, brush: 1.4 })
  // Cabbages.
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 3; column++) {
      const [x, y, size] = [
        0.07 + column * 0.14 + lots.bell() * 0.01,
        0.06 + row * 0.15 + lots.bell() * 0.01,
        0.066 * lots.between(0.85, 1.1),
      ]
      lay(PINE, [rosette(x, y, size, 7, lots)], { lift: 0.9, bite: 0.014 })
      lay(MOSS, [rosette(x + 0.003, y, size * 0.7, 6, lots)], { lift: 0.7, bite: 0.012 })
      lay(LIME, [rosette(x, y + 0.002, size * 0.38, 5, lots)], { lift: 0.5, bite: 0.01 })
    }
  }
  // Leeks, then beans on strings.
  for (let row = 0; row < 4; row++) {
    const y = 0.03 + row * 0.055
    for (let clump = 0; clump < 9; clump++) {
      const x = 0.545 + clump * 0.056 + (row % 2 ? 0.02 : 0) + lots.bell() * 0.004
      const blades = [-2.3, -1.85, -1.4, -0.95].map((turn) =>
        place(leaf(0.09), x, y, { turn: turn + lots.bell() * 0.12, size: 0.06 * lots.between(0.85, 1.15) }),
      )
      lay(row % 2 ? c(0.58, 0.06, 190) : c(0.5, 0.065, 180), blades, { lift: 0.6, bite: 0.02 })
    }
  }
  for (let row = 0; row < 3; row++) {
    const y = 0.455 + row * 0.075
    lay(
      STRAW,
      [
        strip(
          [
            [-0.05, y],
            [0.2, y + 0.006],
            [0.385, y - 0.004],
          ],
          0.003,
        ),
      ],
      { lift: 0.4 },
    )
    const pairs = Array.from({ length: 9 }, (_, at) =>
      [-0.9, 0.9].map((turn) =>
        place(leaf(0.34), 0.02 + at * 0.042, y, { turn: turn + lots.bell() * 0.25, size: 0.042 }),
      ),
    ).flat()
    lay([FERN, MOSS, FERN][row] as Rgb, pairs, { lift: 0.7, bite: 0.012 })
  }
  // Pineapples in rows of stars.
  for (const [x, y] of [
    [0.06, 0.86],
    [0.2, 0.84],
    [0.33, 0.88],
    [0.12, 0.98],
    [0.27, 0.99],
  ] as const) {
    const star = Array.from({ length: 9 }, (_, at) =>
      place(leaf(0.12), x, y, { turn: (at / 9) * Math.PI * 2 + lots.bell() * 0.15, size: 0.07 }),
    )
    lay(c(0.5, 0.075, 165), star, { lift: 0.9, bite: 0.02 })
    lay(c(0.72, 0.12, 70), [oval(x, y, 0.016, 0.016, 0, 8)], { lift: 0.6, bite: 0.012 })
  }
  // Hibiscus: the one red bed.
  for (let at = 0; at < 13; at++) {
    const [x, y] = [0.54 + (at % 5) * 0.1 + lots.bell() * 0.016, 0.37 + Math.floor(at / 5) * 0.1 + lots.bell() * 0.012]
    lay(
      lots.pick([BOTTLE, PINE]),
      Array.from({ length: 3 }, () => place(leaf(0.3), x, y, { turn: lots.between(0, 6.3), size: 0.075 })),
      { lift: 0.6, bite: 0.014 },
    )
    if (at % 3 !== 1)
      lay(lots.pick([c(0.58, 0.17, 25), c(0.64, 0.16, 20)]), [rosette(x, y, 0.036, 5, lots)], { lift: 0.8, bite: 0.01 })
  }
  for (let row = 0; row < 4; row++) {
    const tufts = Array.from({ length: 4 }, (_, at) =>
      rosette(0.55 + at * 0.075 + lots.bell() * 0.006, 0.79 + row * 0.07, 0.026, 6, lots),
    )
    lay(row % 2 ? LIME : c(0.6, 0.1, 135), tufts, { lift: 0.6, bite: 0.008 })
  }
  // Basin, hat, and the hose between them.
  lay(
    c(0.58, 0.05, 215),
    [strip(path('0.455 1.05, 0.45 0.86, 0.47 0.7, 0.44 0.52, 0.46 0.34, 0.6 0.27, 0.75 0.265'), 0.0075)],
    { lift: 0.7, bite: 0.02 },
  )
  lay(c(0.75, 0.035, 225), [oval(0.92, 0.86, 0.075)], { lift: 1.1 })
  lay(c(0.42, 0.075, 235), [oval(0.922, 0.862, 0.06)], { lift: 0.3 })
  lay(c(0.8, 0.04, 220), [place(leaf(0.25), 0.89, 0.85, { turn: 0.3, size: 0.05 })], { lift: 0.2 })
  lay(STRAW, [oval(0.452, 0.265, 0.085, 0.08)], { lift: 1.5, dry: 0.3 })
  lay(c(0.32, 0.05, 30), [oval(0.452, 0.262, 0.043, 0.041)], { lift: 0.3 })
  lay(c(0.88, 0.08, 90), [oval(0.451, 0.259, 0.038, 0.036)], { lift: 0.5, dry: 0.3 })
})
