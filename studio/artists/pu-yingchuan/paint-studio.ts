import { hypot } from '../../painting/arithmetic.ts'
import { smoothstep } from '../../painting/color.ts'
import { box, curve, oval, path, type Point } from '../../painting/outline.ts'
import { c, onSheet } from './sheet.ts'

const SHADE = c(0.6, 0.055, 275)
const INK = c(0.3, 0.03, 265)

/** The table at the north window: two jars, brushes, a paint box, a sheet just begun. */
export const paintStudio = onSheet(({ w, h, wash, mark, lift, lots }) => {
  const sheet: Point[] = path('0.1 0.92, 0.6 0.86, 0.74 1.12, 0.2 1.2')
  const jars = [
    [0.3, 0.52],
    [0.52, 0.56],
  ] as const
  const jar = (x: number, y: number): Point[] =>
    curve(
      [
        [x - 0.085, y],
        [x + 0.085, y],
        [x + 0.088, y + 0.12],
        [x + 0.078, y + 0.2],
        [x - 0.078, y + 0.2],
        [x - 0.088, y + 0.12],
      ],
      { closed: true, steps: 4 },
    )
  const pot = curve(path('0.7 0.48, 0.9 0.48, 0.91 0.62, 0.88 0.74, 0.72 0.74, 0.69 0.62'), { closed: true, steps: 4 })
  const kept = [...jars.map(([x, y]) => jar(x, y)), pot]
  // The window, its light, the roofs outside.
  wash(c(0.8, 0.035, 240), [box(0.1, -0.1, 0.46, 0.5), box(0.5, -0.1, 0.9, 0.5)], {
    second: c(0.72, 0.06, 150),
    run: (_, y) => y * 1.3 - 0.2,
    load: (_, y) => 1 - y * 0.9,
    cloud: 0.9,
    cloudSize: 0.22,
    edge: 0.6,
    blooms: [[0.68, 0.14, 0.1]],
  })
  wash(
    c(0.56, 0.04, 255),
    [path('0.1 0.36, 0.28 0.31, 0.46 0.37, 0.46 0.5, 0.1 0.5'), path('0.5 0.4, 0.72 0.34, 0.9 0.4, 0.9 0.5, 0.5 0.5')],
    { load: (_, y) => 1.1 - (y - 0.3) * 4, cloud: 0.6, cloudSize: 0.1, holes: kept, soft: 0.003 },
  )
  lift(
    Array.from({ length: 26 }, () => {
      const [x, y, long] = [lots.between(0.1, 0.9), lots.between(-0.05, 0.25), lots.between(0.06, 0.2)]
      return mark(
        [
          [x, y],
          [x - 0.01, y + long * 0.5],
          [x - 0.014, y + long],
        ],
        0.0022,
      )
    }),
    0.5,
    0.002,
  )
  wash(
    c(0.6, 0.06, 60),
    [box(0.075, -0.1, 0.1, 0.52), box(0.46, -0.1, 0.5, 0.52), box(0.9, -0.1, 0.93, 0.52), box(0.05, 0.5, 0.95, 0.535)],
    { load: 0.7, lost: 0.2, edge: 0.8, holes: kept },
  )
  wash(c(0.68, 0.09, 62), [box(-0.1, 0.55, w + 0.1, h + 0.1)], {
    second: c(0.58, 0.09, 42),
    run: (x, y) => x * 0.6 + (y - 0.55) * 0.3 - 0.1,
    load: (x, y) => 0.35 + (y - 0.55) * 0.5,
    cloud: 0.6,
    cloudSize: 0.3,
    edge: 0.5,
    holes: [...kept, sheet],
    blooms: [[0.88, 1.1, 0.1]],
  })
  for (const [x, y] of jars)
    wash(
      SHADE,
      [
        curve(
          [
            [x + 0.02, y + 0.19],
            [x + 0.16, y + 0.18],
            [x + 0.24, y + 0.21],
            [x + 0.1, y + 0.23],
          ],
          { closed: true },
        ),
      ],
      { load: 0.7, soft: 0.005, holes: kept },
    )
  // Clear water, and water that has worked.
  for (const [at, [x, y]] of jars.entries()) {
    wash(
      at === 0 ? c(0.84, 0.03, 225) : c(0.62, 0.07, 200),
      [
        curve(
          [
            [x - 0.082, y + 0.06],
            [x, y + 0.075],
            [x + 0.082, y + 0.06],
            [x + 0.085, y + 0.13],
            [x + 0.074, y + 0.192],
            [x - 0.074, y + 0.192],
            [x - 0.085, y + 0.13],
          ],
          { closed: true, steps: 4 },
        ),
      ],
      {
        second: at === 0 ? c(0.86, 0.03, 80) : c(0.6, 0.12, 45),
        run: (px, py) => (py - y) * 4 - 0.2,
        load: (px) => 0.4 + Math.abs(px - x + 0.02) * 7,
        cloud: 0.8,
        cloudSize: 0.08,
        edge: 0.9,
      },
    )
    wash(SHADE, [mark(oval(x, y + 0.004, 0.086, 0.018, 0, 30), 0.0028, () => 1)], {
      load: 0.7,
      dry: 0.1,
      wobble: 0.001,
    })
    wash(
      SHADE,
      [
        mark(
          [
            [x - 0.086, y],
            [x - 0.088, y + 0.1],
            [x - 0.078, y + 0.198],
            [x, y + 0.205],
            [x + 0.078, y + 0.198],
            [x + 0.088, y + 0.1],
            [x + 0.086, y],
          ],
          0.0025,
          () => 1,
        ),
      ],
      { load: 0.6, dry: 0.15, wobble: 0.001 },
    )
  }
  // Brushes in the blue pot.
  for (const [x, lean, hair] of [
    [0.75, -0.1, 0],
    [0.79, -0.02, 1],
    [0.83, 0.05, 0],
    [0.87, 0.12, 2],
  ] as const) {
    wash(
      c(0.5, 0.1, 45),
      [
        mark(
          [
            [x, 0.5],
            [x + lean * 0.5, 0.3],
            [x + lean, 0.15],
          ],
          0.007,
          () => 1,
        ),
      ],
      { second: c(0.35, 0.06, 40), run: (_, y) => y * 2 - 0.4, load: 1.1, edge: 0.7, wobble: 0.001 },
    )
    wash(
      [c(0.4, 0.05, 60), INK, c(0.55, 0.15, 35)][hair] ?? INK,
      [
        mark(
          [
            [x + lean, 0.16],
            [x + lean * 1.12, 0.1],
            [x + lean * 1.22, 0.045],
          ],
          0.017,
          (share) => Math.sin(Math.PI * (0.25 + share * 0.75)) ** 0.7,
        ),
      ],
      { load: 1.05, lost: 0.15 },
    )
  }
  wash(c(0.5, 0.12, 262), [pot], {
    second: c(0.4, 0.1, 270),
    run: (x) => (x - 0.7) * 4,
    load: (x, y) => 0.2 + smoothstep(0.01, 0.05, hypot((x - 0.74) * 1.3, (y - 0.58) * 0.45)) * 0.9,
    cloud: 0.4,
    cloudSize: 0.12,
    edge: 1,
  })
  // The sheet: one persimmon, half done.
  wash(SHADE, [path('0.2 1.2, 0.74 1.12, 0.755 1.14, 0.21 1.23')], { load: 0.8, soft: 0.004 })
  wash(c(0.78, 0.15, 68), [oval(0.42, 1.02, 0.075, 0.058, -0.1)], {
    second: c(0.6, 0.18, 40),
    run: (x, y) => (x - 0.42 + y - 1.02) * 5 + 0.3,
    load: (x, y) => 0.2 + smoothstep(0.01, 0.04, hypot(x - 0.4, (y - 1) * 1.3)),
    edge: 1,
    blooms: [[0.45, 1.04, 0.03]],
  })
  wash(c(0.84, 0.03, 235), [curve(path('0.22 0.94, 0.5 0.9, 0.6 0.93, 0.4 0.96'), { closed: true })], {
    load: 0.8,
    soft: 0.014,
    cloud: 0.6,
  })
  // The box of colours.
  wash(INK, [path('0.76 0.9, 0.98 0.88, 1.02 1.0, 0.79 1.03')], {
    load: 0.55,
    edge: 0.8,
    holes: Array.from({ length: 8 }, (_, at) => {
      const [x, y] = [0.795 + (at % 4) * 0.052, 0.925 + Math.floor(at / 4) * 0.05 - (at % 4) * 0.005]
      return box(x, y, x + 0.04, y + 0.036)
    }),
  })
  for (const [at, color] of [
    c(0.82, 0.14, 95),
    c(0.66, 0.16, 55),
    c(0.55, 0.18, 28),
    c(0.45, 0.1, 350),
    c(0.45, 0.13, 262),
    c(0.62, 0.1, 220),
    c(0.5, 0.09, 150),
    c(0.5, 0.08, 60),
  ].entries()) {
    const [x, y] = [0.8 + (at % 4) * 0.052, 0.93 + Math.floor(at / 4) * 0.05 - (at % 4) * 0.005]
    wash(color, [box(x, y, x + 0.032, y + 0.028)], { load: 1.1, edge: 0.8, wobble: 0.002 })
  }
  wash(c(0.42, 0.09, 42), [mark(path('0.66 1.0, 0.82 1.09, 0.96 1.17'), 0.008, (share) => 1 - share * 0.5)], {
    load: 1.1,
    edge: 0.7,
    wobble: 0.001,
  })
  wash(c(0.5, 0.16, 40), [mark(path('0.67 1.005, 0.63 0.985, 0.6 0.975'), 0.013)], { load: 1 })
})
