import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { fork, glass, knife, plate, SOOT } from './motifs.ts'

/** A meal for two; one has eaten. */
export const paintOneLate = onTable((table) => {
  const { w, h, lots, ground, lay, strip } = table
  ground(c(0.36, 0.055, 35), { brush: 0.05 })
  lay(
    c(0.91, 0.02, 85),
    [
      [
        [0.06, -0.1],
        [w - 0.08, -0.1],
        [w - 0.05, h + 0.1],
        [0.09, h + 0.1],
      ],
    ],
    { lift: 1.2, bite: 0.08, brush: 1.5, stroke: 0.6 },
  )
  for (const [x, wide] of [
    [0.2, 0.05],
    [0.265, 0.012],
    [1.17, 0.012],
    [1.235, 0.05],
  ] as const) {
    lay(c(0.72, 0.09, 25), [box(x - wide / 2, -0.1, x + wide / 2, h + 0.1)], { lift: 0.1, bite: 0.1, brush: 1.55 })
  }
  // The eaten one.
  plate(table, 0.43, 0.58, 0.31)
  const at = (shape: readonly Point[]) => place(shape, 0.43, 0.55, { turn: -0.5, size: 0.44 })
  const ribs = Array.from({ length: 9 }, (_, rib) =>
    [-1, 1].map((side) =>
      strip(
        at([
          [-0.22 + rib * 0.058, 0],
          [-0.19 + rib * 0.058, side * (0.13 - Math.abs(rib - 3) * 0.013)],
        ]),
        0.0032,
        0.0016,
      ),
    ),
  ).flat()
  lay(SOOT, [strip(at(path('-0.26 0, 0.1 0.01, 0.36 0')), 0.005, 0.003), ...ribs], { lift: 0.7, bite: 0.03 })
  lay(
    SOOT,
    [
      at(curve(path('-0.5 0.01, -0.4 -0.1, -0.3 -0.12, -0.26 0, -0.3 0.12, -0.4 0.1'), { closed: true })),
      at(path('0.34 0, 0.5 -0.15, 0.45 0, 0.5 0.15')),
    ],
    { lift: 0.8, bite: 0.02, holes: [at(oval(-0.4, -0.02, 0.028, 0.028, 0, 12))] },
  )
  fork(table, 0.37, 0.74, 2.3, 1.2)
  knife(table, 0.54, 0.76, 2.05, 1.2)
  // The one that waits.
  plate(table, 1.06, 0.37, 0.26)
  lay(c(0.72, 0.09, 25), [path('0.96 0.22, 1.18 0.27, 1.14 0.53, 0.92 0.48')], { lift: 1, bite: 0.06 })
  lay(c(0.8, 0.07, 30), [path('0.96 0.22, 1.18 0.27, 0.92 0.48')], { lift: 0.6, bite: 0.06 })
  fork(table, 0.755, 0.4, 0.08, 1.15)
  knife(table, 1.36, 0.4, 0.06, 1.15)
  // Between them.
  glass(table, 0.68, 0.15, 0.072, c(0.48, 0.13, 20))
  glass(table, 0.92, 0.78, 0.072, c(0.9, 0.015, 210))
  lay(c(0.3, 0.06, 155), [oval(0.83, 0.06, 0.07)], { lift: 2, bite: 0.025 })
  lay(c(0.42, 0.08, 150), [oval(0.83, 0.06, 0.03)], { lift: 0.7, bite: 0.02 })
  lay(c(0.62, 0.08, 70), [oval(0.44, 0.1, 0.13, 0.07, -0.3)], { lift: 1.3, bite: 0.03 })
  lay(c(0.8, 0.055, 82), [oval(0.445, 0.104, 0.105, 0.05, -0.3)], { lift: 0.2, bite: 0.02 })
  lay(
    c(0.62, 0.08, 70),
    Array.from({ length: 14 }, () =>
      oval(0.62 + lots.bell() * 0.11, 0.3 + lots.bell() * 0.07, lots.between(0.004, 0.009), undefined, 0, 5),
    ),
    { lift: 0.4, bite: 0.004 },
  )
  lay(
    c(0.84, 0.13, 100),
    [place(curve(path('0 -0.045, 0.05 0.02, -0.05 0.02'), { closed: true }), 0.74, 0.9, { turn: 0.4, size: 1.2 })],
    { lift: 0.9, bite: 0.02 },
  )
})
