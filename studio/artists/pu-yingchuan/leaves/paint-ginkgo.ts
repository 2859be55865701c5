import { hypot } from '../../../painting/arithmetic.ts'
import { curve, path, place, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { river } from './motifs.ts'

/** Ginkgo leaves coming down before the water. */
export const paintGinkgo = onSheet((sheet) => {
  const { wash, mark, lots } = sheet
  const fan = (x: number, y: number, turn: number, size: number): Point[] =>
    place(
      curve(
        path(
          '0 0.02, 0.24 -0.2, 0.52 -0.5, 0.8 -0.42, 0.96 -0.2, 0.84 -0.03, 0.99 0.1, 0.9 0.36, 0.62 0.52, 0.26 0.22',
        ),
        { closed: true, steps: 5 },
      ),
      x,
      y,
      { turn, size },
    )
  const leaves: [number, number, number, number, number][] = [
    [0.14, 0.12, 0.9, 0.15, 0.7],
    [0.62, 0.07, 2.2, 0.13, 0.6],
    [0.86, 0.3, 1.6, 0.2, 1],
    [0.34, 0.38, 0.3, 0.24, 1.1],
    [0.66, 0.54, 2.6, 0.2, 0.9],
    [0.12, 0.66, -0.6, 0.22, 1],
    [0.5, 0.84, 1.2, 0.26, 1.15],
    [0.9, 0.82, 0.2, 0.18, 0.85],
  ]
  river(sheet, {
    bank: 0.26,
    sky: c(0.86, 0.025, 240),
    water: c(0.62, 0.045, 245),
    trees: c(0.55, 0.045, 250),
    deep: 1.1,
    kept: leaves.map(([x, y, turn, size]) => fan(x, y, turn, size)),
  })
  for (const [x, y, turn, size, load] of leaves) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    wash(c(0.86, 0.15, 95), [fan(x, y, turn, size)], {
      second: c(0.72, 0.14, lots.pick([72, 82, 110])),
      run: (px, py) => 1 - hypot(px - x, py - y) / size,
      load: load * 1.05,
      cloud: 0.5,
      cloudSize: size * 0.4,
      edge: 1.1,
      grain: 0.15,
      wobble: 0.004,
    })
    const ribs = Array.from({ length: 7 }, (_, at) => {
      const way = turn + (at - 3) * 0.17
      return mark(
        [
          [x + Math.cos(way) * size * 0.2, y + Math.sin(way) * size * 0.2],
          [x + Math.cos(way) * size * 0.8, y + Math.sin(way) * size * 0.8],
        ],
        0.0013,
      )
    })
    wash(c(0.6, 0.12, 70), ribs, { load: 0.7, edge: 0, dry: 0.1, wobble: 0.001 })
    wash(
      c(0.6, 0.11, 85),
      [
        mark(
          [
            [x, y],
            [x - cos * size * 0.35 + sin * 0.01, y - sin * size * 0.35],
            [x - cos * size * 0.6 + sin * 0.04, y - sin * size * 0.6 - cos * 0.03],
          ],
          0.0045,
          (share) => 1 - share * 0.4,
        ),
      ],
      { load: 1, wobble: 0.001 },
    )
  }
})
