import { box, curve, path } from '../../../painting/outline.ts'
import { c, onSheet } from '../sheet.ts'
import { INK, roof, SHADE } from './motifs.ts'

const TILE = c(0.5, 0.025, 255)

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
          [0.735, 0.163],
          [w + 0.1, 0.092],
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
  // Behind: two roofs and the light between them.
  roof(
    sheet,
    [
      [-0.1, 0.24],
      [0.5, 0.16],
      [0.68, 0.34],
      [-0.1, 0.47],
    ],
    TILE,
    0.6,
    30,
  )
  wash(SHADE, [path('-0.1 0.48, 0.67 0.35, 0.67 0.42, -0.1 0.58')], {
    load: (x, y) => 0.85 - (y - 0.5 + x * 0.18) * 5,
    edge: 0.4,
  })
  roof(
    sheet,
    [
      [0.74, 0.17],
      [w + 0.1, 0.1],
      [w + 0.1, 0.31],
      [0.9, 0.38],
    ],
    c(0.46, 0.03, 250),
    0.75,
    26,
  )
  wash(
    SHADE,
    [
      [
        [0.92, 0.385],
        [w + 0.1, 0.32],
        [w + 0.1, 0.39],
        [0.96, 0.47],
      ],
    ],
    { load: (_, y) => 0.95 - (y - 0.33) * 5, edge: 0.4 },
  )
  wash(
    INK,
    [path('1.06 0.44, 1.11 0.435, 1.115 0.54, 1.065 0.55'), path('1.24 0.42, 1.3 0.415, 1.305 0.52, 1.245 0.53')],
    { load: 0.75, second: c(0.5, 0.1, 40), run: (_, y) => (y - 0.4) * 6 },
  )
  // The lane, wet; someone with an umbrella.
  wash(
    c(0.8, 0.03, 250),
    [
      [
        [1.02, 0.62],
        [w + 0.1, 0.56],
        [w + 0.1, 1.1],
        [1.2, 1.1],
        [1.28, 0.86],
      ],
    ],
    {
      second: c(0.82, 0.05, 75),
      run: (_, y) => (y - 0.6) * 1.6,
      load: (x, y) => 0.35 + (y - 0.6) * 0.8,
      cloud: 0.8,
      cloudSize: 0.2,
      edge: 0.4,
      blooms: [[1.34, 0.92, 0.07]],
    },
  )
  wash(
    c(0.58, 0.18, 27),
    [curve(path('1.195 0.635, 1.21 0.6, 1.255 0.58, 1.3 0.6, 1.315 0.63, 1.255 0.625'), { closed: true })],
    { second: c(0.46, 0.16, 18), run: (x) => (x - 1.195) * 8, edge: 1, load: 1.05, wobble: 0.002 },
  )
  wash(
    INK,
    [
      mark(path('1.255 0.63, 1.258 0.675, 1.25 0.715'), 0.017),
      mark(path('1.245 0.705, 1.243 0.74'), 0.006),
      mark(path('1.26 0.705, 1.265 0.737'), 0.006),
    ],
    { load: 0.95, wobble: 0.002 },
  )
  wash(c(0.62, 0.1, 25), [mark(path('1.25 0.755, 1.255 0.795, 1.251 0.835'), 0.012)], { load: 0.4, soft: 0.006 })
  // In front: the roof one could step out on.
  roof(
    sheet,
    [
      [-0.1, 0.68],
      [0.86, 0.45],
      [1.27, 0.8],
      [0.3, 1.2],
    ],
    c(0.42, 0.03, 262),
    1.05,
    38,
  )
  wash(INK, [mark(path('-0.05 0.655, 0.4 0.545, 0.87 0.432'), 0.009, () => 1)], {
    second: c(0.5, 0.05, 50),
    run: (x) => x,
    load: 0.8,
    dry: 0.3,
    wobble: 0.003,
  })
  // The cat on the ridge.
  wash(
    c(0.2, 0.015, 280),
    [
      curve(
        path(
          '0.5 0.525, 0.495 0.47, 0.515 0.43, 0.525 0.395, 0.52 0.362, 0.533 0.377, 0.548 0.374, 0.556 0.358, 0.562 0.392, 0.556 0.42, 0.572 0.46, 0.573 0.508',
        ),
        { closed: true, steps: 5 },
      ),
      mark(path('0.505 0.515, 0.46 0.545, 0.455 0.58, 0.475 0.585'), 0.008, () => 1),
    ],
    { load: 1.15, edge: 0.4, wobble: 0.002 },
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
    [0.24, 0.13],
    [0.27, 0.133],
    [0.36, 0.14],
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
