import type { Rgb } from '../../../painting/color.ts'
import { curve, oval, path, place } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf, wave } from '../shapes.ts'
import { CORAL, FOAM, SKIN } from './motifs.ts'

/** Three heads, far out. */
export const paintHeads = onTable((table) => {
  const { w, h, lots, ground, lay } = table
  ground(c(0.9, 0.045, 82), { dry: 0.25, brush: 0.02 })
  lay(c(0.97, 0.03, 95), [oval(0.77, 0.13, 0.075)], { lift: 0.6 })
  lay(c(0.57, 0.06, 290), [[...curve(path('-0.1 0.185, 0.12 0.13, 0.3 0.17, 0.42 0.22')), [-0.1, 0.3]]], {
    bite: 0.03,
    lift: 0.8,
  })
  const seas: [color: Rgb, level: number, tall: number, long: number, phase: number][] = [
    [c(0.74, 0.06, 210), 0.215, 0.006, 0.6, 0],
    [c(0.63, 0.085, 222), 0.3, 0.012, 0.7, 1],
    [c(0.54, 0.1, 232), 0.4, 0.016, 0.8, 3],
    [c(0.46, 0.11, 242), 0.52, 0.022, 0.9, 5],
    [c(0.38, 0.105, 250), 0.66, 0.028, 1.1, 2],
    [c(0.3, 0.085, 256), 0.82, 0.034, 1.3, 4],
  ]
  const heads: [after: number, x: number, y: number, size: number, cap: Rgb][] = [
    [1, 0.6, 0.352, 0.04, CORAL],
    [2, 0.22, 0.462, 0.052, c(0.9, 0.1, 96)],
    [3, 0.41, 0.585, 0.062, c(0.94, 0.01, 100)],
  ]
  for (const [at, [color, level, tall, long, phase]] of seas.entries()) {
    lay(color, [wave(-0.1, w + 0.1, level, h + 0.1, tall, long, phase, lots)], { lift: 1.3, bite: 0.04, brush: 0.03 })
    // The sun's road, piece by piece.
    const road = Array.from({ length: 5 }, () =>
      place(leaf(0.16), 0.77 + lots.bell() * (0.03 + at * 0.02), level + lots.between(0.02, 0.09), {
        turn: lots.bell() * 0.1,
        size: 0.045 + at * 0.013,
      }),
    )
    if (at < 5) lay(c(0.95, 0.03, 95), road, { lift: 0.3, bite: 0.02 })
    for (const [after, x, y, size, cap] of heads) {
      if (after !== at) continue
      lay(
        SKIN[0],
        [
          curve([
            [x - size * 1.7, y + size * 1.3],
            [x - size, y + size * 0.62],
            [x + size, y + size * 0.62],
            [x + size * 1.7, y + size * 1.3],
          ]).concat([[x, y + size * 2.4]]),
        ],
        { lift: 0.5 },
      )
      lay(SKIN[1], [oval(x, y, size * 0.82, size)], { lift: 1 })
      lay(
        cap,
        [
          curve(
            [
              [x - size * 0.9, y + size * 0.02],
              [x - size * 0.82, y - size * 0.72],
              [x, y - size * 1.14],
              [x + size * 0.82, y - size * 0.72],
              [x + size * 0.9, y + size * 0.02],
              [x, y - size * 0.14],
            ],
            { closed: true },
          ),
        ],
        { lift: 0.6 },
      )
      const ring = Array.from({ length: 4 }, (_, piece) =>
        place(leaf(0.14), x - size * 2.2 + piece * size * 1.1, y + size * (1.5 + (piece % 2) * 0.35), {
          turn: lots.bell() * 0.12,
          size: size * 1.5,
        }),
      )
      lay(FOAM, ring, { lift: 0.4, bite: 0.012 })
    }
  }
})
