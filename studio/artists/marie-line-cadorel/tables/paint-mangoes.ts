import { box, curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { leaf } from '../shapes.ts'
import { CHINA, knife } from './motifs.ts'

/** Mangoes, one of them open. */
export const paintMangoes = onTable((table) => {
  const { h, lots, ground, lay, strip } = table
  ground(c(0.47, 0.06, 240), { brush: 0.9 })
  lay(
    c(0.58, 0.055, 235),
    [box(0.86, -0.1, 0.9, h + 0.1), box(0.93, -0.1, 0.945, h + 0.1), box(0.24, -0.1, 0.255, h + 0.1)],
    { lift: 0.08, bite: 0.1 },
  )
  lay(CHINA, [oval(0.36, 0.6, 0.42, 0.42, 0, 60)], { lift: 1.4, bite: 0.035, stroke: 0.6 })
  lay(c(0.88, 0.02, 85), [oval(0.36, 0.6, 0.3, 0.3, 0, 50)], { lift: 0.2, bite: 0.03, stroke: 0.6 })
  const mango = (grown: number): Point[] =>
    curve(
      path('-0.2 0.03, -0.16 -0.09, 0 -0.14, 0.14 -0.11, 0.21 -0.02, 0.17 0.09, 0.02 0.13, -0.13 0.11').map(
        ([x, y]): Point => [x * grown, y * grown],
      ),
      { closed: true },
    )
  for (const [x, y, turn, blush, skin] of [
    [0.3, 0.5, -0.5, c(0.6, 0.17, 32), c(0.74, 0.15, 68)],
    [0.47, 0.74, 0.3, c(0.64, 0.16, 42), c(0.66, 0.12, 120)],
  ] as const) {
    lay(skin, [place(mango(1), x, y, { turn })], { lift: 1.6, bite: 0.03, brush: turn })
    lay(
      blush,
      [
        place(
          curve(path('-0.17 0.0, -0.13 -0.08, 0.0 -0.125, 0.12 -0.1, 0.05 -0.03, -0.06 0.02, -0.12 0.06'), {
            closed: true,
          }),
          x,
          y,
          { turn },
        ),
      ],
      { lift: 0.2, bite: 0.03, brush: turn },
    )
    lay(c(0.3, 0.05, 60), [strip(place(path('-0.2 0.02, -0.235 0.0'), x, y, { turn }), 0.008, 0.006)], { lift: 0.5 })
  }
  // The halves, scored and turned inside out.
  for (const [x, y, turn] of [
    [0.98, 0.32, 0.4],
    [1.07, 0.68, -0.6],
  ] as const) {
    lay(c(0.62, 0.16, 40), [place(mango(0.98), x, y, { turn })], { lift: 1.4, bite: 0.03 })
    lay(c(0.83, 0.14, 80), [place(mango(0.86), x, y, { turn })], { lift: 0.2, bite: 0.025 })
    const cubes: Point[][] = []
    for (let row = -2; row <= 2; row++) {
      for (let column = -3; column <= 3; column++) {
        const [px, py] = [column * 0.05, row * 0.046]
        if ((px / 0.165) ** 2 + (py / 0.105) ** 2 > 1) continue
        cubes.push(
          place(path('-0.019 -0.018, 0.02 -0.019, 0.019 0.018, -0.02 0.017'), x, y, { turn }).map(([cx, cy]): Point => [
            cx + px * Math.cos(turn) - py * Math.sin(turn) + lots.bell() * 0.003,
            cy + px * Math.sin(turn) + py * Math.cos(turn),
          ]),
        )
      }
    }
    lay(c(0.87, 0.15, 86), cubes, { lift: 0.9, bite: 0.02 })
  }
  knife(table, 0.8, 0.84, 1.25, 1.35, c(0.27, 0.04, 40))
  lay(c(0.42, 0.08, 145), [place(leaf(0.2), 0.62, 0.2, { turn: -2.6, size: 0.4 })], { lift: 1.1, bite: 0.03 })
  lay(c(0.68, 0.1, 122), [strip(place(path('0.04 0, 0.92 0'), 0.62, 0.2, { turn: -2.6, size: 0.4 }), 0.006, 0.002)], {
    lift: 0.2,
  })
})
