import type { Rgb } from '../../../painting/color.ts'
import { oval, path, place } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { lobedLeaf } from '../shapes.ts'
import { BOTTLE, FERN, LIME, MOSS, PINE, STRAW } from './motifs.ts'

const NIGHT = c(0.24, 0.045, 165)

const EARTH = c(0.42, 0.06, 42)

/** Breadfruit leaves closing over a strip of light. */
export const paintBreadfruit = onTable(({ w, h, lots, ground, lay, strip }) => {
  ground(c(0.86, 0.07, 88), { dry: 0.3, brush: 0.3 })
  lay(
    c(0.72, 0.11, 62),
    [
      [
        [-0.1, 0.86],
        [0.3, 0.98],
        [0.62, h + 0.1],
        [-0.1, h + 0.1],
      ],
    ],
    { bite: 0.06, dry: 0.2 },
  )
  lay(
    NIGHT,
    [
      [
        [-0.1, -0.1],
        [w + 0.1, -0.1],
        [w + 0.1, h + 0.1],
        [0.83, h + 0.1],
        [0.62, 1.02],
        [0.34, 0.78],
        [-0.1, 0.6],
      ],
    ],
    { bite: 0.05, brush: 2 },
  )
  const leaves: [x: number, y: number, turn: number, size: number, color: Rgb][] = [
    [1.06, 0.02, 2.3, 0.78, BOTTLE],
    [-0.06, 0.36, -0.55, 0.72, PINE],
    [0.36, -0.08, 1.15, 0.7, FERN],
    [1.08, 0.52, 2.9, 0.82, PINE],
    [0.62, 1.36, -1.75, 0.8, BOTTLE],
    [-0.04, 0.52, 0.42, 0.74, MOSS],
    [1.05, 1.2, -2.55, 0.8, FERN],
  ]
  for (const [at, [x, y, turn, size, color]] of leaves.entries()) {
    lay(color, [place(lobedLeaf(lots), x, y, { turn, size })], { lift: 1.3, bite: 0.026, brush: turn + 0.7 })
    const rib = place(path('0.02 0, 0.5 0.015, 0.95 0'), x, y, { turn, size })
    lay(at % 3 === 2 ? STRAW : LIME, [strip(rib, 0.009, 0.002)], { lift: 0.35 })
  }
  const fruit: [number, number, number][] = [
    [0.43, 0.79, 0.135],
    [0.68, 0.62, 0.105],
  ]
  for (const [x, y, size] of fruit) {
    lay(c(0.75, 0.12, 116), [oval(x, y, size, size * 1.06)], { lift: 1.5, bite: 0.035 })
    const dots = Array.from({ length: 15 }, (_, at) => {
      const far = Math.sqrt(at / 15) * size * 0.84
      return oval(x + Math.cos(at * 2.4) * far, y + Math.sin(at * 2.4) * far, 0.007, 0.007, 0, 5)
    })
    lay(c(0.6, 0.11, 122), dots, { lift: 0.2, bite: 0.004 })
    lay(
      EARTH,
      [
        strip(
          [
            [x + 0.02, y - size],
            [x + 0.05, y - size - 0.07],
          ],
          0.011,
          0.007,
        ),
      ],
      { lift: 0.6 },
    )
  }
})
