import { curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'
import { FISH, SOOT } from './motifs.ts'

/** A red snapper on its dish. */
export const paintSnapper = onTable((table) => {
  const { w, h, lots, ground, lay, strip } = table
  ground(c(0.25, 0.03, 265), { brush: 0.5 })
  for (const [x, y, turn, size] of [
    [0.1, 0.92, -0.5, 0.42],
    [1.2, 0.12, 2.5, 0.46],
    [1.26, 0.3, 2.9, 0.36],
    [0.04, 0.78, -0.1, 0.34],
  ] as const) {
    lay(lots.pick([c(0.4, 0.08, 148), c(0.5, 0.1, 138)]), [place(leaf(0.24), x, y, { turn, size })], {
      lift: 1,
      bite: 0.03,
    })
    lay(c(0.72, 0.1, 122), [strip(place(path('0.04 0, 0.9 0'), x, y, { turn, size }), 0.006, 0.002)], { lift: 0.2 })
  }
  lay(c(0.93, 0.015, 95), [oval(w / 2, h / 2, 0.58, 0.37, -0.12, 70)], { lift: 1.6, bite: 0.04, stroke: 0.6 })
  lay(c(0.42, 0.1, 258), [oval(w / 2, h / 2, 0.535, 0.33, -0.12, 70)], {
    lift: 0.05,
    bite: 0.035,
    holes: [oval(w / 2, h / 2, 0.51, 0.308, -0.12, 70)],
  })
  lay(c(0.88, 0.02, 90), [oval(w / 2, h / 2, 0.44, 0.245, -0.12, 60)], { lift: 0.15, bite: 0.035, stroke: 0.6 })
  const at = (shape: readonly Point[]) => place(shape, 0.655, 0.5, { turn: -0.14, size: 0.98 })
  // Fins below the body, then the body with its scales cut out.
  lay(
    c(0.42, 0.14, 25),
    [
      at(curve(path('-0.22 -0.17, -0.1 -0.28, 0.02 -0.25, 0.1 -0.27, 0.22 -0.08'))),
      at(curve(path('-0.14 0.15, -0.08 0.26, 0.02 0.16'))),
      at(curve(path('0.08 0.14, 0.16 0.23, 0.22 0.08'))),
    ],
    { lift: 0.8, bite: 0.025 },
  )
  const scales: Point[][] = []
  for (let row = -2; row <= 2; row++) {
    for (let column = 0; column < 8; column++) {
      const [x, y] = [-0.17 + column * 0.056 + (row % 2 ? 0.028 : 0), row * 0.047]
      if (Math.abs(y) > 0.135 - Math.max(0, x) * 0.36) continue
      scales.push(
        at(
          curve(
            [
              [x, y - 0.017],
              [x + 0.022, y],
              [x, y + 0.017],
              [x + 0.009, y],
            ],
            { closed: true, steps: 3 },
          ),
        ),
      )
    }
  }
  lay(c(0.8, 0.07, 40), [at(oval(0, 0, 0.3, 0.15))], { lift: 0 })
  lay(c(0.57, 0.19, 29), [at(FISH)], { lift: 1.5, bite: 0.024, brush: -0.14, holes: scales })
  lay(
    c(0.48, 0.17, 26),
    [
      at(
        curve(path('-0.5 0.01, -0.38 -0.12, -0.26 -0.165, -0.22 -0.05, -0.23 0.08, -0.28 0.15, -0.4 0.1'), {
          closed: true,
        }),
      ),
    ],
    { lift: 0.7, bite: 0.024 },
  )
  lay(c(0.92, 0.05, 90), [at(oval(-0.37, -0.035, 0.03))], { lift: 0.5, bite: 0.015 })
  lay(SOOT, [at(oval(-0.37, -0.035, 0.016))], { lift: 0.1, bite: 0.01 })
  lay(c(0.64, 0.17, 34), [at(curve(path('-0.2 0.03, -0.1 0.0, -0.02 0.06, -0.12 0.075'), { closed: true }))], {
    lift: 0.8,
    bite: 0.02,
  })
  for (const [x, y, size] of [
    [0.33, 0.74, 0.075],
    [0.44, 0.79, 0.068],
    [0.95, 0.29, 0.07],
  ] as const) {
    lay(c(0.58, 0.12, 132), [oval(x, y, size)], { lift: 1, bite: 0.02 })
    lay(c(0.88, 0.09, 118), [oval(x, y, size * 0.84)], { lift: 0.1, bite: 0.02 })
    const wedges = Array.from({ length: 8 }, (_, part) =>
      place(
        [
          [size * 0.12, -size * 0.03],
          [size * 0.72, -size * 0.2],
          [size * 0.72, size * 0.2],
          [size * 0.12, size * 0.03],
        ],
        x,
        y,
        { turn: (part / 8) * Math.PI * 2 },
      ),
    )
    lay(c(0.78, 0.13, 122), wedges, { lift: 0.2, bite: 0.012 })
  }
})
