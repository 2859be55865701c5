import type { Rgb } from '../../../painting/color.ts'
import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INK, SHADE, shirt } from './motifs.ts'

const trousers = (x: number, y: number, size: number): Point[] =>
  path('-0.2 0, 0.2 0, 0.24 0.5, 0.27 1.15, 0.09 1.16, 0.02 0.4, -0.06 1.17, -0.25 1.14, -0.22 0.5').map(
    ([px, py]): Point => [x + px * size, y + py * size],
  )

/** The balcony across the way: six things on one line. */
export const paintLaundryLine = onSheet((sheet) => {
  const { w, h, wash, mark, lots } = sheet
  const line = (x: number) => 0.2 + Math.sin((x / w) * Math.PI) * 0.035
  const white = [
    shirt(0.27, line(0.27), 0.42, 0.03),
    curve(
      [
        [1.02, line(1.02)],
        [1.22, line(1.22)],
        [1.24, 0.5],
        [1.21, 0.66],
        [1.1, 0.64],
        [1.02, 0.67],
        [1.01, 0.44],
      ],
      { closed: true, steps: 4 },
    ),
  ]
  const clothes: [shape: Point[], color: Rgb, second: Rgb, load: number][] = [
    [trousers(0.56, line(0.56), 0.37), c(0.45, 0.1, 258), c(0.36, 0.06, 265), 1],
    [shirt(0.84, line(0.84), 0.34, -0.02), c(0.62, 0.17, 28), c(0.52, 0.17, 15), 1.05],
    [
      curve(
        [
          [1.29, line(1.29)],
          [1.41, line(1.41)],
          [1.43, 0.42],
          [1.42, 0.52],
          [1.3, 0.53],
        ],
        { closed: true, steps: 3 },
      ),
      c(0.82, 0.12, 92),
      c(0.7, 0.12, 70),
      0.95,
    ],
  ]
  wash(c(0.76, 0.06, 85), [box(-0.2, -0.2, w + 0.2, h + 0.2)], {
    second: c(0.66, 0.05, 250),
    run: (x, y) => y * 0.9 - 0.15 + x * 0.1,
    load: (x, y) => 0.75 + (1 - y) * 0.25 + x * 0.1,
    cloud: 0.6,
    cloudSize: 0.35,
    edge: 0.3,
    holes: [...white, ...clothes.map(([shape]) => shape)],
    blooms: [[0.62, 0.86, 0.13]],
    wobble: 0.003,
  })
  // Stains down the wall from the sill above.
  wash(
    SHADE,
    Array.from({ length: 7 }, (_, at) =>
      mark(
        [
          [0.08 + at * 0.21 + lots.bell() * 0.03, -0.02],
          [0.09 + at * 0.21, 0.3],
          [0.085 + at * 0.21, lots.between(0.4, 0.75)],
        ],
        lots.between(0.006, 0.016),
        (share) => 1 - share,
      ),
    ),
    { load: 0.35, soft: 0.004, holes: [...white, ...clothes.map(([shape]) => shape)] },
  )
  // Shadows on the wall first, a little lower and to the right.
  const shift = (shape: Point[]) => shape.map(([x, y]): Point => [x + 0.035, y + 0.04])
  wash(SHADE, [...clothes.map(([shape]) => shape), ...white].map(shift), {
    load: 0.62,
    soft: 0.005,
    holes: [...white, ...clothes.map(([shape]) => shape)],
    cloud: 0.4,
  })
  for (const [shape, color, second, load] of clothes) {
    const [left, top] = [Math.min(...shape.map(([x]) => x)), Math.min(...shape.map(([, y]) => y))]
    wash(color, [shape], {
      second,
      run: (x, y) => (x - left) * 1.6 + (y - top) * 0.8 - 0.1,
      load: (x, y) => load * (0.8 + (y - top) * 0.7),
      cloud: 0.5,
      cloudSize: 0.1,
      edge: 1,
      lost: 0.12,
      blooms: lots.chance(0.5) ? [[left + 0.12, top + 0.25, 0.05]] : [],
    })
  }
  // Folds in the white things, a stripe in the towel.
  wash(
    c(0.76, 0.035, 250),
    [
      mark(path('0.2 0.27, 0.22 0.42, 0.2 0.6'), 0.018),
      mark(path('0.31 0.3, 0.33 0.46, 0.34 0.62'), 0.022),
      mark(path('0.1 0.34, 0.13 0.4'), 0.014),
    ],
    { load: 0.75, soft: 0.004, lost: 0.5, edge: 0.4 },
  )
  wash(
    c(0.7, 0.035, 258),
    [
      mark(
        [
          [0.215, line(0.2) + 0.022],
          [0.27, line(0.27) + 0.032],
          [0.325, line(0.33) + 0.02],
        ],
        0.008,
      ),
    ],
    { load: 0.8 },
  )
  wash(
    c(0.5, 0.11, 258),
    [box(1.02, 0.42, 1.235, 0.436), box(1.02, 0.455, 1.23, 0.462), box(1.025, 0.56, 1.22, 0.574)],
    { load: 0.8, lost: 0.15, edge: 0.7 },
  )
  wash(
    c(0.76, 0.03, 250),
    [mark(path('1.07 0.3, 1.08 0.46, 1.06 0.62'), 0.016), mark(path('1.18 0.3, 1.18 0.5'), 0.012)],
    { load: 0.7, soft: 0.005 },
  )
  wash(
    INK,
    [
      mark(
        [
          [-0.05, 0.195],
          [w * 0.3, line(w * 0.3)],
          [w * 0.6, line(w * 0.6)],
          [w + 0.05, 0.196],
        ],
        0.0022,
        () => 1,
      ),
    ],
    { load: 1, dry: 0.1, edge: 0, wobble: 0.001 },
  )
  const pegs = [0.2, 0.34, 0.49, 0.63, 0.76, 0.92, 1.04, 1.2, 1.31, 1.4].map((x) =>
    mark(
      [
        [x, line(x) - 0.012],
        [x + 0.002, line(x) + 0.02],
      ],
      0.005,
      () => 1,
    ),
  )
  wash(c(0.55, 0.1, 60), pegs, { load: 1, edge: 0.6, wobble: 0.001 })
})
