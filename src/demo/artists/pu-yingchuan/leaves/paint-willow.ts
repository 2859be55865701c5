import { curve, path, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { river } from './motifs.ts'

/** Willows; the water has come up to the path. */
export const paintWillow = onSheet((sheet) => {
  const { w, wash, mark, lots, lift } = sheet
  river(sheet, {
    bank: 0.4,
    water: c(0.7, 0.05, 110),
    sky: c(0.88, 0.03, 235),
    trees: c(0.62, 0.05, 200),
    deep: 0.8,
    clear: 0.3,
  })
  // A railing, half under, and its reflection.
  for (const [at, x] of [0.84, 1.0, 1.18, 1.37].entries()) {
    wash(
      c(0.4, 0.04, 50),
      [
        mark(
          [
            [x, 0.8 - at * 0.012],
            [x + 0.003, 0.62 - at * 0.018],
          ],
          0.0075,
          () => 1,
        ),
      ],
      { load: 0.9, dry: 0.12, edge: 0.5, wobble: 0.002 },
    )
    wash(
      c(0.5, 0.05, 60),
      [
        mark(
          [
            [x, 0.81 - at * 0.012],
            [x + 0.008, 0.86],
            [x - 0.004, 0.93 - at * 0.01],
          ],
          0.007,
        ),
      ],
      { load: 0.5, soft: 0.005 },
    )
  }
  wash(
    c(0.4, 0.04, 50),
    [
      mark(
        [
          [0.8, 0.648],
          [1.1, 0.615],
          [w + 0.05, 0.578],
        ],
        0.006,
        () => 1,
      ),
      mark(
        [
          [0.82, 0.72],
          [1.1, 0.692],
          [w + 0.05, 0.66],
        ],
        0.004,
        () => 1,
      ),
    ],
    { load: 0.9, dry: 0.28, edge: 0.3, wobble: 0.002 },
  )
  // The trunk leans in from the left.
  wash(
    c(0.42, 0.04, 60),
    [
      [
        ...curve(path('-0.05 0.98, 0.1 0.7, 0.16 0.42, 0.26 0.16, 0.4 -0.05')),
        ...curve(path('0.5 -0.05, 0.34 0.2, 0.26 0.46, 0.24 0.72, 0.2 1.03')),
      ],
    ],
    {
      second: c(0.5, 0.06, 240),
      run: (x, y) => y * 0.9 - 0.3,
      load: (x) => 0.5 + x * 0.9,
      cloud: 0.9,
      cloudSize: 0.1,
      grain: 0.3,
      edge: 0.8,
      blooms: [[0.17, 0.72, 0.06]],
    },
  )
  // Strands: three depths of green, each in a handful of long pulls.
  for (const [count, color, load, half, long] of [
    [16, c(0.8, 0.1, 112), 0.7, 0.006, 0.5],
    [15, c(0.66, 0.12, 120), 0.85, 0.0045, 0.62],
    [11, c(0.46, 0.09, 132), 0.95, 0.0036, 0.72],
  ] as const) {
    for (let at = 0; at < count; at++) {
      const x = lots.between(0.02, w)
      const reach = long * lots.between(0.55, 1.15)
      const way = lots.bell() * 0.05 + 0.04
      const strand: Point[] = [
        [x, -0.04],
        [x + way * 0.6, reach * 0.35],
        [x + way * 1.6, reach * 0.7],
        [x + way * 2.9, reach],
      ]
      const leaves: Point[][] = [mark(strand, half * 0.35, () => 1)]
      const line = curve(strand, { steps: 7 })
      for (const [spot, [px, py]] of line.entries()) {
        if (spot < 3) continue
        for (const side of [-1, 1]) {
          if (!lots.chance(0.72)) continue
          const size = half * lots.between(5, 8.5)
          const turn = Math.PI / 2 - side * lots.between(0.25, 0.6)
          leaves.push(
            mark(
              [
                [px, py],
                [px + Math.cos(turn) * size * 0.5, py + Math.sin(turn) * size * 0.5],
                [px + Math.cos(turn) * size, py + Math.sin(turn) * size],
              ],
              half * 0.95,
              (share) => Math.sin(Math.PI * Math.min(1, share * 0.9 + 0.08)),
            ),
          )
        }
      }
      wash(color, leaves, { load: load * lots.between(0.7, 1.2), edge: 0, wobble: 0.0015 })
    }
  }
  lift(
    Array.from({ length: 5 }, () => {
      const [x, y] = [lots.between(0.3, w), lots.between(0.55, 0.95)]
      return mark(
        [
          [x, y],
          [x + 0.12, y],
          [x + 0.24, y + 0.002],
        ],
        0.004,
      )
    }),
    0.5,
    0.003,
  )
})
