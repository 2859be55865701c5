import { curve } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { fruit, SHADE } from './motifs.ts'

/** Three persimmons and most of a sheet. */
export const paintPersimmons = onSheet((sheet) => {
  const { w, wash } = sheet
  wash(
    c(0.83, 0.035, 235),
    [
      [
        [-0.2, -0.2],
        [w + 0.2, -0.2],
        [w + 0.2, 0.34],
        [0.9, 0.42],
        [0.5, 0.36],
        [-0.2, 0.44],
      ],
    ],
    {
      second: c(0.84, 0.06, 80),
      run: (x) => 1.1 - x * 0.9,
      load: (x, y) => 1 - y * 1.7,
      soft: 0.034,
      cloud: 0.8,
      cloudSize: 0.36,
      blooms: [[1.16, 0.16, 0.13]],
    },
  )
  const spots = [
    [0.42, 0.56, 0.17, 0.12, 0.35],
    [0.8, 0.66, 0.195, -0.06, 0.65],
    [1.19, 0.5, 0.14, 0.2, 0.5],
  ] as const
  for (const [x, y, r] of spots)
    wash(
      SHADE,
      [
        curve(
          [
            [x - r * 0.5, y + r * 0.72],
            [x + r * 0.6, y + r * 0.6],
            [x + r * 1.75, y + r * 0.72],
            [x + r * 1.9, y + r * 0.86],
            [x + r * 0.8, y + r * 0.98],
            [x - r * 0.2, y + r * 0.92],
          ],
          { closed: true },
        ),
      ],
      { second: c(0.64, 0.13, 50), run: (px) => 1 - (px - x) / r, load: 0.85, soft: 0.006, lost: 0.5, edge: 0.4 },
    )
  for (const [x, y, r, turn, ripe] of spots) fruit(sheet, x, y, r, { turn, ripe })
})
