import { box, curve, path, type Point } from '../../../painting/outline.ts'
import { c, onSheet, type WetSheet } from '../sheet.ts'
import { INK, roof, SHADE } from './motifs.ts'

const TILE = c(0.5, 0.025, 255)

/** A window with its lattice left out of the dark. */
function window({ wash, mark }: WetSheet, frame: Point[]): void {
  const [a, b, d, e] = frame as [Point, Point, Point, Point]
  const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
    x + (toX - x) * share,
    y + (toY - y) * share,
  ]
  const bars = [0.33, 0.67].flatMap((share) => [
    mark([between(a, b, share), between(e, d, share)], 0.0022, () => 1),
    mark([between(a, e, share), between(b, d, share)], 0.0022, () => 1),
  ])
  wash(c(0.36, 0.04, 262), [frame], {
    holes: bars,
    second: c(0.5, 0.08, 45),
    run: (x) => x % 0.4,
    load: 0.8,
    edge: 0.6,
    wobble: 0.0012,
  })
}

/** Tiled roofs below the window, early. */
export const paintTileRoofs = onSheet((sheet) => {
  const { w, wash, mark } = sheet
  wash(c(0.88, 0.05, 80), [box(-0.2, -0.2, w + 0.2, 0.3)], {
    second: c(0.84, 0.035, 240),
    run: (x) => x * 0.9 - 0.1,
    load: (_, y) => 0.95 - y * 2.6,
    soft: 0.03,
    cloud: 0.6,
    cloudSize: 0.4,
  })
  // Towers of the new town, nearly gone in the haze.
  wash(c(0.78, 0.03, 250), [box(0.5, 0.02, 0.57, 0.25), box(0.6, 0.07, 0.65, 0.25), box(0.74, -0.05, 0.82, 0.22)], {
    load: (_, y) => 0.9 - y * 2.6,
    soft: 0.004,
    cloud: 0.5,
    edge: 0.5,
  })
  wash(
    c(0.56, 0.065, 150),
    [curve(path('0.9 0.3, 0.86 0.12, 0.93 0.02, 1.04 -0.06, 1.2 -0.03, 1.27 0.08, 1.2 0.3'), { closed: true })],
    {
      holes: [
        [
          [0.735, 0.153],
          [w + 0.1, 0.082],
          [w + 0.1, 0.5],
          [0.8, 0.5],
        ],
      ],
      second: c(0.7, 0.1, 105),
      run: (x) => x * 3 - 2.8,
      soft: 0.003,
      cloud: 0.9,
      cloudSize: 0.08,
      load: 0.9,
    },
  )
  // Behind: two roofs, their walls in the early sun.
  const corner: Point = [0.64, 0.31]
  roof(sheet, [[-0.1, 0.22], [0.47, 0.145], corner, [-0.1, 0.43]], TILE, 0.62, 30)
  wash(c(0.9, 0.05, 75), [path('-0.1 0.45, 0.615 0.325, 0.62 0.48, -0.1 0.65')], {
    second: c(0.86, 0.04, 40),
    load: 0.5,
    cloud: 0.5,
    cloudSize: 0.3,
    edge: 0.4,
  })
  wash(SHADE, [path('-0.1 0.447, 0.618 0.322, 0.618 0.362, -0.1 0.5')], { load: 0.7, edge: 0.3, soft: 0.002 })
  window(sheet, path('0.1 0.47, 0.19 0.454, 0.192 0.545, 0.102 0.563'))
  window(sheet, path('0.3 0.436, 0.38 0.422, 0.382 0.507, 0.302 0.523'))
  roof(
    sheet,
    [
      [0.74, 0.16],
      [w + 0.1, 0.09],
      [w + 0.1, 0.3],
      [0.9, 0.36],
    ],
    c(0.46, 0.03, 250),
    0.75,
    24,
  )
  wash(
    c(0.9, 0.045, 78),
    [
      [
        [0.93, 0.378],
        [w + 0.1, 0.315],
        [w + 0.1, 0.575],
        [0.955, 0.6],
      ],
    ],
    {
      load: 0.42,
      cloud: 0.5,
      cloudSize: 0.3,
      edge: 0.4,
    },
  )
  wash(
    SHADE,
    [
      [
        [0.93, 0.376],
        [w + 0.1, 0.312],
        [w + 0.1, 0.36],
        [0.936, 0.425],
      ],
    ],
    { load: 0.7, edge: 0.3, soft: 0.002 },
  )
  window(sheet, path('1.02 0.445, 1.09 0.438, 1.092 0.52, 1.022 0.528'))
  wash(INK, [path('1.15 0.43, 1.215 0.424, 1.218 0.586, 1.153 0.591')], {
    load: 0.75,
    second: c(0.5, 0.1, 40),
    run: (_, y) => (y - 0.4) * 6,
  })
  // The lane, still wet: paving that draws together, someone with an umbrella and what the stones keep of it.
  const lane: Point[] = [
    [0.72, 0.5],
    [0.955, 0.61],
    [w + 0.1, 0.59],
    [w + 0.1, 1.1],
    [0.68, 1.12],
    [1.3, 0.84],
    [0.88, 0.47],
  ]
  wash(c(0.84, 0.025, 245), [lane], {
    second: c(0.86, 0.045, 75),
    run: (_, y) => (y - 0.6) * 1.6,
    load: (x, y) => 0.3 + (y - 0.6) * 0.6,
    cloud: 0.7,
    cloudSize: 0.2,
    edge: 0.4,
    blooms: [[1.38, 0.96, 0.07]],
  })
  wash(
    SHADE,
    [
      mark(path('1.14 0.655, 1.3 0.65, 1.46 0.642'), 0.0018, () => 1),
      mark(path('1.22 0.73, 1.34 0.722, 1.46 0.716'), 0.002, () => 1),
      mark(path('1.31 0.82, 1.4 0.812, 1.46 0.808'), 0.0022, () => 1),
      mark(path('1.27 0.93, 1.38 0.925, 1.46 0.92'), 0.0024, () => 1),
      mark(path('1.36 0.65, 1.38 0.72'), 0.0016),
      mark(path('1.33 0.723, 1.36 0.815'), 0.0018),
      mark(path('1.41 0.812, 1.44 0.92'), 0.002),
    ],
    { load: 0.45, edge: 0, wobble: 0.002 },
  )
  wash(SHADE, [mark(path('1.225 0.772, 1.275 0.778, 1.335 0.77'), 0.012)], { load: 0.6, soft: 0.003 })
  wash(
    c(0.58, 0.18, 27),
    [
      curve(
        path(
          '1.193 0.648, 1.203 0.613, 1.232 0.588, 1.275 0.578, 1.318 0.59, 1.347 0.618, 1.355 0.65, 1.328 0.638, 1.302 0.648, 1.275 0.638, 1.248 0.648, 1.22 0.638',
        ),
        { closed: true, steps: 4 },
      ),
    ],
    { second: c(0.46, 0.16, 18), run: (x) => (x - 1.193) * 6, edge: 1, load: 1.05, wobble: 0.0015 },
  )
  wash(
    c(0.34, 0.05, 265),
    [
      curve(path('1.262 0.645, 1.288 0.645, 1.296 0.69, 1.305 0.742, 1.275 0.748, 1.245 0.742, 1.254 0.69'), {
        closed: true,
        steps: 4,
      }),
      mark(path('1.265 0.735, 1.264 0.755, 1.261 0.772'), 0.006, () => 1),
      mark(path('1.285 0.735, 1.287 0.755, 1.289 0.77'), 0.006, () => 1),
    ],
    { load: 0.9, wobble: 0.0015 },
  )
  // In front: the roof one could step out on.
  const [left, right]: [Point, Point] = [
    [-0.9, 0.84],
    [0.86, 0.455],
  ]
  roof(sheet, [left, right, [1.28, 0.82], [-0.6, 1.685]], c(0.44, 0.03, 258), 0.95, 62)
  // Its ridge: a row of tiles on edge.
  const ridge = Array.from({ length: 114 }, (_, at): Point => {
    const share = at / 113
    return [left[0] + (right[0] - left[0]) * share, left[1] + (right[1] - left[1]) * share]
  })
    .filter(([x]) => x < 0.475 || x > 0.565)
    .map(([x, y]) =>
      mark(
        [
          [x + 0.002, y - 0.024],
          [x + 0.006, y - 0.004],
        ],
        0.0062,
        () => 1,
      ),
    )
  wash(c(0.4, 0.03, 262), ridge, { second: c(0.5, 0.05, 50), run: (x) => x, load: 0.75, edge: 0.6, wobble: 0.0012 })
  // The cat on the ridge, from behind.
  wash(
    c(0.2, 0.015, 280),
    [
      curve(
        path(
          '0.486 0.548, 0.476 0.51, 0.482 0.468, 0.496 0.436, 0.5 0.414, 0.494 0.4, 0.491 0.382, 0.494 0.366, 0.493 0.342, 0.507 0.358, 0.523 0.355, 0.539 0.358, 0.553 0.342, 0.552 0.367, 0.555 0.383, 0.552 0.401, 0.546 0.415, 0.552 0.437, 0.567 0.468, 0.574 0.508, 0.564 0.538',
        ),
        { closed: true, steps: 4 },
      ),
      mark(path('0.556 0.528, 0.592 0.55, 0.604 0.59, 0.59 0.622, 0.572 0.625'), 0.0085, (share) => 1 - share * 0.35),
    ],
    { second: c(0.3, 0.04, 50), run: (_, y) => (y - 0.35) * 2, load: 1.1, edge: 0.4, wobble: 0.0012 },
  )
  // Wires, and who sits on them.
  wash(
    INK,
    [
      mark(
        [
          [-0.05, 0.1],
          [0.5, 0.15],
          [w + 0.05, 0.06],
        ],
        0.0015,
        () => 1,
      ),
      mark(
        [
          [-0.05, 0.13],
          [0.6, 0.18],
          [w + 0.05, 0.11],
        ],
        0.0013,
        () => 1,
      ),
    ],
    { load: 0.75, dry: 0.15, edge: 0, wobble: 0.001 },
  )
  for (const [x, y] of [
    [0.24, 0.145],
    [0.27, 0.148],
    [0.36, 0.156],
  ] as const)
    wash(
      INK,
      [
        mark(
          [
            [x - 0.014, y - 0.002],
            [x, y - 0.011],
            [x + 0.011, y - 0.016],
          ],
          0.0065,
        ),
      ],
      { load: 1.3, wobble: 0.001 },
    )
})
