import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, place } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'
import { BONE, fan, SOOT } from './motifs.ts'

/** Heron: one long line from crest to point. */
export const paintHeron = onTable((table) => {
  const { ground, lay, strip } = table
  ground(c(0.72, 0.085, 35), { brush: 0.4, stroke: 0.8 })
  const slate = [c(0.32, 0.035, 250), c(0.45, 0.04, 245), c(0.6, 0.04, 235), c(0.76, 0.025, 225)] as [
    Rgb,
    Rgb,
    Rgb,
    Rgb,
  ]
  lay(SOOT, [strip(path('0.84 0.62, 0.92 0.78, 0.86 0.95, 0.93 1.13, 0.88 1.38'), 0.013, 0.017)], { lift: 0.8 })
  // Plumes of the crest, blown back and down.
  for (const [at, [bendX, bendY, tipX, tipY]] of (
    [
      [0.9, 0.12, 1.06, 0.36],
      [0.92, 0.22, 1.02, 0.56],
      [0.86, 0.16, 0.98, 0.46],
      [0.8, 0.1, 0.99, 0.16],
    ] as const
  ).entries()) {
    lay(
      at % 2 ? SOOT : slate[0],
      [
        curve(
          [
            [0.52, 0.26],
            [0.7, 0.17],
            [bendX, bendY],
            [tipX, tipY],
            [bendX - 0.03, bendY + 0.05],
            [0.7, 0.25],
            [0.56, 0.33],
          ],
          { closed: true },
        ),
      ],
      { lift: 1.2, bite: 0.03 },
    )
  }
  const neck = curve(
    path(
      '0.5 0.56, 0.74 0.5, 0.84 0.66, 0.76 0.86, 0.58 1.0, 0.5 1.18, 0.52 1.45, 0.2 1.45, 0.2 1.2, 0.3 0.98, 0.48 0.82, 0.56 0.7',
    ),
    { closed: true },
  )
  lay(slate[3], [neck], { lift: 1.1, bite: 0.04, brush: 1.4 })
  for (let row = 0; row < 7; row++) {
    const y = 0.84 + row * 0.078
    const x = 0.58 - row * 0.035
    lay(
      SOOT,
      [
        place(leaf(0.22), x - 0.06, y, { turn: 1.9, size: 0.075 }),
        place(leaf(0.22), x + 0.03, y + 0.03, { turn: 1.8, size: 0.075 }),
      ],
      { lift: 0.4, bite: 0.02 },
    )
  }
  fan(table, slate[1], [0.36, 1.42], { from: -1.3, to: 0.5, count: 9, reach: 0.62, start: 0.2, wide: 0.13 })
  fan(table, slate[2], [0.3, 1.46], { from: -1.5, to: 0.2, count: 8, reach: 0.5, start: 0.15, wide: 0.13 })
  // The face.
  lay(
    BONE,
    [
      curve(path('0.36 0.4, 0.46 0.27, 0.6 0.22, 0.76 0.3, 0.82 0.44, 0.76 0.58, 0.6 0.62, 0.44 0.56'), {
        closed: true,
      }),
    ],
    { lift: 1.3, bite: 0.04 },
  )
  lay(
    SOOT,
    [curve(path('0.44 0.35, 0.54 0.26, 0.68 0.235, 0.84 0.28, 0.74 0.34, 0.62 0.36, 0.52 0.38'), { closed: true })],
    { lift: 0.7, bite: 0.04 },
  )
  lay(
    c(0.8, 0.14, 88),
    [curve(path('-0.02 0.63, 0.2 0.5, 0.4 0.4, 0.47 0.44, 0.46 0.49, 0.24 0.56'), { closed: true })],
    { lift: 1.5, bite: 0.05, brush: -0.5 },
  )
  lay(c(0.68, 0.14, 70), [curve(path('-0.02 0.64, 0.24 0.565, 0.46 0.495, 0.48 0.55, 0.28 0.61'), { closed: true })], {
    lift: 1.1,
    bite: 0.05,
    brush: -0.4,
  })
  lay(c(0.86, 0.13, 95), [oval(0.56, 0.44, 0.062)], { lift: 0.8, holes: [oval(0.555, 0.44, 0.033, 0.033, 0, 24)] })
  lay(c(0.26, 0.05, 30), [oval(0.556, 0.44, 0.034)], { lift: 0 })
  lay(SOOT, [oval(0.55, 0.442, 0.02)], { lift: 0 })
})
