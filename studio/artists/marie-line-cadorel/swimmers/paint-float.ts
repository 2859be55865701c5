import { curve, oval, path, place, type Point } from '../../../painting/outline.ts'
import { c, onTable } from '../cutting-table.ts'
import { CORAL, SKIN } from './motifs.ts'

/** Floating on her back over a bright bottom. */
export const paintFloat = onTable(({ w, h, lots, ground, lay, strip }) => {
  ground(c(0.62, 0.085, 205), { brush: 0.6 })
  // A body around 0, head up: the same pieces serve for the shadow on the sand.
  const turn = 0.72
  const at = (x: number, y: number, shape: readonly Point[], size = 1) => place(shape, x, y, { turn, size })
  const limbs = (size: number): Point[][] => [
    strip(path('-0.085 -0.17, -0.22 -0.2, -0.36 -0.32, -0.43 -0.42'), 0.04 * size, 0.018 * size),
    strip(path('0.085 -0.17, 0.23 -0.17, 0.36 -0.25, 0.46 -0.27'), 0.04 * size, 0.018 * size),
    strip(path('-0.055 0.13, -0.1 0.3, -0.13 0.46, -0.19 0.6'), 0.062 * size, 0.022 * size),
    strip(path('0.055 0.13, 0.13 0.28, 0.2 0.42, 0.21 0.58'), 0.062 * size, 0.022 * size),
  ]
  const trunk = curve(
    path(
      '-0.1 -0.2, 0 -0.215, 0.1 -0.2, 0.105 -0.08, 0.078 0.02, 0.112 0.14, 0.06 0.19, 0 0.17, -0.06 0.19, -0.112 0.14, -0.078 0.02, -0.105 -0.08',
    ),
    { closed: true },
  )
  const [sx, sy] = [0.6, 0.64]
  lay(
    c(0.36, 0.085, 240),
    [...limbs(1), trunk, oval(0, -0.29, 0.075, 0.085)].map((shape) => at(sx, sy, shape, 0.94)),
    { lift: 0.2, bite: 0.05 },
  )
  // The net of light: one large sheet, cut out.
  const holes: Point[][] = []
  const step = 0.155
  for (let row = -1; row < 9; row++) {
    for (let column = -1; column < 9; column++) {
      const [x, y] = [
        (column + (row % 2 ? 0.5 : 0)) * step + lots.bell() * 0.014,
        row * step * 0.88 + lots.bell() * 0.014,
      ]
      const points = Array.from({ length: 6 }, (_, corner): Point => {
        const way = (corner / 6) * Math.PI * 2 + 0.5 + lots.bell() * 0.16
        const reach = step * 0.43 * lots.between(0.84, 1.08)
        return [x + Math.cos(way) * reach * 1.04, y + Math.sin(way) * reach * 0.96]
      })
      holes.push(curve(points, { closed: true, steps: 4 }))
    }
  }
  lay(
    c(0.86, 0.055, 190),
    [
      [
        [-0.1, -0.1],
        [w + 0.1, -0.1],
        [w + 0.1, h + 0.1],
        [-0.1, h + 0.1],
      ],
    ],
    { holes, lift: 0.8, bite: 0.018, stroke: 0.6 },
  )
  const [x, y] = [0.47, 0.48]
  const hair = Array.from({ length: 11 }, (_, lock) => {
    const way = -Math.PI / 2 + (lock - 5) * 0.33
    return strip(
      [
        [0, -0.3],
        [Math.cos(way) * 0.09, -0.3 + Math.sin(way) * 0.09],
        [Math.cos(way + 0.2) * 0.16, -0.3 + Math.sin(way + 0.2) * 0.15],
      ],
      0.028,
      0.004,
    )
  })
  lay(
    c(0.17, 0.02, 45),
    hair.map((shape) => at(x, y, shape)),
    { lift: 1 },
  )
  lay(
    SKIN[1],
    limbs(1).map((shape) => at(x, y, shape)),
    { lift: 1.6, brush: turn + 1.5 },
  )
  lay(SKIN[1], [at(x, y, trunk), at(x, y, strip(path('0 -0.18, 0 -0.25'), 0.034))], { lift: 1.2, brush: turn + 1.5 })
  lay(SKIN[2], [at(x, y, oval(0, -0.295, 0.062, 0.076))], { lift: 1 })
  const suit = curve(
    path(
      '-0.07 -0.13, -0.03 -0.09, 0.03 -0.09, 0.07 -0.13, 0.098 -0.08, 0.078 0.02, 0.108 0.12, 0.03 0.18, 0 0.185, -0.03 0.18, -0.108 0.12, -0.078 0.02, -0.098 -0.08',
    ),
    { closed: true },
  )
  lay(CORAL, [at(x, y, suit)], { lift: 0.5, brush: turn })
})
